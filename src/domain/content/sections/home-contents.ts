import type { Context } from "#domain/context.ts";
import type { Locale } from "#editions/locales.ts";
import type { Content } from "../content.ts";
import { findContents } from "../find-contents.ts";
import { getPreferred, getReadableLocales, mapByOffice } from "../preferred.ts";
import { getSectionDirectory } from "./section-directory.ts";
import type { SectionVersion } from "./section-queries.ts";

/**
 * The section with the home page's texts. The network's version applies to every office, and an office replaces
 * individual texts.
 */
export const HOME_SECTION = "office-home";

const NAMES = /^(sell|buy|why|merger|review|cta)_/;

/** Returns the texts of several offices' home pages by office id, with each office's own replacing the network's. */
export async function getHomeContents(
  { db, locale }: Pick<Context, "db" | "locale">,
  officeIds: readonly number[],
): Promise<Map<number, Content[]>> {
  const listVersions = await getSectionDirectory(db);
  const versions = listVersions(HOME_SECTION, getReadableLocales(locale), officeIds);
  const contents = await findContents(
    db,
    "section_id",
    versions.map(({ id }) => id),
  );
  const rows = versions.flatMap(({ id, locale, office_id }) =>
    (contents.get(id) ?? []).map((content) => ({ ...content, locale, office_id })),
  );
  return mapByOffice(rows, officeIds, (visible) => mergeContents(visible, locale));
}

/** A content value with the fields that select between versions. */
type SectionContent = Content & Pick<SectionVersion, "locale" | "office_id">;

function mergeContents(rows: readonly SectionContent[], locale: Locale): Content[] {
  const byName = new Map<string, Content>();
  for (const isOwn of [false, true]) {
    const section = rows.filter(({ office_id }) => (office_id !== null) === isOwn);
    const read = getPreferred(section, locale)?.locale;
    for (const { name, type, value, media_collection } of section.filter(({ locale }) => locale === read)) {
      const usesDefault = value === null && media_collection.length === 0;
      if (NAMES.test(name) && !(usesDefault && byName.has(name))) {
        byName.set(name, { name, type, value, media_collection });
      }
    }
  }
  return [...byName.values()];
}
