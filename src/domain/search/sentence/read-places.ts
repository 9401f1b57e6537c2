import type { Context } from "#domain/context.ts";
import type { Edition } from "#editions/edition.ts";
import { findArea } from "#integrations/gazetteer/areas.ts";
import type { Gazetteer } from "#integrations/gazetteer/gazetteer.ts";
import type { Place } from "#integrations/gazetteer/place.ts";
import { toSearchWords } from "../search-words.ts";
import type { Lexicon } from "./lexicon.ts";
import { getMeaning, isOf, isUnknown, type Token } from "./read-tokens.ts";

/** A bare town name counts as a place only if the town has at least this population. After "in", any town does. */
const MIN_POPULATION = 30_000;

const MAX_TOKENS = 8;

type FoundPlace = Place & { isArea?: boolean };

export interface ReadPlaces {
  /** The states in the sentence, by the first token of each. */
  states: Map<Token, string>;
  near: { token: Token; text: string } | null;
}

/** Reads states, towns, counties and postal codes, and the distance around them. */
export function readPlaces(text: string, tokens: Token[], lexicon: Lexicon, context: Context): ReadPlaces {
  const places: ReadPlaces = { states: new Map(), near: null };
  for (let at = 0; at < tokens.length; at++) {
    if (tokens[at]!.isRead) continue;
    const found = findPlaceAt(text, tokens, at, lexicon, context);
    if (found && places.near === null) {
      places.near = { token: tokens[at]!, text: found.text };
      for (const token of tokens.slice(at, at + found.length)) token.isRead = true;
      continue;
    }
    const slug = getState(tokens, at, text, lexicon);
    if (slug === null) continue;
    places.states.set(tokens[at]!, slug);
    tokens[at]!.isRead = true;
  }
  return places;
}

/** Reads "within 25 miles of" before amounts of money are read. */
export function readRadius(tokens: Token[], { edition }: Context): number | null {
  for (let at = 0; at + 1 < tokens.length; at++) {
    const [number, unit] = [tokens[at]!, tokens[at + 1]!];
    const typed = isOf(unit, "miles") ? "mi" : isOf(unit, "kilometers") ? "km" : null;
    if (!number.amount || (number.amount.isMoney && number.amount.factor === 1) || typed === null) continue;
    for (const token of [number, unit]) token.isRead = true;
    const before = tokens[at - 1];
    if (before && isOf(before, "in", "max")) before.isRead = true;
    const factor = typed === edition.distance_unit ? 1 : typed === "mi" ? 1.609 : 1 / 1.609;
    return Math.max(1, Math.round(number.amount.value * factor));
  }
  return null;
}

/** Reads a postal code, so that it isn't taken for an amount. */
export function readPostalCode(
  tokens: Token[],
  { edition, gazetteer }: Context,
): { token: Token; text: string } | null {
  for (const [at, token] of tokens.entries()) {
    const isCode = token.amount && !token.amount.isMoney && edition.postal_code.pattern?.test(token.text);
    const isBound = isOf(tokens[at - 1], "max", "min") && !isOf(tokens[at - 1], "in");
    const isRange = tokens[at + 1]?.text === "-" && (tokens[at + 2]?.amount?.value ?? 0) >= 10_000;
    if (!isCode || isBound || isRange) continue;
    const place = gazetteer.find(token.text);
    // In countries whose postal codes are known only by area, a round number is more likely an amount.
    const isRound = token.text.endsWith("000") && !isOf(tokens[at - 1], "in");
    if (!place || (isRound && place.postal_code !== token.text)) continue;
    token.isRead = true;
    if (tokens[at + 1]?.text === "-" && tokens[at + 2]?.amount)
      for (const rest of tokens.slice(at + 1, at + 3)) rest.isRead = true;
    return { token, text: token.text };
  }
  return null;
}

function findPlaceAt(
  text: string,
  tokens: readonly Token[],
  at: number,
  { phrases }: Lexicon,
  { edition, gazetteer }: Context,
): { length: number; text: string } | null {
  const first = tokens[at]!;
  const isName = isUnknown(first);
  if (!isName && !isOf(first, "state", "vague", "filler") && first.amount === null) return null;
  for (let length = Math.min(MAX_TOKENS, tokens.length - at); length > 0; length--) {
    const parts = tokens.slice(at, at + length);
    if (parts.some(({ isRead }) => isRead) || parts.at(-1)!.text === ",") continue;
    if (!isPlaceName(parts)) continue;
    const typed = text.slice(first.start, parts.at(-1)!.end).replaceAll("、", ",");
    const place: FoundPlace | null = gazetteer.find(typed) ?? findNamedArea(typed, edition, gazetteer);
    const state = length > 1 ? getMeaning(parts.at(-1)!, "state") : null;
    // "park in" is not Parkin, Arkansas.
    if (!place || (state?.isCode && state.slug !== place.state)) continue;
    // After "near", as in "cerca de Zaragoza", a name means the town; in "in New York", it means the state.
    const isTown = isOf(tokens[at - 1], "near") && getPopulation(gazetteer, typed) >= MIN_POPULATION;
    if (!isTown && place.label === getRegionLabel(gazetteer, place.state)) continue;
    const isAfterIn = isOf(tokens[at - 1], "in");
    if (length === 1 && ((!isName && !isTown) || isListed(phrases.not_places, first.text))) continue;
    if (!isAfterIn && length === 1 && !place.isArea && getPopulation(gazetteer, typed) < MIN_POPULATION) continue;
    return { length, text: place.postal_code && !place.isArea ? typed : place.label };
  }
  return null;
}

/** Finds the town at the center of a named area: "Tampa Bay", "DFW". */
function findNamedArea(typed: string, { regions }: Edition, gazetteer: Gazetteer): FoundPlace | null {
  for (const { slug } of regions) {
    const area = findArea(typed, slug);
    const town = area && gazetteer.findNearest(area.latitude, area.longitude);
    if (town) return { ...town, label: town.label.replace(` ${town.postal_code}`, ""), isArea: true };
  }
  return null;
}

/** Returns whether tokens may be a name: unknown words, possibly followed by a state or its code. */
function isPlaceName(parts: readonly Token[]): boolean {
  return parts.every((token, at) => {
    const isLast = at === parts.length - 1;
    if (token.text === "," || isUnknown(token) || isOf(token, "state")) return true;
    if (at === 0) return parts.length > 1 && (isOf(token, "vague", "filler") || token.amount !== null);
    return isLast ? isOf(token, "filler") || token.amount !== null : false;
  });
}

function getRegionLabel(gazetteer: Gazetteer, slug: string): string | undefined {
  return gazetteer.getRegionPlace(slug)?.label;
}

/** Returns the slug of the state at a token. A two-letter code that is also a word counts only in capital letters. */
function getState(tokens: readonly Token[], at: number, text: string, { phrases }: Lexicon): string | null {
  const token = tokens[at]!;
  const meaning = getMeaning(token, "state");
  if (!meaning) return null;
  const isShouted = text === text.toUpperCase() && tokens.length > 1;
  const isCapital = token.text === token.text.toUpperCase() && !isShouted;
  const isWord = token.meanings.some(({ kind }) => kind !== "state") || isListed(phrases.not_places, token.text);
  return !meaning.isCode || isCapital || !isWord ? meaning.slug : null;
}

export function isListed(list: string, word: string): boolean {
  return `|${list}|`.includes(`|${word.toLowerCase()}|`);
}

const populations = new WeakMap<Gazetteer, Map<string, number>>();

/** Returns the population of the largest town with a name; 0 if there is none. */
function getPopulation(gazetteer: Gazetteer, name: string): number {
  const known = populations.get(gazetteer) ?? countPopulations(gazetteer);
  populations.set(gazetteer, known);
  return known.get(toSearchWords(name).join("")) ?? 0;
}

function countPopulations(gazetteer: Gazetteer): Map<string, number> {
  const byName = new Map<string, number>();
  for (const { locality, also = [], population = 0 } of gazetteer.listTowns())
    for (const name of [locality, ...(also ?? [])]) {
      const key = toSearchWords(name).join("");
      byName.set(key, Math.max(byName.get(key) ?? 0, population ?? 0));
    }
  return byName;
}
