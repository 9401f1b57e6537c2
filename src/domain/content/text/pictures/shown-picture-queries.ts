import type { Selectable } from "kysely";
import type { Db } from "#db/connect.ts";
import type { PictureTable } from "#db/tables/content.ts";

/** What pages need of a picture of the media library. */
export type ShownPicture = Pick<
  Selectable<PictureTable>,
  "token" | "width" | "file_version" | "alts" | "focus_x" | "focus_y"
>;

export function selectShownPictures(db: Db): Promise<ShownPicture[]> {
  return db.selectFrom("pictures").select(["token", "width", "file_version", "alts", "focus_x", "focus_y"]).execute();
}
