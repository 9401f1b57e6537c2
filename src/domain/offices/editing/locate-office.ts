import * as v from "valibot";
import type { Context } from "#domain/context.ts";
import { type CheckedStaffForm, checkStaffForm } from "#domain/staff/staff-fields.ts";
import { createStaffProblem } from "#domain/staff/staff-messages.ts";
import type { PlaceRow } from "#integrations/gazetteer/place.ts";
import { getDistance, type Point } from "#lib/distance.ts";
import { createLineSchema } from "#lib/forms/field-schemas.ts";
import { findOfficePlace } from "./office-place.ts";
import { latitudeField, longitudeField } from "./place-fields.ts";

const addressSchema = v.strictObject(
  {
    postal_code: createLineSchema(20),
    locality: createLineSchema(120),
    region_slug: createLineSchema(120),
    latitude: latitudeField,
    longitude: longitudeField,
  },
  "unknown_field",
);

export type OfficeAddress = v.InferOutput<typeof addressSchema>;

/** A town or postal code on the map around a pin. */
export interface NearbyPlace extends Point {
  name: string;
}

/** Where an address is, and what is around it or around a pin. */
export interface LocatedOffice {
  /** Null if no address was given. */
  place: (Point & { name: string }) | null;
  /** The largest towns first, then the nearest postal codes. */
  nearby: NearbyPlace[];
}

const NEARBY_KM = 120;
/** A degree of latitude, rounded down. */
const KM_PER_DEGREE = 110;
const MAX_TOWNS = 40;
const MAX_POSTAL_CODES = 25;

export const checkOfficeAddress = (raw: unknown): CheckedStaffForm<OfficeAddress> =>
  checkStaffForm(addressSchema, raw, []);

/** Finds an address as saving an office does, before it is saved. @throws Invalid for an unknown place */
export function locateOffice(context: Context, { latitude, longitude, ...address }: OfficeAddress): LocatedOffice {
  const { postal_code = null } = address;
  const typed = { postal_code, locality: address.locality ?? "", region_slug: address.region_slug ?? "" };
  const found = Object.values(typed).some(Boolean) ? findOfficePlace(context, typed) : null;
  if (found && "codes" in found) throw createStaffProblem(found.codes);
  const place = found && { ...found.place, name: [found.place.locality, postal_code].filter(Boolean).join(" ") };
  const isPinned = typeof latitude === "number" && typeof longitude === "number";
  const center = isPinned ? { latitude, longitude } : place;
  return {
    place: place && { name: place.name, latitude: place.latitude, longitude: place.longitude },
    nearby: center ? listNearby(context, center) : [],
  };
}

function listNearby({ gazetteer }: Context, center: Point): NearbyPlace[] {
  const listNear = (rows: readonly PlaceRow[]) =>
    rows
      .filter(({ latitude }) => Math.abs(latitude - center.latitude) <= NEARBY_KM / KM_PER_DEGREE)
      .map((row) => ({ row, distance: getDistance(center, row, "km") }))
      .filter(({ distance }) => distance <= NEARBY_KM);
  const towns = listNear(gazetteer.listTowns()).slice(0, MAX_TOWNS);
  const codes = listNear(gazetteer.listPostalCodes())
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MAX_POSTAL_CODES);
  return [...towns, ...codes].map(({ row }) => toNearby(row));
}

function toNearby({ locality, postal_code, latitude, longitude }: PlaceRow): NearbyPlace {
  return { name: postal_code ?? locality, latitude, longitude };
}
