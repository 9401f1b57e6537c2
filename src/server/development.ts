import type { RequestListener } from "node:http";
import { join } from "node:path";
import { DEVELOPMENT_ASSETS } from "#web/document/read-client-assets.ts";
import type { renderPage } from "#web/document/render-page.tsx";
import { startServer } from "./start.ts";

/** Serves the site from its sources. `wrap` handles what Vite serves itself; `pages` returns the newest pages. */
export function startDevelopment(
  project: string,
  wrap: (listener: RequestListener) => RequestListener,
  pages: () => Promise<typeof renderPage>,
): Promise<void> {
  const databaseWorker = join(project, "src/db/embedded/worker.ts");
  const documentWorker = join(project, "src/integrations/documents/document-worker.ts");
  const places = { project, build: join(project, "build"), databaseWorker, documentWorker };
  return startServer(places, { wrap, assets: DEVELOPMENT_ASSETS, pages });
}
