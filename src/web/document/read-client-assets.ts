import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ClientAssets } from "./document.tsx";

const ENTRY = "src/web/enhance/main.ts";

/** The files that the development server serves. */
export const DEVELOPMENT_ASSETS: ClientAssets = { script: `/${ENTRY}`, styles: ["/src/web/styles/app.css"] };

/** Reads the paths of the site's script and stylesheets from the build's manifest (`vite.client.config.ts`). */
export async function readClientAssets(clientFolder: string): Promise<ClientAssets> {
  const manifest = JSON.parse(await readFile(join(clientFolder, "build/manifest.json"), "utf8"));
  const { file, css = [] } = manifest[ENTRY] as { file: string; css?: string[] };
  return { script: `/${file}`, styles: css.map((path) => `/${path}`) };
}
