import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { markedMessages } from "./scripts/languages/marked-messages.mjs";

/** The programs that the server's build consists of, by the name of their file. */
const programs = {
  main: "src/server/main.ts",
  command: "src/server/command.ts",
  worker: "src/server/worker.ts",
  "database-worker": "src/db/embedded/worker.ts",
  "document-worker": "src/integrations/documents/document-worker.ts",
};

/** What cannot be packed into the programs: parts in machine code, and what finds its own files beside it. */
const besidePrograms = [
  ...["@electric-sql/pglite", "@napi-rs/canvas", "@node-rs/argon2", "sharp"],
  ...["@react-pdf/renderer", "pdfjs-dist", "pg", "pino", "react-email"],
];

/** React Router names the one entry it expects; ours keep their names, and share what they have in common. */
const namedPrograms: Plugin = {
  name: "named-programs",
  enforce: "post",
  configResolved(config) {
    const options = config.environments.ssr?.build.rolldownOptions;
    if (options)
      options.output = { ...options.output, entryFileNames: "[name].js", chunkFileNames: "chunks/[name]-[hash].js" };
  },
};

/**
 * What many pages load is one script, and the words that some share are another: each script costs a visitor on a phone a
 * way there and back, and without these groups there would be fifty a page, most of them of one message. Neither group
 * needs anything outside itself and the other: of scripts that need each other, one is run too early.
 */
const sharedScripts = [
  { name: "frame", minShareCount: 8, priority: 2 },
  { name: "words", test: /[\\/]src[\\/]messages[\\/]/, minShareCount: 2, priority: 1 },
];

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), namedPrograms, markedMessages as Plugin],
  // Lists of what a part loaded later needs would be loaded first, by everyone; pages' own preloads are React Router's.
  build: { assetsDir: "build", target: "es2022", assetsInlineLimit: 0, modulePreload: false },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: sharedScripts } } } } },
    ssr: {
      build: { rolldownOptions: { input: programs } },
      // A start would else look for some 1,600 files on the disk, which takes longer than to run them.
      ...(command === "build" && { resolve: { noExternal: true, external: besidePrograms } }),
    },
  },
}));
