import type { Context } from "#domain/context.ts";
import { FileMissing } from "#integrations/files/files.ts";
import { getPictures } from "../text/pictures/picture-directory.ts";
import { getPictureKey, getStoredWidths, parsePicturePath } from "../text/pictures/picture-path.ts";

export interface PictureFile {
  /** Changes when the picture is replaced. */
  etag: string;
  /** Reads the file, which is WebP. */
  read(): Promise<Uint8Array | null>;
}

/** Finds the file at a picture's path, at least as wide as requested if the picture is. Null if there is none. */
export async function findPictureFile(
  { db, files }: Pick<Context, "db" | "files">,
  path: string,
): Promise<PictureFile | null> {
  const wanted = parsePicturePath(path);
  const picture = wanted && (await getPictures(db)).get(wanted.token);
  if (!picture) return null;
  const { token, width: widest, file_version } = picture;
  const width = getStoredWidths(widest).find((each) => each >= wanted.width) ?? widest;
  return {
    etag: `"${file_version}-${width}"`,
    read: () =>
      files.get(getPictureKey(token, file_version, width)).catch((error) => {
        if (error instanceof FileMissing) return null;
        throw error;
      }),
  };
}
