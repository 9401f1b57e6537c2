import type { Context } from "#domain/context.ts";
import type { Place } from "#integrations/gazetteer/place.ts";
import { MAX_RADIUS, type OfficeNearby, searchOffices } from "./search-offices.ts";

/** Max offices outside the radius to show if none is within it. */
const MAX_BEYOND_RADIUS = 3;

export interface OfficesNear {
  /** The place that was searched for; null if it is unknown. */
  place: Place | null;
  within: OfficeNearby[];
  /** The nearest offices, if none is within the radius. */
  beyond: OfficeNearby[];
}

/**
 * Finds offices near a postal code or town: those within the radius, or the nearest ones.
 *
 * @throws Invalid if the radius is out of range.
 */
export async function findOfficesNear(context: Context, near: string, radius: number): Promise<OfficesNear> {
  const place = context.gazetteer.find(near);
  if (!place) return { place, within: [], beyond: [] };
  const from = { lat: place.latitude, lng: place.longitude };
  const within = await searchOffices(context, { ...from, radius });
  if (within.length > 0) return { place, within, beyond: [] };
  const all = await searchOffices(context, { ...from, radius: MAX_RADIUS });
  return { place, within, beyond: all.slice(0, MAX_BEYOND_RADIUS) };
}
