import type { RequestListener } from "node:http";
import { join } from "node:path";
import type { ServerBuild } from "react-router";
import { startServer } from "./start.ts";

/** Serves the site from its sources. `modules` handles what Vite serves itself; `build` returns the newest pages. */
export function startDevelopment(
  project: string,
  modules: (listener: RequestListener) => RequestListener,
  build: () => Promise<ServerBuild>,
): Promise<void> {
  const databaseWorker = join(project, "src/db/embedded/worker.ts");
  const documentWorker = join(project, "src/integrations/documents/document-worker.ts");
  return startServer(build, { project, build: join(project, "build"), databaseWorker, documentWorker }, modules);
}
