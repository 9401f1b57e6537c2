import { createRemark, type Remark } from "#domain/imports/table-files/remark.ts";
import type { Edition, Region } from "#editions/edition.ts";
import { REGION_WORDS } from "#editions/region-words.ts";
import { findArea } from "#integrations/gazetteer/areas.ts";
import type { Gazetteer } from "#integrations/gazetteer/gazetteer.ts";
import { getNearest } from "#lib/nearest.ts";
import { toSlug } from "#lib/slug.ts";
import { m } from "#messages/messages.js";
import { BadValue, shorten } from "../row-problem.ts";
import { isUndisclosed } from "./amounts.ts";
import { findAnywhere } from "./anywhere.ts";
import {
  capitalizeName,
  completePostalCode,
  getCountyInParentheses,
  PLACE_FIELDS,
  type PlaceField,
  type PlaceTexts,
} from "./place-texts.ts";
import {
  findUnspacedRegion,
  listTranslatedRegions,
  listUnspacedRegions,
  type NamedRegion,
  splitUnspaced,
} from "./translated-regions.ts";

/** A listing's location. Region and county are public, the town is confidential. */
export interface ListingPlace {
  region_slug: string;
  /** A county or a named area of several counties, such as Dallas–Fort Worth; never the town. */
  county: string | null;
  /** The coordinates of the county, in degrees. */
  latitude: number | null;
  longitude: number | null;
  locality: string | null;
  postal_code: string | null;
}

export class BadPlace extends BadValue {
  readonly field: PlaceField;

  constructor(field: PlaceField, remark: Remark) {
    super(remark);
    this.field = field;
  }
}

/** The location that was read, and remarks about it. */
export interface ReadPlaceResult extends ListingPlace {
  /** Whether the cell says that the business can move. */
  relocatable?: boolean;
  note?: Remark;
}

/**
 * `getOfficeRegion` returns the state to use for a business without a fixed location, and for a franchise that names
 * none.
 */
type ReadPlace = (texts: PlaceTexts, getOfficeRegion?: () => string, isFranchise?: boolean) => ReadPlaceResult;
type Area = Pick<ListingPlace, "county" | "latitude" | "longitude">;

/** Max number of cached places: a network's rows repeat the same few thousand. */
const MAX_CACHE_ENTRIES = 20_000;

/** Names of an edition's country that may follow a place, in addition to its official ones. */
const COUNTRY_WORDS = ["usa", "u-s-a", "u-s", "united-states-of-america"];

/**
 * Creates a reader for "Tampa, FL", "Cook County, IL", "Dfw, TX", "Florida", a ZIP code, or the same in separate
 * columns.
 */
export function createPlaceReader(edition: Edition, gazetteer: Gazetteer): ReadPlace {
  const places = new Places(edition, gazetteer);
  const remembered = new Map<string, ListingPlace>();
  return (written, getOfficeRegion, isFranchise = false) => {
    const texts = { ...written };
    // "ND" in the other columns is North Dakota.
    for (const field of ["county", "city", "postal_code"] as const) if (isUndisclosed(texts[field])) texts[field] = "";
    const anywhere =
      getOfficeRegion &&
      findAnywhere(
        PLACE_FIELDS.map((field) => texts[field]),
        places.country,
      );
    if (anywhere) return createOfficePlace(anywhere, getOfficeRegion());
    if (isFranchise && getOfficeRegion && PLACE_FIELDS.every((field) => texts[field] === ""))
      return createOfficePlace("", getOfficeRegion());
    const key = PLACE_FIELDS.map((field) => texts[field]).join("\n");
    const known = remembered.get(key);
    if (known) return known;
    const place = places.read(texts);
    if (remembered.size >= MAX_CACHE_ENTRIES) remembered.clear();
    remembered.set(key, place);
    return place;
  };
}

function createOfficePlace(written: string, region_slug: string): ReadPlaceResult {
  return {
    region_slug,
    county: null,
    latitude: null,
    longitude: null,
    locality: null,
    postal_code: null,
    ...(/reloca|anywhere/i.test(written) && { relocatable: true }),
    note: written
      ? createRemark(m.import_no_place, { text: shorten(written) })
      : createRemark(m.import_franchise_place, {}),
  };
}

class Places {
  readonly #edition: Edition;
  readonly #gazetteer: Gazetteer;
  readonly #regions: Map<string, Region>;
  /** Slugs of the country's names. */
  readonly country: ReadonlySet<string>;

  readonly #unspaced: readonly NamedRegion[];

  constructor(edition: Edition, gazetteer: Gazetteer) {
    this.#edition = edition;
    this.#gazetteer = gazetteer;
    this.#regions = new Map(
      edition.regions.flatMap((region) =>
        [region.slug, toSlug(region.name), toSlug(region.code)].map((key) => [key, region] as const),
      ),
    );
    for (const { region, name } of listTranslatedRegions(edition)) {
      const key = toSlug(name);
      if (key && !this.#regions.has(key)) this.#regions.set(key, region);
    }
    this.#unspaced = listUnspacedRegions(edition);
    this.country = new Set([toSlug(edition.name), toSlug(edition.code), toSlug(edition.iso2), ...COUNTRY_WORDS]);
  }

  read(written: PlaceTexts): ListingPlace {
    const given = splitUnspaced(written, this.#unspaced);
    const texts = { ...given, county: given.county || getCountyInParentheses(given.location) };
    const { parts, postal, region: named } = this.#splitLocation(texts.location);
    const postal_code = completePostalCode(texts.postal_code, this.#edition) || postal;
    const region = this.#findRegion(texts, named, parts, postal_code);
    const county = this.#findRegionByName(texts.county) === region ? "" : texts.county;
    let area: Area | null = county ? this.#findCounty(county, region.slug) : null;
    let locality = texts.city || null;
    for (const part of parts) {
      const found = this.#findArea(part, region.slug);
      if (found) area ??= found;
      else locality ??= part;
    }
    // An unknown name in the county column is treated as a town, which is confidential.
    if (county && !area) locality ??= county;
    area ??= locality ? this.#gazetteer.findCounty(locality, region.slug) : null;
    area ??= this.#findAreaByPostalCode(postal_code, region.slug);
    return {
      region_slug: region.slug,
      county: area?.county ?? null,
      latitude: area?.latitude ?? null,
      longitude: area?.longitude ?? null,
      locality: locality && capitalizeName(locality),
      postal_code: postal_code || null,
    };
  }

  /** Splits "Tampa, FL 33602, USA" into town, region and postal code. */
  #splitLocation(location: string): { parts: string[]; postal: string; region: Region | null } {
    const parts = location
      .replace(/\([^()]*\)/g, " ")
      .split(/[,;|\n]|\s[-–—]\s/)
      .map((part) => part.replace(/\s+/g, " ").trim())
      .filter((part, at, all) => part !== "" && !(at === 0 && all.length > 1 && isUndisclosed(part)));
    if (parts.length > 1 && this.country.has(toSlug(parts.at(-1) ?? ""))) parts.pop();
    let postal = "";
    const words = parts.at(-1)?.split(" ") ?? [];
    for (const count of [1, 2]) {
      const code = words.slice(-count).join(" ");
      if (postal || words.length < count || !this.#edition.postal_code.pattern?.test(code)) continue;
      postal = code;
      parts.splice(-1, 1, ...[words.slice(0, -count).join(" ")].filter(Boolean));
    }
    const last = parts.at(-1) ?? "";
    const whole = this.#findRegionByName(last);
    if (whole) return { parts: parts.slice(0, -1), postal, region: whole };
    // "TX - Lubbock"
    const first = parts.length > 1 ? this.#findRegionByName(parts[0] ?? "") : null;
    if (first) return { parts: parts.slice(1), postal, region: first };
    // Splits a town from its state without a comma: "Tampa FL" and "Tampa Florida".
    const ending = /^(.+?) (\S+(?: \S+)?)$/.exec(last);
    const tail = [last.split(" ").slice(-2).join(" "), last.split(" ").at(-1) ?? ""].find(
      (words) => ending && words !== last && this.#findRegionByName(words),
    );
    if (!tail) return { parts, postal, region: null };
    const region = this.#findRegionByName(tail);
    // "South Florida" is an area, not a town called South.
    if (region && findArea(last, region.slug)) return { parts, postal, region };
    const town = last.slice(0, -tail.length).trim();
    return { parts: [...parts.slice(0, -1), town], postal, region };
  }

  #findRegion(texts: PlaceTexts, written: Region | null, parts: string[], postal: string): Region {
    if (texts.state) {
      const region = this.#findRegionByName(texts.state);
      if (!region) throw this.#createUnknownPlace("state", texts.state);
      if (written && written !== region && toSlug(texts.location) !== written.slug) {
        throw new BadPlace(
          "location",
          createRemark(m.import_place_contradiction, { text: shorten(texts.location), region: region.name }),
        );
      }
      return region;
    }
    const county = /^(.*),([^,]+)$/.exec(texts.county);
    const region =
      written ??
      this.#findRegionByName(county?.[2] ?? texts.county) ??
      this.#findRegionByPostalCode(postal) ??
      this.#findRegionByName(texts.city) ??
      this.#findRegionByArea(parts);
    if (region) return region;
    const field = (["location", "county", "city", "postal_code"] as const).find((name) => texts[name]);
    if (!field) throw new BadPlace("location", this.#createRemark(m.import_place_missing, {}));
    throw this.#createUnknownPlace(
      field,
      field === "location" && parts.length > 0 ? (parts.at(-1) ?? "") : texts[field],
    );
  }

  #findRegionByName(text: string): Region | null {
    const slug = toSlug(text);
    if (!slug) return findUnspacedRegion(this.#unspaced, text);
    const bare = slug.replace(/^(?:state-of|province-of|county|co)-|-(?:state|county|province|prefecture)$/g, "");
    return this.#regions.get(slug) ?? this.#regions.get(bare) ?? null;
  }

  #findRegionByPostalCode(postal: string): Region | null {
    const place = postal ? this.#gazetteer.find(postal) : null;
    return place ? (this.#regions.get(place.state) ?? null) : null;
  }

  /** Finds the state of a named area, such as "South Florida" or "Bay Area". */
  #findRegionByArea(parts: string[]): Region | null {
    const [name] = parts;
    const regions = name ? this.#edition.regions.filter(({ slug }) => findArea(name, slug)) : [];
    return regions.length === 1 ? (regions[0] ?? null) : null;
  }

  #findAreaByPostalCode(postal: string, region: string): Area | null {
    const place = postal ? this.#gazetteer.find(postal) : null;
    if (place?.state !== region) return null;
    return this.#gazetteer.findCounty(place.county ?? place.locality, region);
  }

  #findCounty(text: string, region: string): Area | null {
    return this.#findArea(text, region) ?? this.#gazetteer.findCounty(text, region);
  }

  /** Finds a county or a named area of several counties; null for a town. */
  #findArea(text: string, region: string): Area | null {
    const name = text.replace(/,[^,]*$/, "").trim();
    const area = findArea(name, region);
    if (area) return { county: area.name, latitude: area.latitude, longitude: area.longitude };
    if (!/\b(?:county|counties|parish|borough|co\.?)$/i.test(name)) return null;
    const county = capitalizeName(name.replace(/\bco\.?$/i, "County"));
    return this.#gazetteer.findCounty(county, region) ?? { county, latitude: null, longitude: null };
  }

  #createUnknownPlace(field: PlaceField, text: string): BadPlace {
    const { regions } = this.#edition;
    const spellings = regions.flatMap(({ name, code }) => (text.trim().length <= 3 ? [code] : [name]));
    const near = getNearest(text.trim(), spellings);
    const written = { text: shorten(text) };
    return new BadPlace(
      field,
      near
        ? this.#createRemark(m.import_region_near, { ...written, near })
        : this.#createRemark(m.import_region_unknown, written),
    );
  }

  /** Creates a remark that also contains the country's word for a region. */
  #createRemark<Values extends object>(
    message: (values: Values & { region: string }, options: Parameters<Remark["translate"]>[0]) => string,
    values: Values,
  ): Remark {
    const label = REGION_WORDS[this.#edition.region_word];
    return {
      message,
      translate: (options) => message({ ...values, region: label({}, options).toLowerCase() }, options),
    };
  }
}
