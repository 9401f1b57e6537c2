import { getDistance } from "#lib/distance.ts";
import { getBareKey } from "./county-names.ts";
import { fold } from "./fold.ts";
import type { Place, PlaceRow } from "./place.ts";
import type { PlaceIndex } from "./place-index.ts";

/**
 * Max length and number of parts and words of a text, above those of any address, so that no text takes long to search.
 */
const MAX_TEXT_LENGTH = 160;
const MAX_PARTS = 8;
const TOWN_WORDS = 8;

/** Max number of words in a region's name ("Newfoundland and Labrador", "Provence Alpes Côte d'Azur"). */
const REGION_WORDS = 5;

/** Max distance between a postal code and a town in one text for them to be read as one place. */
const TOGETHER_KM = 100;

/** Returns the most likely place for a text; see `Gazetteer.find`. */
export function findPlace(index: PlaceIndex, text: string): Place | null {
  const parts = text
    .slice(0, MAX_TEXT_LENGTH)
    .split(/[,;|\t\r\n()]+/)
    .map(fold)
    .filter(Boolean)
    .slice(-MAX_PARTS);
  // A region's name may itself contain commas: "Newry, Mourne and Down".
  const whole = parts.join(" ");
  if (parts.length > 1 && index.regions.findByName(whole)) return findNamedPlace(index, [whole]);
  const within = stripCountry(index, parts);
  return findPlaceInParts(index, within) ?? (within === parts ? null : findPlaceInParts(index, parts));
}

/** Removes the country: "Miami", "FL", "USA" becomes "Miami", "FL"; a country's name alone is unchanged. */
function stripCountry(index: PlaceIndex, parts: string[]): string[] {
  const last = parts.at(-1)?.split(" ") ?? [];
  for (let from = 0; from < last.length; from++) {
    if (!index.countryKeys.has(last.slice(from).join(""))) continue;
    const rest = [...parts.slice(0, -1), last.slice(0, from).join(" ")].filter(Boolean);
    return rest.length > 0 ? stripCountry(index, rest) : parts;
  }
  return parts;
}

function findPlaceInParts(index: PlaceIndex, parts: string[]): Place | null {
  const postal = findPostalCode(index, parts.join(" , "));
  if (!postal) return findNamedPlace(index, parts);
  const named = findNamedPlace(index, postal.rest) ?? (postal.isLast ? null : findNamedPlace(index, parts));
  if (!named || postal.isWhole) return index.toPlace(postal.row);
  if (postal.isExact && postal.isLast) return index.toPlace(postal.row);
  const isTogether = getDistance(postal.row, named, "km") <= TOGETHER_KM;
  return postal.isExact && isTogether ? index.toPlace(postal.row) : named;
}

interface Postal {
  row: PlaceRow;
  /** Whether the code itself is known, not only the area around it. */
  isExact: boolean;
  isWhole: boolean;
  isLast: boolean;
  /** The parts of the text without the code. */
  rest: string[];
}

function findPostalCode(index: PlaceIndex, text: string): Postal | null {
  if (!index.postalPattern) return null;
  for (const match of [...text.matchAll(index.postalPattern)].reverse()) {
    const code = match[1] ?? match[0];
    const exact = index.findPostalRow(code);
    const row = exact ?? getArea(index, code);
    if (!row) continue;
    const before = text.slice(0, match.index);
    const after = text.slice(match.index + match[0].length);
    const rest = `${before},${after}`
      .split(",")
      .map((part) => part.trim())
      .filter(Boolean);
    return { row, isExact: exact !== undefined, isWhole: rest.length === 0, isLast: after.trim() === "", rest };
  }
  return null;
}

/** Finds the area with the longest prefix of the code. */
function getArea(index: PlaceIndex, code: string): PlaceRow | undefined {
  for (let length = code.length; length > 0; length--) {
    const row = index.postalAreas.get(code.slice(0, length));
    if (row) return row;
  }
  return undefined;
}

/** Tries the parts from first to last. A street before the town is unknown and skipped. */
function findNamedPlace(index: PlaceIndex, parts: string[]): Place | null {
  for (let at = 0; at < parts.length; at++) {
    const [name = "", ...qualifiers] = parts.slice(at);
    const place = qualifiers.length > 0 ? findQualified(index, name, qualifiers) : findUnqualified(index, name);
    if (place) return place;
    if (!/\d/.test(name) && qualifiers.length < 2) return null;
  }
  return null;
}

/** Finds a town with its region or county: "Miami", followed by "FL" or by "Dade County", "FL". */
function findQualified(index: PlaceIndex, name: string, qualifiers: string[]): Place | null {
  const states = qualifiers.map((each) => index.findRegions(each)).findLast((slugs) => slugs.length > 0);
  const counties = new Set(qualifiers.map(getBareKey));
  const towns = index.findTowns(name).filter((row) => !states || states.includes(row.state));
  const findInCounty = towns.find((row) => row.county !== null && counties.has(getBareKey(row.county)));
  const town = findInCounty ?? (states ? towns[0] : undefined);
  if (town) return index.toPlace(town);
  for (const state of states ?? []) {
    const place = findCountyOrRegion(index, name, state) ?? findAfterStreet(index, name, state);
    if (place) return place;
  }
  return null;
}

function findCountyOrRegion(index: PlaceIndex, name: string, state: string): Place | null {
  const county = index.counties.findByName(name, state);
  if (county) return index.getCountyPlace(county);
  const region = index.regions.findByName(name);
  return region?.slug === state ? index.getRegionPlace(region) : null;
}

/**
 * Finds a place by a text without commas: "Miami", "Florida", "Miami FL", "Dublin 4", "Cook County" or "12 Main St
 * Miami FL".
 */
function findUnqualified(index: PlaceIndex, text: string): Place | null {
  const region = index.regions.findByName(text);
  if (region) return region.namesake ? index.toPlace(region.namesake) : index.getRegionPlace(region);
  const town = index.findTowns(text)[0];
  if (town) return index.toPlace(town);
  const words = text.split(" ");
  for (let count = 1; count < words.length && count <= REGION_WORDS; count++) {
    const place = findInRegions(index, words.slice(0, -count).join(" "), words.slice(-count).join(" "));
    if (place) return place;
  }
  if (words.length <= TOWN_WORDS && /^\d{1,2}$/.test(words.at(-1) ?? ""))
    return findUnqualified(index, words.slice(0, -1).join(" "));
  const county = index.counties.findByName(text, null);
  return county ? index.getCountyPlace(county) : findAfterStreet(index, text, null);
}

function findInRegions(index: PlaceIndex, name: string, region: string): Place | null {
  for (const state of index.findRegions(region)) {
    const town = index.findTowns(name).find((row) => row.state === state);
    if (town) return index.toPlace(town);
    const place = findCountyOrRegion(index, name, state) ?? findAfterStreet(index, name, state);
    if (place) return place;
  }
  return null;
}

/** Finds the town at the end of a text that starts with a house number, by the longest known name. */
function findAfterStreet(index: PlaceIndex, text: string, state: string | null): Place | null {
  if (!/^\d/.test(text)) return null;
  const words = text.split(" ").slice(1).slice(-TOWN_WORDS);
  for (let at = 0; at < words.length; at++) {
    const towns = index.findTowns(words.slice(at).join(" "));
    const town = towns.find((row) => state === null || row.state === state);
    if (town) return index.toPlace(town);
  }
  return null;
}
