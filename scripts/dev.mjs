import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { build, createServer } from "vite";
import { runScript } from "./run-script.mjs";

/* Serves the site from its sources. Pages reload when edited. Changes to the server need a restart. */
const project = dirname(dirname(fileURLToPath(import.meta.url)));
runScript("scripts/compile-messages.mjs");
runScript("scripts/build-gazetteer.mjs");
runScript("scripts/build-maps.mjs");
runScript("scripts/build-content.mjs");

// Rebuilds the desk's bundle when its sources change.
await build({ root: project, configFile: `${project}/vite.desk.config.ts`, build: { watch: {} } });

const vite = await createServer({ root: project, server: { middlewareMode: true } });
const { runner } = vite.environments.ssr;
const { startDevelopment } = await runner.import("/src/server/development.ts");
await startDevelopment(
  project,
  (listener) => (request, response) => vite.middlewares(request, response, () => listener(request, response)),
  async () => (await runner.import("/src/web/document/render-page.tsx")).renderPage,
);
