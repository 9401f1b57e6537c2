import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { markedMessages } from "./scripts/languages/marked-messages.mjs";

/** Entry points of the server build, by output file name. */
const serverEntries = {
  main: "src/server/main.ts",
  command: "src/server/command.ts",
  worker: "src/server/worker.ts",
  "database-worker": "src/db/embedded/worker.ts",
  "document-worker": "src/integrations/documents/document-worker.ts",
};

/** Packages that can't be bundled, because they are native or load their own files at run time. */
const externalPackages = [
  ...["@electric-sql/pglite", "@napi-rs/canvas", "@node-rs/argon2", "sharp"],
  ...["@react-pdf/renderer", "pdfjs-dist", "pg", "pino", "react-email"],
];

/** React Router expects one entry and sets its name. This gives each entry its own name and allows shared chunks. */
const namedServerEntries: Plugin = {
  name: "named-server-entries",
  enforce: "post",
  configResolved(config) {
    const options = config.environments.ssr?.build.rolldownOptions;
    if (options)
      options.output = { ...options.output, entryFileNames: "[name].js", chunkFileNames: "chunks/[name]-[hash].js" };
  },
};

/**
 * Groups for code splitting: modules that many pages load, and messages that several pages share. Without them a page
 * would load some fifty scripts, most with one message, and each costs a phone a round trip. The groups must import only
 * from themselves and each other, because a circular import would run one script before its imports.
 */
const sharedScripts = [
  { name: "frame", minShareCount: 8, priority: 2 },
  { name: "words", test: /[\\/]src[\\/]messages[\\/]/, minShareCount: 2, priority: 1 },
];

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), namedServerEntries, markedMessages as Plugin],
  // Off, because every page would load the preload lists of scripts it may never need. React Router preloads pages itself.
  build: { assetsDir: "build", target: "es2022", assetsInlineLimit: 0, modulePreload: false },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: sharedScripts } } } } },
    ssr: {
      build: { rolldownOptions: { input: serverEntries } },
      // Bundles dependencies, because resolving some 1,600 files at startup takes longer than running them.
      ...(command === "build" && { resolve: { noExternal: true, external: externalPackages } }),
    },
  },
}));
