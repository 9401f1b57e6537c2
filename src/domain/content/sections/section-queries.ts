import type { Db } from "#db/connect.ts";
import type { Locale } from "#editions/locales.ts";
import { getOriginColumns, mayReplace, type Origin } from "../content-queries.ts";

export interface SectionVersion {
  id: number;
  name: string;
  locale: Locale;
  office_id: number | null;
}

/** Selects every version of every section of the network and the offices, without contents. */
export function selectSectionVersions(db: Db): Promise<SectionVersion[]> {
  return db.selectFrom("website_sections").select(["id", "name", "locale", "office_id"]).orderBy("id").execute();
}

/** Returns the row's id; undefined if the row must not be replaced. */
export async function upsertSection(
  db: Db,
  key: { name: string; locale: Locale; office_id: number | null },
  origin: Origin,
): Promise<number | undefined> {
  const row = await db
    .insertInto("website_sections")
    .values({ ...key, ...getOriginColumns(origin) })
    .onConflict((conflict) =>
      conflict
        .columns(["name", "locale", "office_id"])
        .doUpdateSet((row) => ({
          source_hash: row.fn.coalesce("excluded.source_hash", "website_sections.source_hash"),
          edited_at: row.ref("excluded.edited_at"),
          updated_at: row.ref("excluded.updated_at"),
        }))
        .where(mayReplace("website_sections", origin)),
    )
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}
