import type { Point } from "#lib/distance.ts";
import { type GeoBox, toDegrees } from "../geo-box.ts";
import { getPolygonBox, isInPolygon } from "../geo-polygon.ts";
import { getAmountBounds, INDEXED_AMOUNTS } from "../search-filters.ts";
import { type Bitmap, clearBit, createBitmap, intersect, setBit, subtract } from "./bitmap.ts";
import { listComputedFilters } from "./computed-filters.ts";
import type { Grouping } from "./grouping.ts";
import type { IndexQuery } from "./index-query.ts";
import { FLAG_CONDITIONS, type Flag, type ListingIndex } from "./listing-index.ts";
import { getListingsBetween, getRange } from "./ordered-column.ts";

type AmountColumn = (typeof INDEXED_AMOUNTS)[keyof typeof INDEXED_AMOUNTS];

/**
 * Returns the listings that match every filter except category, subcategory and state, which are checked per cell; null
 * if all listings match.
 */
export function narrowListings(index: ListingIndex, query: IndexQuery): Bitmap | null {
  const { filters, scope, hits } = query;
  let passing: Bitmap | null = null;
  /** @param owned whether the bitmap may be modified */
  const applyFilter = (bitmap: Bitmap, owned: boolean): void => {
    if (passing) intersect(passing, bitmap);
    else passing = owned ? bitmap : bitmap.slice();
  };
  const filterByGroup = (column: Grouping, group: number | undefined): void =>
    applyFilter(getListings(index.size, column, group === undefined ? [] : [group]), true);

  if (hits) applyFilter(hits, false);
  if (scope.office_id !== undefined) filterByGroup(index.offices, index.offices.dictionary.find(scope.office_id));
  if (scope.agent_id !== undefined) filterByGroup(index.agents, index.agents.dictionary.find(scope.agent_id));
  if (filters.office !== null) filterByGroup(index.offices, getGroup(index.offices.dictionary, query.office_id));
  if (filters.agent !== null) filterByGroup(index.agents, getGroup(index.agents.dictionary, query.agent_id));
  if (filters.near.length > 0 || filters.bbox || filters.polygon)
    applyFilter(getListings(index.size, index.places, listPlacesWithin(index, query)), true);
  for (const [column, name] of Object.entries(INDEXED_AMOUNTS) as [keyof typeof INDEXED_AMOUNTS, AmountColumn][]) {
    const [min, max] = getAmountBounds(filters, column);
    if (min !== null || max !== null)
      applyFilter(getListingsBetween(index[name], ...getRange(index[name], min, max)), true);
  }
  for (const isPassing of listComputedFilters(index, query)) applyFilter(selectListings(index.size, isPassing), true);
  for (const flag of FLAG_CONDITIONS.keys()) if (isFlagRequested(flag, query)) applyFilter(index.flagged[flag], false);
  if (filters.kind === "business") {
    passing ??= createFullBitmap(index.size);
    subtract(passing, index.flagged.kind_franchise);
  }
  if (filters.exclude.length > 0) {
    passing ??= createFullBitmap(index.size);
    excludeListings(passing, index, filters.exclude);
  }
  return passing;
}

/** Removes the excluded sectors, states and franchises. */
function excludeListings(passing: Bitmap, index: ListingIndex, excluded: readonly string[]): void {
  const { by_cell, sector_slugs, states, flagged } = index;
  if (excluded.includes("franchise")) {
    subtract(passing, flagged.franchise);
    subtract(passing, flagged.kind_franchise);
  }
  sector_slugs.forEach((sector, code) => {
    const isSectorExcluded = sector.some((slug) => excluded.includes(slug));
    states.values.forEach((state, at) => {
      if (!isSectorExcluded && !excluded.includes(state)) return;
      const cell = code * states.values.length + at;
      for (const place of by_cell.order.subarray(by_cell.starts[cell]!, by_cell.starts[cell + 1]!))
        clearBit(passing, place);
    });
  });
}

function isFlagRequested(flag: Flag, { filters, scope }: IndexQuery): boolean {
  if (flag === "kind_franchise") return filters.kind === "franchise";
  if (flag === "with_real_estate") return false;
  return flag === "thropro" ? scope.thropro === true : filters[flag];
}

function getGroup<T>(dictionary: { find(value: T): number | undefined }, value: T | null): number | undefined {
  return value === null ? undefined : dictionary.find(value);
}

function createFullBitmap(size: number): Bitmap {
  const all = createBitmap(size).fill(0xffffffff);
  if (size & 31) all[all.length - 1] = (1 << (size & 31)) - 1;
  return all;
}

function selectListings(size: number, isPassing: (at: number) => boolean): Bitmap {
  const listings = createBitmap(size);
  for (let at = 0; at < size; at++) if (isPassing(at)) setBit(listings, at);
  return listings;
}

function getListings(size: number, { order, starts }: Grouping, groups: readonly number[]): Bitmap {
  const listings = createBitmap(size);
  for (const group of groups) {
    for (let at = starts[group]!; at < starts[group + 1]!; at++) setBit(listings, order[at]!);
  }
  return listings;
}

/**
 * Lists the places within the radius of a chosen one, the box and the polygon. Listings share the coordinates of their
 * counties, so there are few places to measure.
 */
function listPlacesWithin({ places }: ListingIndex, { filters, unit }: IndexQuery): number[] {
  const { near, radius, bbox, polygon } = filters;
  const reach = toHaversine(toDegrees(radius, unit));
  const isNear = (latitude: number, longitude: number): boolean =>
    near.length === 0 || near.some((center) => computeHaversine(center, latitude, longitude) <= reach);
  const around = polygon && getPolygonBox(polygon);
  const within: number[] = [];
  for (let place = 0; place < places.latitudes.length; place++) {
    const [latitude, longitude] = [places.latitudes[place]!, places.longitudes[place]!];
    if (Number.isNaN(latitude)) continue;
    if (bbox && !isInBox(bbox, latitude, longitude)) continue;
    if (around && !isInBox(around, latitude, longitude)) continue;
    if (polygon && !isInPolygon(polygon, { latitude, longitude })) continue;
    if (!isNear(latitude, longitude)) continue;
    within.push(place);
  }
  return within;
}

function isInBox({ west, south, east, north }: GeoBox, latitude: number, longitude: number): boolean {
  if (latitude < south || latitude > north) return false;
  return west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east;
}

/** Computes the haversine of `getDistance`. Comparing it avoids the arcsine. */
function computeHaversine(center: Point, latitude: number, longitude: number): number {
  const across = Math.cos(toRadians(center.latitude)) * Math.cos(toRadians(latitude));
  return toHaversine(latitude - center.latitude) + across * toHaversine(longitude - center.longitude);
}

function toHaversine(degrees: number): number {
  return Math.sin(toRadians(degrees) / 2) ** 2;
}

function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
