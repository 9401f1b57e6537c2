import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ClientAssets } from "./document.tsx";

const ENTRY = "src/web/enhance/main.ts";
const PUSH_WORKER_ENTRY = "src/web/browser/push-worker.ts";

/** The address of the service worker of buyers' alerts. It is always the same, although the file's name changes. */
export const PUSH_WORKER_PATH = "/push-worker.js";

/** The files that the development server serves. */
export const DEVELOPMENT_ASSETS: ClientAssets = { script: `/${ENTRY}`, styles: ["/src/web/styles/app.css"] };

/** Reads the paths of the site's script and stylesheets from the build's manifest (`vite.client.config.ts`). */
export async function readClientAssets(clientFolder: string): Promise<ClientAssets> {
  const { file, css = [] } = (await readManifest(clientFolder))[ENTRY] ?? { file: "" };
  return { script: `/${file}`, styles: css.map((path) => `/${path}`) };
}

/** Reads the service worker of buyers' alerts. */
export async function readPushWorker(clientFolder: string): Promise<string> {
  const { file = "" } = (await readManifest(clientFolder))[PUSH_WORKER_ENTRY] ?? {};
  return readFile(join(clientFolder, file), "utf8");
}

type Manifest = Record<string, { file: string; css?: string[] } | undefined>;

async function readManifest(clientFolder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(clientFolder, "build/manifest.json"), "utf8"));
}
