import type { Context } from "#domain/context.ts";
import type { Place } from "#integrations/gazetteer/place.ts";
import { MAX_RADIUS, type OfficeNearby, searchOffices } from "./search-offices.ts";

/** How many offices farther away are named where none is within the radius. */
const MAX_BEYOND_RADIUS = 3;

export interface OfficesNear {
  /** Null when nobody knows the place that was asked for. */
  place: Place | null;
  within: OfficeNearby[];
  /** The nearest ones, where none is within the radius. */
  beyond: OfficeNearby[];
}

/**
 * What the finder answers to a postal code or a town: the offices within a radius, and where there is none, the nearest
 * all the same.
 *
 * @throws Invalid for a radius out of bounds.
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
