import type { Context } from "#domain/context.ts";
import type { Locale } from "#editions/locales.ts";
import type { Content } from "../content.ts";
import { selectContents } from "../content-queries.ts";
import { getPreferredOfEach, getReadableLocales } from "../preferred.ts";
import { selectSectionVersions } from "./section-queries.ts";

/** The text of one of the site's pages. */
export interface Section {
  name: string;
  /** The language of the text, which may differ from the requested one. */
  locale: Locale;
  contents: Content[];
}

/** The text of a page, or null: the office's own version before the network's, the reader's language before en-US. */
export async function findSection(
  context: Pick<Context, "db" | "locale">,
  name: string,
  options: { office_id?: number | null } = {},
): Promise<Section | null> {
  const [section] = await listSections(context, [name], options);
  return section ?? null;
}

/** Like `findSection` for several; missing ones are left out. Always two statements. */
export async function listSections(
  { db, locale }: Pick<Context, "db" | "locale">,
  names: readonly string[],
  { office_id = null }: { office_id?: number | null } = {},
): Promise<Section[]> {
  const distinct = [...new Set(names)];
  if (distinct.length === 0) return [];
  const versions = await selectSectionVersions(
    db,
    distinct,
    getReadableLocales(locale),
    office_id === null ? [] : [office_id],
  );
  const chosen = getPreferredOfEach(versions, locale, ({ name }) => name);
  const contents = await selectContents(
    db,
    "section_id",
    chosen.map(({ id }) => id),
  );
  return chosen
    .map(({ id, name, locale }) => ({ name, locale, contents: contents.get(id) ?? [] }))
    .sort((a, b) => distinct.indexOf(a.name) - distinct.indexOf(b.name));
}
