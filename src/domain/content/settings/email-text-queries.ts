import type { Db } from "#db/connect.ts";
import type { Locale } from "#editions/locales.ts";

/** Selects the network's texts of a section, which a worker reads without a cache. */
export function selectEmailTexts(db: Db, section: string, locales: readonly Locale[]) {
  return db
    .selectFrom("website_sections")
    .innerJoin("contents", "contents.section_id", "website_sections.id")
    .select(["website_sections.locale", "website_sections.office_id", "contents.name", "contents.value"])
    .where("website_sections.name", "=", section)
    .where("website_sections.locale", "in", locales)
    .where("website_sections.office_id", "is", null)
    .execute();
}
