import type { Db } from "#db/connect.ts";
import { readCached } from "#domain/read-cache.ts";
import { parsePicturePath } from "./picture-path.ts";
import { type ShownPicture, selectShownPictures } from "./shown-picture-queries.ts";

/** Returns every picture of the library by the token in its path. */
export function getPictures(db: Db): Promise<Map<string, ShownPicture>> {
  return readCached(
    db,
    "content",
    "pictures",
    async () => new Map((await selectShownPictures(db)).map((picture) => [picture.token, picture])),
  );
}

/** Returns where to crop a picture, as CSS `object-position`; undefined for the center and for other pictures. */
export function getObjectPosition(pictures: Map<string, ShownPicture>, path: string): string | undefined {
  const picture = pictures.get(parsePicturePath(path)?.token ?? "");
  if (!picture || (picture.focus_x === 50 && picture.focus_y === 50)) return undefined;
  return `${picture.focus_x}% ${picture.focus_y}%`;
}
