import type { DistanceUnit } from "#lib/distance.ts";
import { type GeoBox, toDegrees } from "../geo-box.ts";
import type { ListingFilters, SearchScope } from "../listing-filters.ts";
import { type Bitmap, emptyBitmap, intersect, setBit, subtract } from "./bitmap.ts";
import type { Grouping } from "./grouping.ts";
import { FLAGS, type Flag, type ListingIndex } from "./listing-index.ts";
import { getRange, listingsBetween } from "./ordered-column.ts";

/** A search that the index can answer, with everything from the database already resolved. */
export interface Question {
  filters: ListingFilters;
  scope: SearchScope;
  unit: DistanceUnit;
  /** The ids that `filters.office` and `filters.agent` refer to; null if there is no such office or agent. */
  office_id: number | null;
  agent_id: number | null;
  /** The listings that match the words of `filters.q`. */
  hits: Bitmap | null;
}

/**
 * The listings that pass every filter except category, subcategory and state, which are checked by cell; null if all
 * pass.
 */
export function narrowed(index: ListingIndex, question: Question): Bitmap | null {
  const { filters, scope, hits } = question;
  let passing: Bitmap | null = null;
  /** @param owned whether the bitmap may be modified. */
  const save = (bitmap: Bitmap, owned: boolean): void => {
    if (passing) intersect(passing, bitmap);
    else passing = owned ? bitmap : bitmap.slice();
  };
  const keepMatching = (column: Grouping, group: number | undefined): void =>
    save(getListings(index.size, column, group === undefined ? [] : [group]), true);

  if (hits) save(hits, false);
  if (scope.office_id !== undefined) keepMatching(index.offices, index.offices.dictionary.find(scope.office_id));
  if (scope.agent_id !== undefined) keepMatching(index.agents, index.agents.dictionary.find(scope.agent_id));
  if (filters.office !== null) keepMatching(index.offices, getGroup(index.offices.dictionary, question.office_id));
  if (filters.agent !== null) keepMatching(index.agents, getGroup(index.agents.dictionary, question.agent_id));
  if (filters.near || filters.bbox) save(getListings(index.size, index.places, placesWithin(index, question)), true);
  const bounds = [
    [index.price, filters.price_min, filters.price_max],
    [index.down_payment, null, filters.down_payment_max],
    [index.sde, filters.sde_min, null],
  ] as const;
  for (const [column, least, max] of bounds) {
    if (least !== null || max !== null) save(listingsBetween(column, ...getRange(column, least, max)), true);
  }
  for (const flag of Object.keys(FLAGS) as Flag[]) if (wants(flag, question)) save(index.flagged[flag], false);
  if (filters.kind === "business") {
    passing ??= allListings(index.size);
    subtract(passing, index.flagged.kind_franchise);
  }
  return passing;
}

function wants(flag: Flag, { filters, scope }: Question): boolean {
  if (flag === "kind_franchise") return filters.kind === "franchise";
  return flag === "thropro" ? scope.thropro === true : filters[flag];
}

function getGroup<T>(dictionary: { find(value: T): number | undefined }, value: T | null): number | undefined {
  return value === null ? undefined : dictionary.find(value);
}

function allListings(size: number): Bitmap {
  const all = emptyBitmap(size).fill(0xffffffff);
  if (size & 31) all[all.length - 1] = (1 << (size & 31)) - 1;
  return all;
}

function getListings(size: number, { order, starts }: Grouping, groups: readonly number[]): Bitmap {
  const listings = emptyBitmap(size);
  for (const group of groups) {
    for (let at = starts[group]!; at < starts[group + 1]!; at++) setBit(listings, order[at]!);
  }
  return listings;
}

/**
 * Places within the radius and the box. Listings share the coordinates of their counties, so there are few to measure.
 */
function placesWithin({ places }: ListingIndex, { filters: { near, radius, bbox }, unit }: Question): number[] {
  const reach = near && haversine(toDegrees(radius, unit));
  const within: number[] = [];
  for (let place = 0; place < places.latitudes.length; place++) {
    const [latitude, longitude] = [places.latitudes[place]!, places.longitudes[place]!];
    if (Number.isNaN(latitude)) continue;
    if (bbox && !inBox(bbox, latitude, longitude)) continue;
    if (near && reach !== null && haversineBetween(near, latitude, longitude) > reach) continue;
    within.push(place);
  }
  return within;
}

function inBox({ west, south, east, north }: GeoBox, latitude: number, longitude: number): boolean {
  if (latitude < south || latitude > north) return false;
  return west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east;
}

/** The haversine of `distanceBetween`, compared before taking the arcsine. */
function haversineBetween(near: { latitude: number; longitude: number }, latitude: number, longitude: number): number {
  const across = Math.cos(radians(near.latitude)) * Math.cos(radians(latitude));
  return haversine(latitude - near.latitude) + across * haversine(longitude - near.longitude);
}

function haversine(degrees: number): number {
  return Math.sin(radians(degrees) / 2) ** 2;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
