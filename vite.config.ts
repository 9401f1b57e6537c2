import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { markedMessages } from "./scripts/languages/marked-messages.mjs";
import { externalPackages } from "./scripts/release/external-packages.mjs";

/** Entry points of the server build, by output file name. */
const serverEntries = {
  main: "src/server/main.ts",
  command: "src/server/command.ts",
  worker: "src/server/worker.ts",
  "database-worker": "src/db/embedded/worker.ts",
  "document-worker": "src/integrations/documents/document-worker.ts",
};

/**
 * Puts messages that several scripts share into one script. Otherwise there would be a script for each message, and each
 * costs a phone a round trip.
 */
const sharedScripts = [{ name: "messages", test: /[\\/]src[\\/]messages[\\/]/, minShareCount: 2 }];

/**
 * Replaces Vite's function around every dynamic import, which loads the import's stylesheets first: the site has one
 * stylesheet, and every page links it.
 */
const plainImports: Plugin = {
  name: "plain-imports",
  enforce: "pre",
  load: (id) => (id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : undefined),
};

/**
 * How server files are written. Their sources stay in memory, where V8 takes two bytes per character for a file with any
 * beyond Latin-1: escaped and without comments, they take about half.
 */
const serverSources = {
  comments: { legal: true, annotation: false, jsdoc: false },
  minify: { compress: false, mangle: false, codegen: { removeWhitespace: false, asciiOnly: true } },
} as const;

/** A build is made beside the one being served and then renamed into place (`scripts/run.mjs`). */
const out = process.env.BUILD_DIRECTORY ?? "build";

/** The site's own script and its islands, and the server's programs. The desk has its own bundle. */
export default defineConfig(({ command }) => ({
  appType: "custom",
  plugins: [tailwindcss(), markedMessages as Plugin, plainImports],
  build: { assetsDir: "build", target: "es2022", assetsInlineLimit: 0, modulePreload: false },
  builder: {
    async buildApp({ build, environments }) {
      for (const name of ["client", "ssr"]) await build(environments[name]!);
    },
  },
  environments: {
    client: {
      build: {
        outDir: join(out, "client"),
        emptyOutDir: true,
        // The server finds the script and the stylesheet by it.
        manifest: "build/manifest.json",
        rolldownOptions: {
          input: ["src/web/enhance/main.ts", "src/web/browser/push-worker.ts"],
          output: { codeSplitting: { groups: sharedScripts } },
        },
      },
    },
    ssr: {
      build: {
        outDir: join(out, "server"),
        emptyOutDir: true,
        ssr: true,
        copyPublicDir: false,
        rolldownOptions: {
          input: serverEntries,
          output: { entryFileNames: "[name].js", chunkFileNames: "chunks/[name]-[hash].js", ...serverSources },
        },
      },
      // Bundles dependencies, because resolving some 1,600 files at startup takes longer than running them.
      ...(command === "build" && { resolve: { noExternal: true, external: externalPackages } }),
    },
  },
}));
