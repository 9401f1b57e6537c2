import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { markedMessages } from "./scripts/languages/marked-messages.mjs";

/** The desk's own bundle, beside the site's in what browsers are sent; the server finds it by its manifest. */
export default defineConfig({
  publicDir: false,
  plugins: [tailwindcss(), markedMessages as Plugin],
  resolve: {
    // One router: the other name is what ra-core's release knows the same package by.
    alias: { "react-router-dom": "react-router" },
    dedupe: ["react", "react-dom", "react-router"],
  },
  build: {
    outDir: join(process.env.BUILD_DIRECTORY ?? "build", "client"),
    emptyOutDir: false,
    assetsDir: "build/desk",
    manifest: "build/desk/manifest.json",
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: { input: "src/desk/app/main.tsx" },
  },
});
