import type { Context } from "#domain/context.ts";
import { getWidthsUpTo, parsePhotoPath } from "#domain/listings/photo-path.ts";
import { getPhotoKey } from "./photo-key.ts";

/** Deletes a photo's files in all widths. Call it after the row is changed, so that no row ever refers to a missing file. */
export async function removePhotoFiles({ files }: Pick<Context, "files">, path: string): Promise<void> {
  const stored = parsePhotoPath(path);
  if (!stored) return;
  for (const width of getWidthsUpTo(stored.width)) await files.remove(getPhotoKey(stored.token, width));
}
