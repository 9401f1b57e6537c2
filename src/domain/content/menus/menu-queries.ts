import type { Db } from "#db/connect.ts";
import type { MenuItem } from "#db/tables/content.ts";
import type { Locale } from "#editions/locales.ts";
import { getOriginColumns, mayReplace, type Origin } from "../content-queries.ts";

export interface MenuVersion {
  name: string;
  locale: Locale;
  office_id: number | null;
  data: MenuItem[];
}

/** Selects every version of every menu of the network and the offices. */
export function selectMenuVersions(db: Db): Promise<MenuVersion[]> {
  return db.selectFrom("menus").select(["name", "locale", "office_id", "data"]).orderBy("name").execute();
}

/** Returns the row's id; undefined if the row must not be replaced. */
export async function upsertMenu(
  db: Db,
  menu: { name: string; locale: Locale; office_id: number | null; data: readonly MenuItem[] },
  origin: Origin,
): Promise<number | undefined> {
  const row = await db
    .insertInto("menus")
    .values({ ...menu, data: JSON.stringify(menu.data), ...getOriginColumns(origin) })
    .onConflict((conflict) =>
      conflict
        .columns(["name", "locale", "office_id"])
        .doUpdateSet((row) => ({
          data: row.ref("excluded.data"),
          source_hash: row.fn.coalesce("excluded.source_hash", "menus.source_hash"),
          edited_at: row.ref("excluded.edited_at"),
          updated_at: row.ref("excluded.updated_at"),
        }))
        .where(mayReplace("menus", origin)),
    )
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}
