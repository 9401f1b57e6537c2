import type { Context } from "#domain/context.ts";
import type { Office } from "#domain/offices/office.ts";
import { listRegions } from "#editions/translated-data.ts";
import { type Box, isInside } from "#integrations/maps/box.ts";
import type { CountryMap } from "#integrations/maps/country-map.ts";
import { getRegionBox, getRegionMapPath } from "#integrations/maps/region-map.ts";
import { getLocationsPath } from "../../mounts/sites.ts";
import { getOfficePath, getRegionPath } from "../../site.ts";

/** An office on a map. */
export interface MapPin {
  x: number;
  y: number;
  name: string;
  path: string;
}

/** A map to render. `outlines` is the file that contains the outlines, which are used by id. */
export interface MapView {
  outlines: string;
  box: Box;
  pins: MapPin[];
}

/** The whole country: each region with its number of offices, and whether the map has its outline. */
export interface CountryView extends MapView {
  regions: { slug: string; name: string; path: string; offices: number; is_drawn: boolean }[];
}

/** One region with its neighbors. */
export interface RegionView extends MapView {
  slug: string;
  /** The path of the office that the page shows. */
  here: string | null;
}

/** The country without the names of regions, as a picture of where the offices are. */
export interface DotsView {
  outlines: string;
  box: Box;
  /** A path with a point for each office. */
  dots: string;
}

export function createDotsView(context: Context, map: CountryMap, offices: readonly Office[]): DotsView {
  const dots = getPins(context, map, offices).map(({ x, y }) => `M${Math.round(x)} ${Math.round(y)}h0`);
  return { outlines: map.path, box: getWholeBox(map), dots: dots.join("") };
}

export function createCountryView(context: Context, map: CountryMap, offices: readonly Office[]): CountryView {
  const count = Map.groupBy(offices, ({ state_slug }) => state_slug);
  const regions = listRegions(context.locale, context.edition).map(({ slug, name }) => ({
    slug,
    name,
    path: getRegionPath(getLocationsPath(context), slug),
    offices: count.get(slug)?.length ?? 0,
    is_drawn: map.regions[slug] !== undefined,
  }));
  return { outlines: map.path, box: getWholeBox(map), regions, pins: getPins(context, map, offices) };
}

/**
 * Creates a region's map with the offices in view and `here` as the highlighted one; null if the map has no outline of
 * the region.
 */
export function createRegionView(
  context: Context,
  map: CountryMap | null,
  slug: string,
  offices: readonly Office[],
  here: string | null = null,
): RegionView | null {
  const region = map?.regions[slug];
  if (!map || !region) return null;
  const box = getRegionBox(region);
  const pins = getPins(context, map, offices).filter(({ x, y }) => isInside(box, x, y));
  return { outlines: getRegionMapPath(map, slug), box, slug, pins, here };
}

function getPins(context: Context, map: CountryMap, offices: readonly Office[]): MapPin[] {
  return offices.flatMap((office) => {
    const place = map.place(office);
    if (!place) return [];
    return [{ x: place[0], y: place[1], name: office.name, path: getOfficePath(getLocationsPath(context), office) }];
  });
}

function getWholeBox({ width, height }: CountryMap): Box {
  return { x: 0, y: 0, width, height };
}
