import type { Context } from "#domain/context.ts";
import { FileMissing } from "#integrations/files/files.ts";
import { getProfilePhotoKey } from "./profile-photo.ts";

/** Returns the WebP file at the path of an office's or agent's photo; null if the photo isn't used anymore. */
export async function findProfilePhoto({ files }: Pick<Context, "files">, path: string): Promise<Uint8Array | null> {
  const key = getProfilePhotoKey(path);
  if (!key) return null;
  return files.get(key).catch((error) => {
    if (error instanceof FileMissing) return null;
    throw error;
  });
}
