import type { Db } from "#db/connect.ts";
import type { MenuItem } from "#db/tables/content.ts";
import type { Context } from "#domain/context.ts";
import { readCached } from "#domain/read-cache.ts";
import type { Locale } from "#editions/locales.ts";
import { getPreferredOfEach, getReadableLocales, mapByOffice } from "../preferred.ts";
import { type MenuVersion, selectMenuVersions } from "./menu-queries.ts";

export interface Menu {
  name: string;
  data: MenuItem[];
}

/** Lists the network's menus by name. For an office, its own menus replace those with the same name. */
export async function listMenus(
  context: Pick<Context, "db" | "locale">,
  { office_id = null }: { office_id?: number | null } = {},
): Promise<Menu[]> {
  const { locale } = context;
  const versions = await listVersions(context.db, locale, office_id === null ? [] : [office_id]);
  return choosePreferred(versions, locale);
}

/** Lists the menus of several offices, by office id. */
export async function listMenusOfOffices(
  { db, locale }: Pick<Context, "db" | "locale">,
  officeIds: readonly number[],
): Promise<Map<number, Menu[]>> {
  const versions = await listVersions(db, locale, officeIds);
  return mapByOffice(versions, officeIds, (visible) => choosePreferred(visible, locale));
}

/** Lists the versions that readers of a language may see: the network's and the given offices'. */
async function listVersions(db: Db, locale: Locale, officeIds: readonly number[]): Promise<MenuVersion[]> {
  const versions = await readCached(db, "content", "menus", () => selectMenuVersions(db));
  const locales = getReadableLocales(locale);
  return versions.filter(
    (version) =>
      locales.includes(version.locale) && (version.office_id === null || officeIds.includes(version.office_id)),
  );
}

function choosePreferred(versions: readonly MenuVersion[], locale: Locale): Menu[] {
  return getPreferredOfEach(versions, locale, ({ name }) => name).map(({ name, data }) => ({ name, data }));
}
