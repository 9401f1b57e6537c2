import type { Context } from "#domain/context.ts";
import type { Locale } from "#editions/locales.ts";
import type { Content } from "../content.ts";
import { selectContents } from "../content-queries.ts";
import { preferredOfEach, readableLocales } from "../preferred.ts";
import { selectSectionVersions } from "./section-queries.ts";

/** The words of one of the site's pages. */
export interface Section {
  name: string;
  /** The language it is in, which may be another than was asked for. */
  locale: Locale;
  contents: Content[];
}

/**
 * The words of a page, null where there are none: the office's own version before the network's, the reader's language
 * before en-US.
 */
export async function findSection(
  context: Pick<Context, "db" | "locale">,
  name: string,
  options: { office_id?: number | null } = {},
): Promise<Section | null> {
  const [section] = await listSections(context, [name], options);
  return section ?? null;
}

/** As `findSection`, for many; those that do not exist are left out. Two statements however many are asked for. */
export async function listSections(
  { db, locale }: Pick<Context, "db" | "locale">,
  names: readonly string[],
  { office_id = null }: { office_id?: number | null } = {},
): Promise<Section[]> {
  const query = [...new Set(names)];
  if (query.length === 0) return [];
  const versions = await selectSectionVersions(
    db,
    query,
    readableLocales(locale),
    office_id === null ? [] : [office_id],
  );
  const chosen = preferredOfEach(versions, locale, ({ name }) => name);
  const contents = await selectContents(
    db,
    "section_id",
    chosen.map(({ id }) => id),
  );
  return chosen
    .map(({ id, name, locale }) => ({ name, locale, contents: contents.get(id) ?? [] }))
    .sort((a, b) => query.indexOf(a.name) - query.indexOf(b.name));
}
