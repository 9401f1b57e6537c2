import type { Context } from "#domain/context.ts";
import type { Office } from "#domain/offices/office.ts";
import type { Box, CountryMap } from "#integrations/maps/country-map.ts";
import { locationsPath } from "../../mounts/site-of.ts";
import { officePath, regionPath } from "../../site.ts";

/** An office on a map. */
export interface MapPin {
  x: number;
  y: number;
  name: string;
  path: string;
}

/** A map as a page draws it: outlines by id from the file at `outlines`, pins on them. */
export interface MapView {
  outlines: string;
  box: Box;
  pins: MapPin[];
}

/** The whole country, each of its regions with the number of its offices, and whether it has an outline of its own. */
export interface CountryView extends MapView {
  regions: { slug: string; name: string; path: string; offices: number; is_drawn: boolean }[];
}

/** One region among its neighbours. */
export interface RegionView extends MapView {
  slug: string;
  /** The path of the office that the page is about. */
  here: string | null;
}

/** A small map is a little wider than high, and shows some of what lies around. */
const SMALL_SHAPE = 4 / 3;
const AROUND = 1.25;

export function countryView(context: Context, map: CountryMap, offices: readonly Office[]): CountryView {
  const count = Map.groupBy(offices, ({ state_slug }) => state_slug);
  const regions = context.edition.regions.map(({ slug, name }) => ({
    slug,
    name,
    path: regionPath(locationsPath(context), slug),
    offices: count.get(slug)?.length ?? 0,
    is_drawn: map.regions[slug] !== undefined,
  }));
  const box = { x: 0, y: 0, width: map.width, height: map.height };
  return { outlines: map.path, box, regions, pins: getPins(context, map, offices) };
}

/** A region with the offices in sight, and the one among them that the page is about; null where it is on no map. */
export function regionView(
  context: Context,
  map: CountryMap | null,
  slug: string,
  offices: readonly Office[],
  here: string | null = null,
): RegionView | null {
  const region = map?.regions[slug];
  if (!map || !region) return null;
  const box = around(region);
  const pins = getPins(context, map, offices).filter(({ x, y }) => isInside(box, x, y));
  return { outlines: map.path, box, slug, pins, here };
}

function getPins(context: Context, map: CountryMap, offices: readonly Office[]): MapPin[] {
  return offices.flatMap((office) => {
    const place = map.place(office);
    if (!place) return [];
    return [{ x: place[0], y: place[1], name: office.name, path: officePath(locationsPath(context), office) }];
  });
}

function around({ x, y, width, height }: Box): Box {
  const wide = Math.round(Math.max(width, height * SMALL_SHAPE) * AROUND);
  const high = Math.round(wide / SMALL_SHAPE);
  return { x: Math.round(x + (width - wide) / 2), y: Math.round(y + (height - high) / 2), width: wide, height: high };
}

function isInside(box: Box, x: number, y: number): boolean {
  return x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height;
}
