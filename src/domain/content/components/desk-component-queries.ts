import type { Db } from "#db/connect.ts";
import { type SortedPageQuery, selectPage, toLikePattern } from "#db/select-page.ts";
import type { Locale } from "#editions/locales.ts";
import { getScheduleColumn } from "../schedules/schedule-queries.ts";

const withType = (db: Db) =>
  db
    .selectFrom("custom_components")
    .innerJoin("custom_component_types as types", "types.id", "custom_components.type_id")
    .innerJoin("offices", "offices.id", "types.office_id")
    .select(["custom_components.id", "custom_components.slug", "custom_components.locale"])
    .select(["custom_components.position", "custom_components.edited_at", "custom_components.updated_at"])
    .select(["types.name as type_name", "types.status", "types.office_id", "offices.name as office"])
    .select(["offices.slug as office_slug", "offices.region_slug"])
    .select(getScheduleColumn("component", "custom_components.id"));

export interface ComponentListQuery extends SortedPageQuery {
  /** Part of the type's name or the slug. */
  q?: string | undefined;
  locale?: string | undefined;
  office_id?: number | undefined;
}

/** Selects one page of components in all languages, by type and position, and how many there are. */
export function selectComponentPage(db: Db, { q, locale, office_id, descending, page, per_page }: ComponentListQuery) {
  let found = withType(db);
  if (office_id !== undefined) found = found.where("types.office_id", "=", office_id);
  if (locale) found = found.where("custom_components.locale", "=", locale as Locale);
  if (q) {
    const pattern = toLikePattern(q);
    found = found.where(({ eb, or }) =>
      or([eb("types.name", "ilike", pattern), eb("custom_components.slug", "ilike", pattern)]),
    );
  }
  const sorted = found
    .orderBy("types.name", descending ? "desc" : "asc")
    .orderBy("custom_components.position")
    .orderBy("custom_components.id");
  return selectPage(sorted, { page, per_page });
}

export type ListedComponent = Awaited<ReturnType<typeof selectComponentPage>>["data"][number];

export function selectEditedComponent(db: Db, id: number): Promise<ListedComponent | undefined> {
  return withType(db).where("custom_components.id", "=", id).executeTakeFirst();
}

/** Selects the id of an office's component of a type in a language. */
export async function selectComponentId(
  db: Db,
  { office_id, type_name, slug, locale }: Pick<ListedComponent, "office_id" | "type_name" | "slug" | "locale">,
): Promise<number | undefined> {
  const row = await withType(db)
    .where("types.office_id", "=", office_id)
    .where("types.name", "=", type_name)
    .where("custom_components.slug", "=", slug)
    .where("custom_components.locale", "=", locale)
    .executeTakeFirst();
  return row?.id;
}
