import type { Region } from "#editions/edition.ts";
import { CountyIndex, type KnownCounty } from "./county-index.ts";
import { toKey, toKeys } from "./fold.ts";
import type { Place, PlaceRow } from "./place.ts";
import { type KnownRegion, RegionIndex } from "./region-index.ts";

/** Facts about a country that its gazetteer needs in addition to the places. */
export interface CountryFacts {
  regions: readonly Region[];
  /** How a region is written after a town: "Miami, FL" or "Lyon, Auvergne-Rhône-Alpes". */
  label?: "code" | "name";
  /** Names of the country at the end of an address. */
  country_names?: readonly string[];
  /**
   * Matches a postal code in folded text; the first group is looked up among the rows, otherwise as the prefix of an
   * area.
   */
  postal_pattern?: string | null;
  /** The towns that prefixes of postal codes stand for, where individual codes are not known. */
  postal_areas?: ReadonlyMap<string, PlaceRow>;
  /** Region slugs by the name of the division above them ("Scotland"). */
  parents?: ReadonlyMap<string, readonly string[]>;
}

/** The places of a country by all of their names. */
export class PlaceIndex {
  /** Towns, the most populous first. */
  readonly towns: readonly PlaceRow[];
  readonly postalRows: readonly PlaceRow[];
  readonly regions: RegionIndex;
  readonly counties: CountyIndex;
  readonly countryKeys: ReadonlySet<string>;
  readonly postalPattern: RegExp | null;
  readonly postalAreas: ReadonlyMap<string, PlaceRow>;
  readonly #townsByKey = new Map<string, PlaceRow[]>();
  readonly #rowsByPostalCode: Map<string, PlaceRow>;
  readonly #parents: Map<string, readonly string[]>;

  constructor(rows: readonly PlaceRow[], facts: CountryFacts) {
    this.towns = rows.filter((row) => !row.postal_code).sort((a, b) => (b.population ?? 0) - (a.population ?? 0));
    this.postalRows = rows.filter((row) => row.postal_code);
    this.countryKeys = new Set((facts.country_names ?? []).map(toKey));
    this.regions = new RegionIndex(facts.regions, this.towns, {
      label: facts.label ?? "name",
      countryKeys: this.countryKeys,
    });
    this.counties = new CountyIndex(this.towns);
    this.postalPattern = facts.postal_pattern
      ? new RegExp(`(?<![\\p{L}\\p{N}])${facts.postal_pattern}(?![\\p{L}\\p{N}])`, "gu")
      : null;
    this.postalAreas = facts.postal_areas ?? new Map();
    this.#rowsByPostalCode = new Map(this.postalRows.map((row) => [row.postal_code?.toLowerCase() ?? "", row]));
    this.#parents = new Map([...(facts.parents ?? [])].map(([name, slugs]) => [toKey(name), slugs]));
    for (const town of this.towns) this.#addTown(town);
  }

  /** Returns the towns with this name, the most populous first. */
  findTowns(text: string): readonly PlaceRow[] {
    return this.#townsByKey.get(toKey(text)) ?? [];
  }

  /** Lists the key of every town name with the towns of that name. */
  listTownKeys(): Iterable<[key: string, towns: readonly PlaceRow[]]> {
    return this.#townsByKey;
  }

  findPostalRow(code: string): PlaceRow | undefined {
    return this.#rowsByPostalCode.get(code);
  }

  /**
   * Returns the slugs of the regions that match a region's name or abbreviation, or the name of the division above it.
   */
  findRegions(text: string): readonly string[] {
    const region = this.regions.findByName(text);
    return region ? [region.slug] : (this.#parents.get(toKey(text)) ?? []);
  }

  toPlace(row: PlaceRow): Place {
    const { locality, county, state, latitude, longitude } = row;
    const region = this.regions.findBySlug(state);
    const isNamesake = region?.shown === locality && region.namesake?.locality === locality;
    const town = !region || isNamesake ? locality : `${locality}, ${region.shown}`;
    const label = row.postal_code ? `${town} ${row.postal_code}` : town;
    return { label, postal_code: row.postal_code ?? null, locality, county, state, latitude, longitude };
  }

  /** Returns a region as a place, located at its representative town. */
  getRegionPlace(region: KnownRegion): Place | null {
    return region.central && { ...this.toPlace(region.central), label: region.name, county: null };
  }

  /** Returns a county as a place, located at its center. */
  getCountyPlace(county: KnownCounty): Place {
    const { county: name, latitude, longitude, town } = county;
    const region = this.regions.findBySlug(county.state);
    return { ...this.toPlace(town), label: region ? `${name}, ${region.shown}` : name, latitude, longitude };
  }

  #addTown(town: PlaceRow): void {
    const keys = town.also ? new Set([town.locality, ...town.also].flatMap(toKeys)) : toKeys(town.locality);
    for (const key of keys) {
      const towns = this.#townsByKey.get(key);
      if (towns) towns.push(town);
      else this.#townsByKey.set(key, [town]);
    }
  }
}
