import type { Db } from "#db/connect.ts";
import type { Locale } from "#editions/locales.ts";
import type { Content } from "../content.ts";
import { getOriginColumns, listUnlessEmpty, mayReplace, type Origin } from "../content-queries.ts";

interface SectionVersion {
  id: number;
  name: string;
  locale: Locale;
  office_id: number | null;
}

/** Every version, in these languages, of these sections of the network or the offices. */
export function selectSectionVersions(
  db: Db,
  names: readonly string[],
  locales: readonly Locale[],
  officeIds: readonly number[],
): Promise<SectionVersion[]> {
  return db
    .selectFrom("website_sections")
    .select(["id", "name", "locale", "office_id"])
    .where("name", "in", names)
    .where("locale", "in", locales)
    .where((row) =>
      row.or([row("office_id", "is", null), ...listUnlessEmpty(officeIds).map((ids) => row("office_id", "in", ids))]),
    )
    .execute();
}

/** A content value with the fields that select between versions. */
export type SectionContent = Content & { locale: Locale; office_id: number | null };

/** The ordered contents of every version of one section of the network or the offices. */
export function selectSectionContents(
  db: Db,
  name: string,
  locales: readonly Locale[],
  officeIds: readonly number[],
): Promise<SectionContent[]> {
  return db
    .selectFrom("website_sections as section")
    .innerJoin("contents", "contents.section_id", "section.id")
    .select(["section.locale", "section.office_id"])
    .select(["contents.name", "contents.type", "contents.value", "contents.media_collection"])
    .where("section.name", "=", name)
    .where("section.locale", "in", locales)
    .where((row) =>
      row.or([
        row("section.office_id", "is", null),
        ...listUnlessEmpty(officeIds).map((ids) => row("section.office_id", "in", ids)),
      ]),
    )
    .orderBy("section.id")
    .orderBy("contents.position")
    .execute();
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
