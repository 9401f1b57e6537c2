import type { Context } from "#domain/context.ts";
import { findDistrict } from "#editions/find-district.ts";
import { getLanguage } from "#editions/language-prefix.ts";
import type { Gazetteer } from "#integrations/gazetteer/gazetteer.ts";
import { getDistance, type Point } from "#lib/distance.ts";
import { toSearchWords } from "../search-words.ts";
import { listOneTypoSpellings } from "../vocabulary/one-typo.ts";
import { hasMarks, sortTones } from "./find-meanings.ts";
import type { Lexicon } from "./lexicon.ts";
import type { NamedPlace } from "./read-places.ts";
import { getMeaning, isOf, isUnknown, type Token } from "./read-tokens.ts";
import { getSkeleton } from "./spellings.ts";
import { findTownName, getPopulation, listTownsLike, MIN_POPULATION } from "./town-population.ts";

const MAX_TOKENS = 4;

/** A smaller town's name in lower case is more likely a word. */
const MIN_LOWER_CASE_POPULATION = 5_000;

const MIN_LOWER_CASE_LENGTH = 9;

/** Shorter names are one typo from too many others. */
const MIN_TYPO_LENGTH = 5;
const MIN_BARE_TYPO_LENGTH = 6;
const MIN_SHORT_POPULATION = 100_000;

/** A longer word in lower case may be a misspelled town, too: "albuqerque". */
const MIN_LONG_TYPO_LENGTH = 8;

/** Names with fewer consonants sound like too many others. */
const MIN_SKELETON_LENGTH = 3;
const MAX_LENGTH_DIFFERENCE = 2;

/**
 * Finds the place in a sentence without any other one among the words that have no meaning: a town of any size, the
 * start of a postal code, or a large town with a typo.
 */
export function findLoosePlace(
  text: string,
  tokens: readonly Token[],
  lexicon: Lexicon,
  context: Context,
): NamedPlace | null {
  const finders = [
    findExactly,
    ...(lexicon.phrases.has_tones || lexicon.phrases.has_characters ? [] : [findMisspelled]),
  ];
  for (const find of finders)
    for (let at = 0; at < tokens.length; at++)
      for (let length = Math.min(MAX_TOKENS, tokens.length - at); length > 0; length--) {
        const parts = tokens.slice(at, at + length);
        if (!isName(parts)) continue;
        const typed = text.slice(parts[0]!.start, parts.at(-1)!.end);
        const isBounded = isOf(tokens[at - 1], "in") || isSegment(tokens[at - 1], tokens[at + length]);
        const label = find(typed, parts, isBounded, lexicon, context);
        if (label === null) continue;
        for (const part of parts) part.isRead = true;
        return { token: parts[0]!, text: label, parts };
      }
  return null;
}

type Find = (
  typed: string,
  parts: readonly Token[],
  isBounded: boolean,
  lexicon: Lexicon,
  context: Context,
) => string | null;

const findExactly: Find = (typed, _parts, isBounded, { phrases }, { gazetteer, locale }) => {
  const place = gazetteer.find(typed);
  if (!place) return null;
  const key = toKey(typed);
  if (place.postal_code !== null) return toKey(place.postal_code) === key ? typed : null;
  const name = findTownName(gazetteer, typed);
  // A gazetteer ignores other words before a town.
  if (name === null || `|${phrases.not_places}|`.includes(`|${typed.toLowerCase()}|`)) return null;
  const isWritten = !hasMarks(typed) || !hasMarks(name) || fold(typed) === fold(name);
  if (phrases.has_tones && (!isWritten || !typed.includes(" "))) return null;
  const isCapital = /^(?:\p{Lu}\p{Ll}|\P{Script=Latin})/u.test(typed);
  if (phrases.has_characters && typed.length < 2) return null;
  const population = getPopulation(gazetteer, typed);
  const isMarkedName = phrases.has_tones && isCapital && hasMarks(typed);
  // A long word that is nothing else: "chicoutimi"
  const isLong = getLanguage(locale) !== "en" && typed.length >= MIN_LOWER_CASE_LENGTH && !typed.includes(" ");
  const isKnown =
    isLong || isMarkedName || (isCapital && (isBounded || population > 0)) || population >= MIN_LOWER_CASE_POPULATION;
  return isKnown ? place.label : null;
};

const findMisspelled: Find = (typed, parts, isBounded, { spellings, phrases }, { gazetteer }) => {
  const key = toKey(typed);
  const isKnownWord = parts.length === 1 && spellings.has(phrases.stem(key));
  const isName = isBounded || /^\p{Lu}/u.test(typed) || key.length >= MIN_LONG_TYPO_LENGTH;
  if (key.length < MIN_TYPO_LENGTH || isKnownWord || !isName) return null;
  const name = listSimilarTowns(key, isBounded, gazetteer).at(0);
  return (name && gazetteer.find(name)?.label) ?? null;
};

/** Lists the names of larger towns that are one typo from a word or have the same consonants, the largest first. */
function listSimilarTowns(key: string, isBounded: boolean, gazetteer: Gazetteer): string[] {
  const getSize = (each: string): number => getPopulation(gazetteer, each);
  const isShort = key.length < MIN_BARE_TYPO_LENGTH;
  const near = listOneTypoSpellings(key).filter(
    (each) => each[0] === key[0] && getSize(each) >= (isShort ? MIN_SHORT_POPULATION : MIN_POPULATION),
  );
  // A word this short is a town only if a letter is missing.
  const typos = isShort ? near.filter((each) => isBounded && each.length > key.length) : near;
  const isLike = (each: string): boolean => Math.abs(each.length - key.length) <= MAX_LENGTH_DIFFERENCE;
  const alike = isBounded && getSkeleton(key).length >= MIN_SKELETON_LENGTH ? listTownsLike(gazetteer, key) : [];
  const found = typos.length > 0 ? typos : alike.filter(isLike);
  return found.sort((a, b) => getSize(b) - getSize(a)).flatMap((each) => findTownName(gazetteer, each) ?? []);
}

/** Returns the slug of the region that a place names as a whole: "Malga" is the province; null if it is a town. */
export function findWholeRegion(
  tokens: readonly Token[],
  { token, text }: NamedPlace,
  { gazetteer }: Context,
): string | null {
  const slug = gazetteer.find(text)?.state;
  const isWhole = slug !== undefined && gazetteer.getRegionPlace(slug)?.label === text;
  return isWhole && !isOf(tokens[tokens.indexOf(token) - 1], "near") ? slug : null;
}

/** Finds the state that a town is in and that is written beside it: "静岡県浜松市", "Hearst en Ontario". */
export function findStateBeside(
  tokens: readonly Token[],
  { token, text }: NamedPlace,
  states: ReadonlyMap<Token, string>,
  context: Context,
): Token | null {
  const slug = findState(text, context);
  const at = tokens.indexOf(token);
  const state = [...states].find(([, each]) => each === slug)?.[0];
  if (!state || states.size > 1) return null;
  const [from, to] = [at, tokens.indexOf(state)].sort((a, b) => a - b) as [number, number];
  const isJoined = tokens
    .slice(from + 1, to)
    .every((each) => (isOf(each, "in") && !isOf(each, "and")) || each.text === "," || (each.isRead && from === at));
  return isJoined ? state : null;
}

/** Returns the label of the town of the same name in a state; null if there is none, or if it is the town itself. */
export function findNamesake(
  town: string,
  state: string,
  slug: string | undefined,
  gazetteer: Gazetteer,
): string | null {
  const [name] = town.split(",");
  const there = gazetteer.find(`${name}, ${state}`);
  const isOther = there?.state === slug && gazetteer.find(town)?.state !== slug && there?.label.split(",")[0] === name;
  return isOther && there ? there.label : null;
}

/** Returns the slug of the region that a place is in. */
export const findState = (place: string, context: Context): string | undefined => findPoint(place, context)?.state;

/** Returns whether a place lies within a distance of another one, in the edition's unit. */
export function isWithin(place: string, center: string, distance: number, context: Context): boolean {
  const [a, b] = [findPoint(place, context), findPoint(center, context)];
  return a !== null && b !== null && getDistance(a, b, context.edition.distance_unit) <= distance;
}

const findPoint = (place: string, { gazetteer, edition }: Context): (Point & { state: string }) | null =>
  findDistrict(place, edition) ?? gazetteer.find(place);

/** Finds a misspelled town before the state that it is in: "Houton TX". */
export function findTownInState(
  text: string,
  tokens: readonly Token[],
  states: ReadonlyMap<Token, string>,
  { phrases, spellings }: Lexicon,
  { gazetteer }: Context,
): (NamedPlace & { state: Token }) | null {
  if (phrases.has_tones || phrases.has_characters) return null;
  // "Cinncinati oh": a code that is also a word
  const codes = tokens.flatMap((token, at): [Token, string][] => {
    const meaning = token.isRead ? null : getMeaning(token, "state");
    return meaning?.isCode && at > 0 && isUnknown(tokens[at - 1]!) ? [[token, meaning.slug]] : [];
  });
  for (const [state, slug] of [...states, ...codes]) {
    const at = tokens.indexOf(state) - 1;
    const end = tokens[at]?.text === "," ? at - 1 : at;
    for (let from = Math.max(0, end - 2); from <= end; from++) {
      const parts = tokens.slice(from, end + 1);
      const isBeforeCode = from === end && end === at && (getMeaning(state, "state")?.isCode ?? false);
      if (!(isOf(tokens[from - 1], "in") || isBeforeCode) || !isName(parts)) continue;
      const key = toKey(text.slice(parts[0]!.start, parts.at(-1)!.end));
      if (key.length < MIN_TYPO_LENGTH || (parts.length === 1 && spellings.has(phrases.stem(key)))) continue;
      const places = listSimilarTowns(key, true, gazetteer).map((name) => gazetteer.find(`${name}, ${state.text}`));
      const place = places.find((each) => each?.state === slug && each.label !== gazetteer.getRegionPlace(slug)?.label);
      if (!place) continue;
      for (const part of [...parts, state]) part.isRead = true;
      return { token: parts[0]!, state, text: place.label, parts };
    }
  }
  return null;
}

/** Returns whether words stand alone between commas, or after one at the end. */
const isSegment = (before: Token | undefined, after: Token | undefined): boolean =>
  before !== undefined && /^[,、]$/.test(before.text) && (after === undefined || /^[,、]$/.test(after.text));

const toKey = (text: string): string => toSearchWords(text).join("");

const fold = (text: string): string => sortTones(text.trim().toLowerCase());

/** Returns whether tokens may be a name: words of which the first has no meaning, joined by hyphens at most. */
function isName(parts: readonly Token[]): boolean {
  const isWord = (token: Token): boolean => !token.isRead && /[\p{L}\p{N}]/u.test(token.text);
  const isPart = (token: Token): boolean => isWord(token) && (isUnknown(token) || isOf(token, "filler"));
  const isHyphen = (token: Token): boolean => token.text === "-" && !token.isRead;
  return (
    isUnknown(parts[0]!) &&
    isPart(parts[0]!) &&
    isPart(parts.at(-1)!) &&
    parts.every((each) => isPart(each) || isHyphen(each))
  );
}
