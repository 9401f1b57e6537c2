import type { Context } from "#domain/context.ts";
import type { Point } from "#lib/distance.ts";
import { hasBit } from "./index/bitmap.ts";
import { countCells } from "./index/count-cells.ts";
import { narrowListings } from "./index/narrow-listings.ts";
import type { SearchScope } from "./listing-filters.ts";
import { resolveSearch } from "./resolve-search.ts";
import type { ListingFilters } from "./search-filters.ts";

/** A place with listings, at the center of its county, and how many of a search's results are there. */
export interface CountedPlace extends Point {
  count: number;
}

/** Counts a search's results by place, across all of its pages. Listings without coordinates are left out. */
export async function countPlaces(
  context: Context,
  filters: ListingFilters,
  scope: SearchScope = {},
): Promise<CountedPlace[]> {
  const { index, query } = await resolveSearch(context, filters, scope);
  const { places, cells } = index;
  const passing = narrowListings(index, query);
  const { wanted } = countCells(index, passing, filters);
  const counted: CountedPlace[] = [];
  for (let place = 0; place < places.latitudes.length; place++) {
    const [latitude, longitude] = [places.latitudes[place]!, places.longitudes[place]!];
    if (Number.isNaN(latitude)) continue;
    let count = 0;
    for (const at of places.order.subarray(places.starts[place]!, places.starts[place + 1]!))
      if ((!passing || hasBit(passing, at)) && (!wanted || wanted[cells[at]!] === 1)) count += 1;
    if (count > 0) counted.push({ latitude, longitude, count });
  }
  return counted;
}
