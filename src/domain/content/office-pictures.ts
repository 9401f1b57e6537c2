import type { ContentMedia } from "#db/tables/content.ts";
import type { Context } from "#domain/context.ts";
import { selectOfficeMedia } from "./owner-queries.ts";

/** The ordered pictures of several offices by office id; an office without pictures has no entry. */
export async function listOfficePictures(
  { db }: Pick<Context, "db">,
  officeIds: readonly number[],
): Promise<Map<number, ContentMedia[]>> {
  if (officeIds.length === 0) return new Map();
  const rows = Map.groupBy(await selectOfficeMedia(db, officeIds), ({ office_id }) => office_id as number);
  return new Map(
    [...rows].map(([id, pictures]) => [id, pictures.map(({ path, office_id, ...rest }) => ({ url: path, ...rest }))]),
  );
}
