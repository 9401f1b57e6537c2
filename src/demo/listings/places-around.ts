import type { DemoOffice } from "#editions/demo-source.ts";
import type { Gazetteer, PlaceRow } from "#integrations/gazetteer/gazetteer.ts";

/** Location of a business: what is public (the county and its center) and what requires the NDA. */
export interface ListingPlace {
  region: string;
  county: string | null;
  /** Shown in a headline instead of the county if the gazetteer has no level between town and region. */
  region_name?: string;
  latitude: number | null;
  longitude: number | null;
  /** Town of the premises. */
  locality: string;
  postal_code: string;
}

/** Returns the places around an office, one per postal code, or only the office's region if the gazetteer has none. */
export function listPlacesAround(office: DemoOffice, codes: readonly PlaceRow[], gazetteer: Gazetteer): ListingPlace[] {
  const counties = new Map<string, ReturnType<Gazetteer["findCounty"]>>();
  const places = codes.flatMap((row): ListingPlace[] => {
    const { state, county } = row;
    const { locality, postal_code } = getAddressTown(row, office);
    if (!county) return [findRegionPlace(state, locality, postal_code, gazetteer)].filter((place) => place !== null);
    const key = `${state}/${county}`;
    const middle = counties.get(key) ?? gazetteer.findCounty(county, state);
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

/** Returns a row's town, or the office's if only its postal code is known. */
function getAddressTown({ locality, postal_code, state }: PlaceRow, office: DemoOffice) {
  if (postal_code) return { locality, postal_code };
  return state === office.region ? office : { locality, postal_code: "" };
}

/** In countries without counties, a listing shows only its region and is placed at the region's center. */
function findRegionPlace(
  region: string,
  locality: string,
  postal_code: string,
  gazetteer: Gazetteer,
): ListingPlace | null {
  const middle = gazetteer.getRegionPlace(region);
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
