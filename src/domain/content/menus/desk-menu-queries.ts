import type { Db } from "#db/connect.ts";
import { type SortedPageQuery, selectPage } from "#db/select-page.ts";
import type { Locale } from "#editions/locales.ts";
import { getScheduleColumn } from "../schedules/schedule-queries.ts";
import { isSeenByOffice } from "../version-queries.ts";

const withOffice = (db: Db) =>
  db
    .selectFrom("menus")
    .leftJoin("offices", "offices.id", "menus.office_id")
    .select(["menus.id", "menus.name", "menus.locale", "menus.office_id", "menus.data", "offices.name as office"])
    .select(["offices.slug as office_slug", "offices.region_slug"])
    .select(["menus.edited_at", "menus.updated_at"])
    .select(getScheduleColumn("menu", "menus.id"));

export interface MenuListQuery extends SortedPageQuery {
  locale?: string | undefined;
  /** Lists what this office's pages show. */
  office_id?: number | undefined;
}

/** Selects one page of menus in all languages, by name, and how many there are. */
export async function selectMenuPage(db: Db, { locale, office_id, descending, page, per_page }: MenuListQuery) {
  let found = withOffice(db);
  if (office_id !== undefined) found = found.where(isSeenByOffice("menus", office_id));
  if (locale) found = found.where("menus.locale", "=", locale as Locale);
  const sorted = found
    .orderBy("menus.name", descending ? "desc" : "asc")
    .orderBy("menus.locale")
    .orderBy("menus.id");
  return selectPage(sorted, { page, per_page });
}

export type ListedMenu = Awaited<ReturnType<typeof selectMenuPage>>["data"][number];

export function selectMenu(db: Db, id: number): Promise<ListedMenu | undefined> {
  return withOffice(db).where("menus.id", "=", id).executeTakeFirst();
}
