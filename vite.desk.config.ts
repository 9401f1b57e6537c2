import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { markedMessages } from "./scripts/languages/marked-messages.mjs";

/** The desk's bundle, in the same client folder as the site's. The server finds its files in the manifest. */
export default defineConfig({
  publicDir: false,
  plugins: [tailwindcss(), markedMessages as Plugin],
  resolve: {
    // ra-core imports React Router by its old name. The alias avoids a second copy.
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
    rolldownOptions: {
      input: ["src/desk/app/main.tsx", "src/desk/auth/passkey-sign-in.ts", "src/desk/app/push/push-worker.ts"],
    },
  },
});
