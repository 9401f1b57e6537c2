import type { Context } from "#domain/context.ts";
import { FileMissing } from "#integrations/files/files.ts";
import { parseLogoPath } from "./logo.ts";

/** Returns the PNG of a logo by its path; null for any other path. */
export async function findLogoFile({ files }: Pick<Context, "files">, path: string): Promise<Uint8Array | null> {
  const key = parseLogoPath(path);
  if (!key) return null;
  return files.get(key).catch((error) => {
    if (error instanceof FileMissing) return null;
    throw error;
  });
}

/** Returns the uploaded logo as documents show it; null without one. */
export async function findDocumentLogo({ files, network: { logo } }: Pick<Context, "files" | "network">) {
  const png = logo && (await findLogoFile({ files }, logo.path));
  return png ? { png, width: logo.width, height: logo.height } : null;
}
