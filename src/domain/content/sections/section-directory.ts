import type { Db } from "#db/connect.ts";
import { readCached } from "#domain/read-cache.ts";
import type { Locale } from "#editions/locales.ts";
import { type SectionVersion, selectSectionVersions } from "./section-queries.ts";

/** Lists a section's versions in some languages: the network's and the given offices', by id. */
export type ListSectionVersions = (
  name: string,
  locales: readonly Locale[],
  officeIds: readonly number[],
) => SectionVersion[];

export async function getSectionDirectory(db: Db): Promise<ListSectionVersions> {
  const byName = await readCached(db, "content", "sections", async () =>
    Map.groupBy(await selectSectionVersions(db), ({ name }) => name),
  );
  return (name, locales, officeIds) =>
    (byName.get(name) ?? []).filter(
      ({ locale, office_id }) => locales.includes(locale) && (office_id === null || officeIds.includes(office_id)),
    );
}
