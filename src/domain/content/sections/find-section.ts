import type { Context } from "#domain/context.ts";
import type { Locale } from "#editions/locales.ts";
import type { Content } from "../content.ts";
import { findContents } from "../find-contents.ts";
import { getPreferred, getReadableLocales } from "../preferred.ts";
import { getSectionDirectory } from "./section-directory.ts";

/** The text of one of the site's pages. */
export interface Section {
  name: string;
  /** The language of the text, which may differ from the requested one. */
  locale: Locale;
  contents: Content[];
}

/**
 * Finds the text of a page, or null. The office's own version comes before the network's, and the reader's language
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

/** Finds several sections like `findSection`. Missing ones are left out. */
export async function listSections(
  { db, locale }: Pick<Context, "db" | "locale">,
  names: readonly string[],
  { office_id = null }: { office_id?: number | null } = {},
): Promise<Section[]> {
  const distinct = [...new Set(names)];
  if (distinct.length === 0) return [];
  const officeIds = office_id === null ? [] : [office_id];
  const listVersions = await getSectionDirectory(db);
  const chosen = distinct.flatMap(
    (name) => getPreferred(listVersions(name, getReadableLocales(locale), officeIds), locale) ?? [],
  );
  const contents = await findContents(
    db,
    "section_id",
    chosen.map(({ id }) => id),
  );
  return chosen.map(({ id, name, locale }) => ({ name, locale, contents: contents.get(id) ?? [] }));
}
