import type { Gazetteer, PlaceRow } from "#integrations/gazetteer/gazetteer.ts";
import type { DemoOffice } from "../offices/demo-office.ts";

/** Where a business may be: what the public learns (the county and its middle) and what only the NDA tells. */
export interface ListingPlace {
  region: string;
  county: string | null;
  /** Where the gazetteer knows nothing between a town and a region, what a headline says instead of the county. */
  region_name?: string;
  latitude: number | null;
  longitude: number | null;
  /** Of the premises. */
  locality: string;
  postal_code: string;
}

/** The places around an office, one a postal code; the office's own region alone where the gazetteer knows no more. */
export function placesAround(office: DemoOffice, codes: readonly PlaceRow[], gazetteer: Gazetteer): ListingPlace[] {
  const counties = new Map<string, ReturnType<Gazetteer["countyOf"]>>();
  const places = codes.flatMap(({ locality, postal_code = office.postal_code, state, county }): ListingPlace[] => {
    if (!county) return [inRegion(state, locality, postal_code, gazetteer)].filter((place) => place !== null);
    const key = `${state}/${county}`;
    const middle = counties.get(key) ?? gazetteer.countyOf(county, state);
    counties.set(key, middle);
    if (!middle) return [];
    return [
      {
        region: state,
        county: middle.county,
        latitude: middle.latitude,
        longitude: middle.longitude,
        locality,
        postal_code,
      },
    ];
  });
  if (places.length > 0) return places;
  const { region, locality, postal_code } = office;
  return [{ region, county: null, latitude: null, longitude: null, locality, postal_code }];
}

/** Where nothing lies between a town and a region, a listing shows the region alone, and stands in the middle of it. */
function inRegion(region: string, locality: string, postal_code: string, gazetteer: Gazetteer): ListingPlace | null {
  const middle = gazetteer.regionOf(region);
  return (
    middle && {
      region,
      county: null,
      latitude: middle.latitude,
      longitude: middle.longitude,
      locality,
      postal_code,
      region_name: middle.label,
    }
  );
}
