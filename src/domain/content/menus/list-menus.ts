import type { MenuItem } from "#db/tables/content.ts";
import type { Context } from "#domain/context.ts";
import type { Locale } from "#editions/locales.ts";
import { getPreferredOfEach, getReadableLocales, mapByOffice } from "../preferred.ts";
import { type MenuVersion, selectMenuVersions } from "./menu-queries.ts";

export interface Menu {
  name: string;
  data: MenuItem[];
}

/** The network's menus by name; for an office, its own replace those with the same name. */
export async function listMenus(
  context: Pick<Context, "db" | "locale">,
  { office_id = null }: { office_id?: number | null } = {},
): Promise<Menu[]> {
  const { locale } = context;
  const versions = await selectMenuVersions(
    context.db,
    getReadableLocales(locale),
    office_id === null ? [] : [office_id],
  );
  return choosePreferred(versions, locale);
}

/** The same for several offices, by office id, in one statement. */
export async function listMenusOfOffices(
  { db, locale }: Pick<Context, "db" | "locale">,
  officeIds: readonly number[],
): Promise<Map<number, Menu[]>> {
  const versions = await selectMenuVersions(db, getReadableLocales(locale), officeIds);
  return mapByOffice(versions, officeIds, (visible) => choosePreferred(visible, locale));
}

function choosePreferred(versions: readonly MenuVersion[], locale: Locale): Menu[] {
  return getPreferredOfEach(versions, locale, ({ name }) => name).map(({ name, data }) => ({ name, data }));
}
