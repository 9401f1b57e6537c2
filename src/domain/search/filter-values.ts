import type { Context } from "#domain/context.ts";
import { findDistrict } from "#editions/find-district.ts";
import type { Point } from "#lib/distance.ts";
import type { GeoBox } from "./geo-box.ts";
import { type GeoPolygon, MAX_CORNERS, MIN_CORNERS } from "./geo-polygon.ts";
import { toSearchWords } from "./search-words.ts";

/** An invalid value in a search URL, as typed. */
export interface IgnoredValue {
  key: string;
  value: string;
  /** Why a valid value is ignored. */
  reason?: "duplicate" | "range" | "too_many";
}

/** A place as typed, with its coordinates from the gazetteer. */
export interface TypedPlace {
  text: string;
  latitude: number;
  longitude: number;
}

const MAX_TEXT = 200;
const DECIMAL = /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i;

type Parse<T> = (text: string) => T | undefined;

/** Creates a reader that gets parameters by key and collects invalid values. Empty values count as missing. */
export function createReader(params: URLSearchParams) {
  const ignored: IgnoredValue[] = [];
  const read = <T>(key: string, parse: Parse<T>): { value: T; text: string }[] =>
    [...new Set(params.getAll(key))].flatMap((text) => {
      if (text.trim() === "") return [];
      const value = parse(text.trim());
      if (value !== undefined) return [{ value, text }];
      ignored.push({ key, value: text });
      return [];
    });
  /** Returns the first valid value. A second, different value is reported as ignored. */
  const readSingle = <T>(key: string, parse: Parse<T>) => {
    const [first, ...others] = read(key, parse);
    ignored.push(...others.map(({ text }) => ({ key, value: text, reason: "duplicate" as const })));
    return first;
  };
  return {
    ignored,
    one: <T>(key: string, parse: Parse<T>): T | null => readSingle(key, parse)?.value ?? null,
    many: (key: string, parse: Parse<string>): string[] =>
      [...new Set(read(key, parse).map(({ value }) => value))].sort(),
    /** Returns the first `max` places in their order. The others are reported as ignored. */
    places(key: string, parse: Parse<TypedPlace>, max: number): TypedPlace[] {
      const found = read(key, parse).filter(({ value }, at, all) => {
        return all.findIndex((other) => other.value.text === value.text) === at;
      });
      ignored.push(...found.slice(max).map(({ text }) => ({ key, value: text, reason: "too_many" as const })));
      return found.slice(0, max).map(({ value }) => value);
    },
    /** Returns a lower and an upper bound. If the lower one is greater, both are ignored. */
    getBounds(lower: string, upper: string, parse: Parse<number>): [number | null, number | null] {
      const [low, high] = [readSingle(lower, parse), readSingle(upper, parse)];
      if (!low || !high || low.value <= high.value) return [low?.value ?? null, high?.value ?? null];
      const reason = "range";
      ignored.push({ key: lower, value: low.text, reason }, { key: upper, value: high.text, reason });
      return [null, null];
    },
  };
}

/** Parses one of the given words, case-insensitively. */
export function parseOneOf<T extends string>(words: readonly T[]): Parse<T> {
  return (text) => words.find((word) => word === text.toLowerCase());
}

export function parseFlag(text: string): true | undefined {
  return text === "1" ? true : undefined;
}

export function parseSlug(text: string): string | undefined {
  return /^[a-z0-9-]{1,200}$/i.test(text) ? text.toLowerCase() : undefined;
}

/** Parses a positive integer. */
export function parseCount(max: number): Parse<number> {
  return (text) => (/^[1-9]\d*$/.test(text) && Number(text) <= max ? Number(text) : undefined);
}

/** Parses a number from 0 to `max`, which may have a fraction. */
export function parseNumberUpTo(max: number): Parse<number> {
  return (text) => {
    const number = parseNumber(text);
    return number !== undefined && number >= 0 && number <= max ? number : undefined;
  };
}

/** Parses west, south, east and north in degrees. A box may cross the date line, but south must not exceed north. */
export function parseBox(text: string): GeoBox | undefined {
  const [west, south, east, north, ...more] = text.split(",").map((part) => parseNumber(part.trim()));
  if (west === undefined || south === undefined || east === undefined || north === undefined) return undefined;
  const onEarth = Math.abs(west) <= 180 && Math.abs(east) <= 180 && south >= -90 && south <= north && north <= 90;
  return onEarth && more.length === 0 ? { west, south, east, north } : undefined;
}

/** Parses the corners of a polygon, which are separated by spaces, each as longitude,latitude in degrees. */
export function parsePolygon(text: string): GeoPolygon | undefined {
  const corners = text.split(/\s+/);
  if (corners.length < MIN_CORNERS || corners.length > MAX_CORNERS) return undefined;
  const points = corners.flatMap((corner) => parsePoint(corner) ?? []);
  return points.length === corners.length ? { points } : undefined;
}

function parsePoint(text: string): Point | undefined {
  const [longitude, latitude, ...more] = text.split(",").map(parseNumber);
  if (longitude === undefined || latitude === undefined || more.length > 0) return undefined;
  if (Math.abs(longitude) > 180 || Math.abs(latitude) > 90) return undefined;
  return { longitude: roundToHundredth(longitude), latitude: roundToHundredth(latitude) };
}

/** Parses search words and normalizes their spaces; undefined if the text has no letter or digit. */
export function parseKeywords(text: string): string | undefined {
  const normalized = normalizeText(text);
  return toSearchWords(normalized).length > 0 ? normalized : undefined;
}

export function parsePlace({ gazetteer, edition }: Pick<Context, "gazetteer" | "edition">): Parse<TypedPlace> {
  return (typed) => {
    const text = normalizeText(typed);
    const place = findDistrict(text, edition) ?? gazetteer.find(text);
    return place ? { text, latitude: place.latitude, longitude: place.longitude } : undefined;
  };
}

function normalizeText(text: string): string {
  const spaced = text.replace(/[\s\p{Cc}]+/gu, " ").trim();
  return [...spaced].slice(0, MAX_TEXT).join("").trim();
}

/** Rounds a number. Returns 0 for -0, like `parseNumber`. */
function roundToHundredth(number: number): number {
  return Math.round(number * 100) / 100 + 0;
}

/** Parses a number. Returns 0 for -0, because a URL doesn't preserve the sign. */
function parseNumber(text: string): number | undefined {
  return DECIMAL.test(text) ? Number(text) + 0 : undefined;
}
