import type { Context } from "#domain/context.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { type DistanceUnit, getDistance, type Point } from "#lib/distance.ts";
import { Invalid } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { chooseOffices, type OfficeChoice } from "./choose-offices.ts";
import type { Office } from "./office.ts";

/** Half the Earth's circumference in miles, rounded up. */
export const MAX_RADIUS = 12_500;
export const DEFAULT_RADIUS = 50;

/**
 * The place, radius and offices to search. A point takes precedence over a postal code, and a postal code over an
 * address.
 */
export interface OfficeSearch extends OfficeChoice {
  /** An address, town or region that the gazetteer understands. */
  address?: string | null | undefined;
  zipcode?: string | null | undefined;
  lat?: number | null | undefined;
  lng?: number | null | undefined;
  /** In the edition's distance unit, 0 to 12,500. */
  radius?: number | null | undefined;
  /** Whether to measure from the alternate address of offices that have one. */
  useAlternateAddress?: boolean | undefined;
}

export interface OfficeNearby {
  office: Office;
  /** In the edition's distance unit. */
  distance: number;
}

/**
 * Returns the offices within a radius of a place, nearest first; none for an unknown place.
 *
 * @throws Invalid for an invalid point or radius.
 */
export async function searchOffices(context: Context, search: OfficeSearch): Promise<OfficeNearby[]> {
  const radius = checkRadius(context, search.radius);
  const from = checkPoint(context, search) ?? findPlace(context, search);
  if (!from) return [];
  const among = await chooseOffices(context, search);
  return findNearestOffices(among, from, radius, context.edition.distance_unit, search.useAlternateAddress);
}

/** Returns the offices within the radius, nearest first; ties keep their order. */
export function findNearestOffices(
  offices: readonly Office[],
  from: Point,
  radius: number,
  unit: DistanceUnit,
  useAlternateAddress = false,
): OfficeNearby[] {
  const nearby: OfficeNearby[] = [];
  for (const office of offices) {
    const distance = getDistance(from, useAlternateAddress ? getShownPoint(office) : office, unit);
    if (distance <= radius) nearby.push({ office, distance });
  }
  return nearby.sort((a, b) => a.distance - b.distance);
}

function getShownPoint(office: Office): Point {
  const { alternate_latitude: latitude, alternate_longitude: longitude } = office;
  return latitude === null || longitude === null ? office : { latitude, longitude };
}

function findPlace({ gazetteer }: Context, { zipcode, address }: OfficeSearch): Point | null {
  return (zipcode ? gazetteer.find(zipcode) : null) ?? (address ? gazetteer.find(address) : null);
}

function checkRadius({ locale, edition }: Context, radius: number | null | undefined): number {
  const maxDistance = radius ?? DEFAULT_RADIUS;
  if (isRadius(maxDistance)) return maxDistance;
  const limit = new Intl.NumberFormat(edition.format_locale).format(MAX_RADIUS);
  throw createProblem("radius", m.radius_wrong({ limit }, getMessageOptions(locale)));
}

export function isRadius(radius: number): boolean {
  return radius >= 0 && radius <= MAX_RADIUS;
}

/**
 * Returns the point, or null if none is given.
 *
 * @throws Invalid for a point with one coordinate or out of range
 */
export function checkPoint({ locale }: Context, { lat, lng }: Pick<OfficeSearch, "lat" | "lng">): Point | null {
  const latitude = lat ?? null;
  const longitude = lng ?? null;
  if (latitude === null && longitude === null) return null;
  if (latitude === null || !(Math.abs(latitude) <= 90))
    throw createProblem("lat", m.latitude_wrong({}, getMessageOptions(locale)));
  if (longitude === null || !(Math.abs(longitude) <= 180))
    throw createProblem("lng", m.longitude_wrong({}, getMessageOptions(locale)));
  return { latitude, longitude };
}

function createProblem(field: string, message: string): Invalid {
  return new Invalid(message, { [field]: [message] });
}
