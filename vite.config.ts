import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";

/** The programs that the server's build consists of, by the name of their file. */
const programs = {
  main: "src/server/main.ts",
  command: "src/server/command.ts",
  "database-worker": "src/db/embedded/worker.ts",
};

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

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), namedPrograms],
  // Lists of what a part loaded later needs would be loaded first, by everyone; pages' own preloads are React Router's.
  build: { assetsDir: "build", target: "es2022", assetsInlineLimit: 0, modulePreload: false },
  environments: { ssr: { build: { rolldownOptions: { input: programs } } } },
});
