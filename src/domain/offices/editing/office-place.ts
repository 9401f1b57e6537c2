import type { Context } from "#domain/context.ts";
import type { StaffCodes } from "#domain/staff/staff-messages.ts";
import type { OfficeValues } from "./office-change.ts";

type Address = Pick<OfficeValues, "postal_code" | "locality" | "region_slug">;

interface OfficePlace {
  locality: string;
  region_slug: string;
  latitude: number;
  longitude: number;
}

/**
 * Finds the position of an address: the center of its postal code, else of its town, else of its region. Fills in a
 * missing city or region.
 */
export function findOfficePlace(
  { gazetteer, edition }: Pick<Context, "gazetteer" | "edition">,
  { postal_code, locality, region_slug }: Address,
): { place: OfficePlace } | { codes: StaffCodes } {
  const region = edition.regions.find(({ slug }) => slug === region_slug);
  if (region_slug && !region) return { codes: { region_slug: "invalid" } };
  const codePlace = postal_code ? gazetteer.find(postal_code) : null;
  const byCode = codePlace?.postal_code ? codePlace : null;
  if (byCode && region && byCode.state !== region.slug) return { codes: { postal_code: "other_region" } };
  const byTown = locality ? gazetteer.find(region ? `${locality}, ${region.name}` : locality) : null;
  const found = byCode ?? byTown ?? (region && gazetteer.getRegionPlace(region.slug));
  if (!found) return { codes: { [postal_code ? "postal_code" : "locality"]: "place" } };
  return {
    place: {
      locality: locality || found.locality,
      region_slug: region?.slug ?? found.state,
      latitude: found.latitude,
      longitude: found.longitude,
    },
  };
}

/** Returns the place with the position of a pin that someone has set, if both coordinates are given. */
export function getPinnedPlace(
  place: OfficePlace,
  { latitude, longitude }: Pick<OfficeValues, "latitude" | "longitude">,
): OfficePlace {
  return typeof latitude === "number" && typeof longitude === "number" ? { ...place, latitude, longitude } : place;
}
