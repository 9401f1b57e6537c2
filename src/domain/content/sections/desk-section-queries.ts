import { sql } from "kysely";
import type { Db } from "#db/connect.ts";
import { type SortedPageQuery, selectPage, toLikePattern } from "#db/select-page.ts";
import type { Locale } from "#editions/locales.ts";
import { getScheduleColumn } from "../schedules/schedule-queries.ts";
import { isSeenByOffice } from "../version-queries.ts";

const withOffice = (db: Db) =>
  db
    .selectFrom("website_sections")
    .leftJoin("offices", "offices.id", "website_sections.office_id")
    .select(["website_sections.id", "website_sections.name", "website_sections.locale", "offices.name as office"])
    .select(["offices.slug as office_slug", "offices.region_slug"])
    .select(["website_sections.office_id", "website_sections.edited_at", "website_sections.updated_at"])
    .select(getScheduleColumn("section", "website_sections.id"));

export interface SectionListQuery extends SortedPageQuery {
  /** Part of the name to search for. */
  q?: string | undefined;
  locale?: string | undefined;
  /** Lists only what this office's pages show. */
  office_id?: number | undefined;
  /** Lists only sections with these names. */
  names?: readonly string[] | undefined;
}

/** Selects one page of sections in all languages, by name, and how many there are. */
export async function selectSectionPage(
  db: Db,
  { q, locale, office_id, names, descending, page, per_page }: SectionListQuery,
) {
  let found = withOffice(db);
  if (office_id !== undefined) found = found.where(isSeenByOffice("website_sections", office_id));
  if (names) found = found.where("website_sections.name", "in", names);
  if (locale) found = found.where("website_sections.locale", "=", locale as Locale);
  // The desk shows names with spaces.
  if (q)
    found = found.where(sql`replace(website_sections.name, '-', ' ')`, "ilike", toLikePattern(q.replaceAll("-", " ")));
  const sorted = found
    .orderBy("website_sections.name", descending ? "desc" : "asc")
    .orderBy("website_sections.locale")
    .orderBy("website_sections.id");
  return selectPage(sorted, { page, per_page });
}

export type ListedSection = Awaited<ReturnType<typeof selectSectionPage>>["data"][number];

export function selectSection(db: Db, id: number): Promise<ListedSection | undefined> {
  return withOffice(db).where("website_sections.id", "=", id).executeTakeFirst();
}
