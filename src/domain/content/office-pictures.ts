import type { ContentMedia } from "#db/tables/content.ts";
import type { Context } from "#domain/context.ts";
import { readCached } from "#domain/read-cache.ts";
import { selectOfficeMedia } from "./owner-queries.ts";

/** Returns the ordered pictures of several offices by office id; an office without pictures has no entry. */
export async function listOfficePictures(
  { db }: Pick<Context, "db">,
  officeIds: readonly number[],
): Promise<Map<number, ContentMedia[]>> {
  const byOffice = await readCached(db, "offices", "pictures", async () =>
    Map.groupBy(await selectOfficeMedia(db), ({ office_id }) => office_id as number),
  );
  return new Map(
    officeIds.flatMap((id) => {
      const pictures = byOffice.get(id);
      return pictures ? [[id, pictures.map(({ path, office_id, ...rest }) => ({ url: path, ...rest }))]] : [];
    }),
  );
}
