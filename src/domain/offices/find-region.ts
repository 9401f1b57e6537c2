import type { Context } from "#domain/context.ts";
import type { Region } from "#editions/edition.ts";
import { getRegionName } from "#editions/translated-data.ts";
import type { Point } from "#lib/distance.ts";
import { NotFound } from "#lib/errors.ts";
import type { Office } from "./office.ts";
import { listOffices } from "./office-directory.ts";
import { MAX_RADIUS, type OfficeNearby, searchOffices } from "./search-offices.ts";

/** Offices elsewhere to show for a region without one. */
const MAX_NEAREST = 3;

export interface RegionOffices {
  region: Region;
  offices: Office[];
  /** The offices nearest to the region's center of population, if the region has no office. */
  nearest: OfficeNearby[];
  /** The town that distances are measured from. */
  nearest_to: string | null;
}

/** Returns a region's offices, or the nearest ones. @throws NotFound for an unknown region. */
export async function findRegion(context: Context, slug: string): Promise<RegionOffices> {
  const found = context.edition.regions.find((each) => each.slug === slug);
  if (!found) throw new NotFound();
  const region = { ...found, name: getRegionName(context.locale, slug, found.name) };
  const offices = (await listOffices(context)).filter(({ state_slug }) => state_slug === slug);
  if (offices.length > 0) return { region, offices, nearest: [], nearest_to: null };
  const { latitude: lat, longitude: lng, locality } = getCenter(context, found);
  const nearest = await searchOffices(context, { lat, lng, radius: MAX_RADIUS });
  return { region, offices, nearest: nearest.slice(0, MAX_NEAREST), nearest_to: locality };
}

/** Returns the center of a region's population if the gazetteer knows it, else head office. */
function getCenter({ gazetteer, edition }: Context, { name, code, slug }: Region): Point & { locality: string } {
  const places = [gazetteer.find(`${name}, ${code}`), gazetteer.find(name)];
  return places.find((place) => place?.state === slug) ?? edition.head_office;
}
