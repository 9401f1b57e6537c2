import type { Edition, Region } from "#editions/edition.ts";
import { getRegionName } from "#editions/translated-data.ts";
import { toSlug } from "#lib/slug.ts";
import type { PlaceTexts } from "./place-texts.ts";

export interface NamedRegion {
  name: string;
  region: Region;
}

/** Lists an edition's regions by their names in its languages. */
export function listTranslatedRegions({ regions, locales }: Edition): NamedRegion[] {
  return regions.flatMap((region) =>
    locales.map((locale) => ({ name: getRegionName(locale, region.slug, region.name), region })),
  );
}

/** Lists the names in writing without spaces, such as 東京都, the longest first. */
export function listUnspacedRegions(edition: Edition): NamedRegion[] {
  return listTranslatedRegions(edition)
    .filter(({ name }) => !toSlug(name))
    .sort((a, b) => b.name.length - a.name.length);
}

/** Finds a region by its name with or without its last letter: 東京都 or 東京. */
export function findUnspacedRegion(regions: readonly NamedRegion[], text: string): Region | null {
  const written = text.trim();
  if (written.length < 2) return null;
  return regions.find(({ name }) => name === written || name.slice(0, -1) === written)?.region ?? null;
}

/** Splits "〒150-0002 東京都渋谷区" into postal code, region and town, as if they had columns of their own. */
export function splitUnspaced(texts: PlaceTexts, regions: readonly NamedRegion[]): PlaceTexts {
  if (regions.length === 0) return texts;
  const text = texts.location.normalize("NFKC").trim();
  const [start = "", postal = ""] = /^〒?\s*(\d{3}-?\d{4})\s*/.exec(text) ?? [];
  const place = text.slice(start.length);
  const found = regions.find(({ name }) => place.startsWith(name));
  if (!found) return texts;
  return {
    ...texts,
    location: "",
    state: texts.state || found.name,
    city: texts.city || place.slice(found.name.length).trim(),
    postal_code: texts.postal_code || postal,
  };
}
