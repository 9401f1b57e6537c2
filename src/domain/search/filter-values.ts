import type { Context } from "#domain/context.ts";
import type { GeoBox } from "./geo-box.ts";
import { searchWords } from "./search-words.ts";

/** A value in a search's address that means nothing, as it was typed. */
export interface IgnoredValue {
  key: string;
  value: string;
}

/** A place as it was typed, and where the gazetteer knows it to be. */
export interface TypedPlace {
  text: string;
  latitude: number;
  longitude: number;
}

const MAX_TEXT = 200;
const DECIMAL = /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i;

type Parse<T> = (text: string) => T | undefined;

/** Reads parameters by key and keeps what it could not read. Empty values are no values. */
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
  /** The first value that can be read; a second one contradicts it. */
  const single = <T>(key: string, parse: Parse<T>) => {
    const [first, ...others] = read(key, parse);
    ignored.push(...others.map(({ text }) => ({ key, value: text })));
    return first;
  };
  return {
    ignored,
    one: <T>(key: string, parse: Parse<T>): T | null => single(key, parse)?.value ?? null,
    many: (key: string, parse: Parse<string>): string[] =>
      [...new Set(read(key, parse).map(({ value }) => value))].sort(),
    /** A lower and an upper bound; neither holds when nothing lies between them. */
    bounds(lower: string, upper: string, parse: Parse<number>): [number | null, number | null] {
      const [low, high] = [single(lower, parse), single(upper, parse)];
      if (!low || !high || low.value <= high.value) return [low?.value ?? null, high?.value ?? null];
      ignored.push({ key: lower, value: low.text }, { key: upper, value: high.text });
      return [null, null];
    },
  };
}

/** One of these words, whatever its case. */
export function oneOf<T extends string>(words: readonly T[]): Parse<T> {
  return (text) => words.find((word) => word === text.toLowerCase());
}

export function yes(text: string): true | undefined {
  return text === "1" ? true : undefined;
}

export function slug(text: string): string | undefined {
  return /^[a-z0-9-]{1,200}$/i.test(text) ? text.toLowerCase() : undefined;
}

/** 1, 2, 3… */
export function countingNumber(max: number): Parse<number> {
  return (text) => (/^[1-9]\d*$/.test(text) && Number(text) <= max ? Number(text) : undefined);
}

/** A number from 0 to `most`, fractions included. */
export function numberUpTo(max: number): Parse<number> {
  return (text) => {
    const number = parseNumber(text);
    return number !== undefined && number >= 0 && number <= max ? number : undefined;
  };
}

/** West, south, east, north in degrees; a box may cross the date line but not lie upside down. */
export function getBox(text: string): GeoBox | undefined {
  const [west, south, east, north, ...more] = text.split(",").map((part) => parseNumber(part.trim()));
  if (west === undefined || south === undefined || east === undefined || north === undefined) return undefined;
  const onEarth = Math.abs(west) <= 180 && Math.abs(east) <= 180 && south >= -90 && south <= north && north <= 90;
  return onEarth && more.length === 0 ? { west, south, east, north } : undefined;
}

/** Words to search for, spaces tidied; undefined when there is no letter or digit in them. */
export function keywords(text: string): string | undefined {
  const tidy = tidyText(text);
  return searchWords(tidy).length > 0 ? tidy : undefined;
}

export function getPlace(gazetteer: Context["gazetteer"]): Parse<TypedPlace> {
  return (typed) => {
    const text = tidyText(typed);
    const place = gazetteer.find(text);
    return place ? { text, latitude: place.latitude, longitude: place.longitude } : undefined;
  };
}

function tidyText(text: string): string {
  const spaced = text.replace(/[\s\p{Cc}]+/gu, " ").trim();
  return [...spaced].slice(0, MAX_TEXT).join("").trim();
}

/** Without the minus of a zero, which an address does not keep. */
function parseNumber(text: string): number | undefined {
  return DECIMAL.test(text) ? Number(text) + 0 : undefined;
}
