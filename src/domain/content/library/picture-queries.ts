import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { Db } from "#db/connect.ts";
import { type PageQuery, selectPage, toLikePattern } from "#db/select-page.ts";
import type { PictureTable } from "#db/tables/content.ts";

export type PictureRow = Selectable<PictureTable> & { office: string | null };

const withOffice = (db: Db) =>
  db
    .selectFrom("pictures")
    .leftJoin("offices", "offices.id", "pictures.office_id")
    .selectAll("pictures")
    .select("offices.name as office");

/** Selects every picture with its office's slug, ordered by token. */
export function selectPictureFiles(db: Db, office_id?: number): Promise<PictureFileRow[]> {
  return withOffice(db)
    .$if(office_id !== undefined, (query) => query.where("pictures.office_id", "=", office_id as number))
    .select("offices.slug as office_slug")
    .orderBy("pictures.token")
    .execute();
}

export type PictureFileRow = PictureRow & { office_slug: string | null };

export interface PictureListQuery extends PageQuery {
  /** Part of the name. */
  q?: string | undefined;
  /** Lists the network's pictures and this office's. */
  office_id?: number | undefined;
}

/** Selects one page of pictures, newest first, and how many there are. */
export function selectPictureList(db: Db, { q, office_id, page, per_page }: PictureListQuery) {
  let found = withOffice(db);
  if (q) found = found.where("pictures.name", "ilike", toLikePattern(q));
  if (office_id !== undefined)
    found = found.where(({ eb, or }) =>
      or([eb("pictures.office_id", "is", null), eb("pictures.office_id", "=", office_id)]),
    );
  return selectPage(found.orderBy("pictures.id", "desc"), { page, per_page });
}

export function selectPicture(db: Db, id: number): Promise<PictureRow | undefined> {
  return withOffice(db).where("pictures.id", "=", id).executeTakeFirst();
}

/** Returns the version of a picture, locked until the transaction ends. */
export async function lockPicture(db: Db, id: number): Promise<Date | undefined> {
  const row = await db.selectFrom("pictures").select("updated_at").where("id", "=", id).forUpdate().executeTakeFirst();
  return row?.updated_at;
}

/** Selects the id of the same owner's picture from this file. */
export async function selectPictureIdByFile(
  db: Db,
  { source_sha256, office_id }: Pick<PictureRow, "source_sha256" | "office_id">,
): Promise<number | undefined> {
  const row = await db
    .selectFrom("pictures")
    .select("id")
    .where("source_sha256", "=", source_sha256)
    .where("office_id", "is not distinct from", office_id)
    .executeTakeFirst();
  return row?.id;
}

export async function insertPicture(db: Db, picture: Insertable<PictureTable>): Promise<number> {
  const { id } = await db.insertInto("pictures").values(picture).returning("id").executeTakeFirstOrThrow();
  return id;
}

export async function updatePicture(db: Db, id: number, change: Updateable<PictureTable>): Promise<void> {
  await db.updateTable("pictures").set(change).where("id", "=", id).execute();
}

export async function deletePicture(db: Db, id: number): Promise<void> {
  await db.deleteFrom("pictures").where("id", "=", id).execute();
}

/** A text that shows a picture. */
export interface PictureUse {
  kind: "article" | "page" | "section";
  id: number;
  name: string;
  locale: string;
}

/** Selects the articles, pages and page texts that contain a path prefix. */
export async function selectPictureUses(db: Db, path: string): Promise<PictureUse[]> {
  const pattern = toLikePattern(path);
  const { rows } = await sql<PictureUse>`
    select 'article' as kind, id, heading as name, locale from blog_posts where body like ${pattern}
    union select 'page', id, name, locale from website_pages where body like ${pattern}
    union select 'page', website_pages.id, website_pages.name, website_pages.locale from contents
      join website_pages on website_pages.id = contents.page_id
      where contents.value like ${pattern} or contents.media_collection::text like ${pattern}
    union select 'section', website_sections.id, website_sections.name, website_sections.locale from contents
      join website_sections on website_sections.id = contents.section_id
      where contents.value like ${pattern} or contents.media_collection::text like ${pattern}
    order by kind, name, locale`.execute(db);
  return rows;
}
