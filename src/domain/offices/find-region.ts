import type { Context } from "#domain/context.ts";
import type { Region } from "#editions/edition.ts";
import type { Point } from "#lib/distance.ts";
import { NotFound } from "#lib/errors.ts";
import type { Office } from "./office.ts";
import { listOffices } from "./office-directory.ts";
import { MAX_RADIUS, type OfficeNearby, searchOffices } from "./search-offices.ts";

/** How many offices elsewhere stand in for those a region does not have. */
const MAX_NEAREST = 3;

export interface RegionOffices {
  region: Region;
  offices: Office[];
  /** Those nearest to where the region's people live, where it has no office of its own. */
  nearest: OfficeNearby[];
  /** The town that they are nearest to. */
  nearest_to: string | null;
}

/** A region's offices, or those nearest to it. @throws NotFound for a region that the edition does not have. */
export async function findRegion(context: Context, slug: string): Promise<RegionOffices> {
  const region = context.edition.regions.find((each) => each.slug === slug);
  if (!region) throw new NotFound();
  const offices = (await listOffices(context)).filter(({ state_slug }) => state_slug === slug);
  if (offices.length > 0) return { region, offices, nearest: [], nearest_to: null };
  const { latitude: lat, longitude: lng, locality } = getMiddle(context, region);
  const nearest = await searchOffices(context, { lat, lng, radius: MAX_RADIUS });
  return { region, offices, nearest: nearest.slice(0, MAX_NEAREST), nearest_to: locality };
}

/** Where most of a region's people live, as far as the gazetteer knows; else where head office is. */
function getMiddle({ gazetteer, edition }: Context, { name, code, slug }: Region): Point & { locality: string } {
  const places = [gazetteer.find(`${name}, ${code}`), gazetteer.find(name)];
  return places.find((place) => place?.state === slug) ?? edition.head_office;
}
