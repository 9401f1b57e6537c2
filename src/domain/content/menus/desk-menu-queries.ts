import type { Db } from "#db/connect.ts";
import { selectPage } from "#db/select-page.ts";
import type { Locale } from "#editions/locales.ts";

const withOffice = (db: Db) =>
  db
    .selectFrom("menus")
    .leftJoin("offices", "offices.id", "menus.office_id")
    .select(["menus.id", "menus.name", "menus.locale", "menus.office_id", "menus.data", "offices.name as office"])
    .select(["menus.edited_at", "menus.updated_at"]);

export interface MenuListQuery {
  locale?: string | undefined;
  descending: boolean;
  page: number;
  per_page: number;
}

/** One page of all menus in all languages, by name, and how many there are. */
export async function selectMenuPage(db: Db, { locale, descending, page, per_page }: MenuListQuery) {
  let found = withOffice(db);
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
