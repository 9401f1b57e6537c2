import type { Context } from "#domain/context.ts";
import type { Edition } from "#editions/edition.ts";
import { findAreaInRegions } from "#integrations/gazetteer/areas.ts";
import type { Gazetteer } from "#integrations/gazetteer/gazetteer.ts";
import type { Place } from "#integrations/gazetteer/place.ts";
import { toSearchWords } from "../search-words.ts";
import { hasMarks, sortTones } from "./find-meanings.ts";
import type { Lexicon } from "./lexicon.ts";
import { getMeaning, isOf, isUnknown, type Token } from "./read-tokens.ts";
import { getPopulation, MIN_POPULATION } from "./town-population.ts";

const MAX_TOKENS = 8;

/** A town between commas counts as a place if it has at least this population. */
const MIN_SEGMENT_POPULATION = 5_000;

type FoundPlace = Place & { isArea?: boolean };

/** A town, county or postal code in the sentence. */
export interface NamedPlace {
  /** Its first token. */
  token: Token;
  /** The place as the gazetteer finds it. */
  text: string;
  /** All its tokens. */
  parts: readonly Token[];
}

export interface ReadPlaces {
  /** The states in the sentence, by the first token of each. */
  states: Map<Token, string>;
  near: NamedPlace | null;
  /** The places after the first one. */
  others: NamedPlace[];
}

/** Reads states, towns and counties. With a radius, a name of both a town and a state means the town. */
export function readPlaces(
  text: string,
  tokens: Token[],
  lexicon: Lexicon,
  context: Context,
  hasRadius: boolean,
): ReadPlaces {
  const places: ReadPlaces = { states: new Map(), near: null, others: [] };
  let end = 0;
  for (let at = 0; at < tokens.length; at++) {
    if (tokens[at]!.isRead) continue;
    const isAfterPlace = end > 0 && end === at - 1 && isOf(tokens[end], "and");
    const found = findPlaceAt(text, tokens, at, lexicon, context, { hasRadius, isAfterPlace });
    if (found) {
      const parts = tokens.slice(at, at + found.length);
      const place = { token: tokens[at]!, text: found.text, parts };
      if (places.near === null) places.near = place;
      else if (places.near.text !== found.text) places.others.push(place);
      for (const token of parts) token.isRead = true;
      end = at + found.length;
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
export function readRadius(tokens: Token[], { edition }: Context): { value: number; parts: Token[] } | null {
  for (let at = 0; at + 1 < tokens.length; at++) {
    const [number, unit] = [tokens[at]!, tokens[at + 1]!];
    const typed = isOf(unit, "miles") ? "mi" : isOf(unit, "kilometers") ? "km" : null;
    if (!number.amount || (number.amount.isMoney && number.amount.factor === 1) || typed === null) continue;
    for (const token of [number, unit]) token.isRead = true;
    const [before, after] = [tokens[at - 1], tokens[at + 2]];
    if (before && isOf(before, "in", "max")) before.isRead = true;
    if (after && isOf(after, "max_after")) after.isRead = true;
    const factor = typed === edition.distance_unit ? 1 : typed === "mi" ? 1.609 : 1 / 1.609;
    const parts = [number, unit];
    return { value: Math.max(1, Math.round(number.amount.value * factor)), parts };
  }
  return null;
}

function findPlaceAt(
  text: string,
  tokens: readonly Token[],
  at: number,
  lexicon: Lexicon,
  { edition, gazetteer }: Context,
  { hasRadius, isAfterPlace }: { hasRadius: boolean; isAfterPlace: boolean },
): { length: number; text: string } | null {
  const first = tokens[at]!;
  const isDash = first.text === "-" && first.end !== tokens[at + 1]?.start;
  if (isDash || isSeparator(first) || isWithinCompound(tokens, at)) return null;
  const district = getMeaning(first, "district");
  if (district) return { length: 1, text: district.name };
  const isName = isUnknown(first);
  if (!isName && !isOf(first, "state", "vague", "filler") && first.amount === null) return null;
  for (let length = Math.min(MAX_TOKENS, tokens.length - at); length > 0; length--) {
    const parts = tokens.slice(at, at + length);
    if (parts.some(({ isRead }) => isRead) || isSeparator(parts.at(-1)!)) continue;
    if (!isPlaceName(parts)) continue;
    const typed = text.slice(first.start, parts.at(-1)!.end).replaceAll("、", ",");
    const place: FoundPlace | null = findPlaceOrArea(typed, edition, gazetteer);
    const state = length > 1 ? getMeaning(parts.at(-1)!, "state") : null;
    // "H2X 1Y4, annonces" is a code and a filler.
    if (place?.postal_code && !place.isArea && !isUnknown(parts.at(-1)!) && !parts.at(-1)!.amount) continue;
    // "Springfield, Boise, Peoria, Illinois" is a list of towns.
    if (place && !place.postal_code && parts.filter(isSeparator).length > 1) continue;
    // "park in" is not Parkin, Arkansas.
    if (!place || (state?.isCode && state.slug !== place.state)) continue;
    // "Bolt-on" is not Bolton.
    if (/\w-\w/.test(typed) && typed.replace(/-/g, "").toLowerCase() === getName(place)) continue;
    // "Dallas or" is not Dallas, Oregon.
    if (state && getState(tokens, at + length - 1, text, lexicon) === null && !isCodeOnly(parts.at(-1)!)) continue;
    // After "near", as in "cerca de Zaragoza", a name means the town; in "in New York", it means the state.
    // "大阪市" is the town's own name, unlike "大阪".
    const isAround = hasRadius || isOf(tokens[at - 1], "near") || isName;
    const isTown = isAround && getPopulation(gazetteer, typed) >= MIN_POPULATION;
    if (!isTown && place.label === getRegionLabel(gazetteer, place.state)) continue;
    // A small town is known after "in", and after another town: "in Cedar Key or Apalachicola".
    const isAfterIn = isAfterPlace || isOf(tokens[at - 1], "in");
    const isLarge = getPopulation(gazetteer, typed) >= MIN_POPULATION;
    const isKnown = isLarge || isSegment(tokens, at, length, gazetteer, typed);
    const isOther = isListed(lexicon.phrases.not_places, first.text) && !(isAfterIn && isLarge) && length === 1;
    if (length === 1 && ((!isName && !isTown) || isOther)) continue;
    // A gazetteer ignores other words before a town: "3 sao Đà Lạt".
    if (hasOtherWords(text, parts, place, gazetteer)) return null;
    if (lexicon.phrases.has_tones && !matchesMarks(typed, place)) continue;
    if (!isAfterIn && length === 1 && !place.isArea && !isKnown) continue;
    return { length, text: place.postal_code && !place.isArea ? typed : place.label };
  }
  return null;
}

const getName = ({ label }: FoundPlace): string => label.split(",")[0]!.toLowerCase();

/** Returns whether a town is typed with its own marks or none: "quê" isn't the town of Quế. */
function matchesMarks(typed: string, place: FoundPlace): boolean {
  const [name, written] = [typed, place.label].map((each) => sortTones(each.split(",")[0]!.trim().toLowerCase()));
  const isSameName = toSearchWords(name!).join("") === toSearchWords(written!).join("");
  // Some towns are listed without their marks.
  const isUnmarked = typed.includes(" ") && !hasMarks(written!);
  return !hasMarks(typed) || !isSameName || isUnmarked || name === written;
}

/** Returns whether a place is found by its last words alone, so that those before it aren't part of its name. */
function hasOtherWords(text: string, parts: readonly Token[], place: FoundPlace, gazetteer: Gazetteer): boolean {
  if (place.isArea) return false;
  return parts.some((part, at) => {
    if (at === 0 || isSeparator(part) || isOf(part, "state")) return false;
    return gazetteer.find(text.slice(part.start, parts.at(-1)!.end))?.label === place.label;
  });
}

/** Finds a town or an area. A well-known area comes before a small town of its name: "Long Island". */
function findPlaceOrArea(typed: string, edition: Edition, gazetteer: Gazetteer): FoundPlace | null {
  const place = gazetteer.find(typed);
  const isSmall = !typed.includes(",") && getPopulation(gazetteer, typed) < MIN_POPULATION;
  return (!place || isSmall ? findNamedArea(typed, edition, gazetteer) : null) ?? place;
}

/** Finds the town at the center of a named area: "Tampa Bay", "DFW". */
function findNamedArea(typed: string, { regions }: Edition, gazetteer: Gazetteer): FoundPlace | null {
  const slugs = regions.map(({ slug }) => slug);
  const area = findAreaInRegions(typed, slugs);
  const town = area && gazetteer.findNearest(area.latitude, area.longitude);
  return town ? { ...town, label: town.label.replace(` ${town.postal_code}`, ""), isArea: true } : null;
}

/** Returns whether a smaller town's name stands alone between commas: "bike shop, Rosemère, max 180k". */
function isSegment(tokens: readonly Token[], at: number, length: number, gazetteer: Gazetteer, name: string): boolean {
  const [before, after] = [tokens[at - 1], tokens[at + length]];
  if (!before || !isSeparator(before) || (after && !isSeparator(after))) return false;
  return getPopulation(gazetteer, name) >= MIN_SEGMENT_POPULATION;
}

/**
 * Returns whether a token is the end of a longer name: a hyphen joins it to an unknown word before it, so that
 * "Bas-Saint-Laurent" isn't Saint-Laurent, or an ideograph before it has no meaning, so that "沼津" isn't "津".
 */
function isWithinCompound(tokens: readonly Token[], at: number): boolean {
  const [before, hyphen] = [tokens[at - 2], tokens[at - 1]];
  const isHan = [hyphen, tokens[at]].every((token) => token !== undefined && /^\p{Script=Han}/u.test(token.text));
  if (isHan && isUnknown(hyphen!) && !hyphen!.isRead && hyphen!.end === tokens[at]!.start) return true;
  if (!before || hyphen?.text !== "-" || !isUnknown(before) || before.isRead) return false;
  return before.end === hyphen.start && hyphen.end === tokens[at]!.start;
}

/** Returns whether a token stands between the places of a list. */
export const isJoint = (token: Token): boolean => isOf(token, "and") || isSeparator(token);

const isSeparator = ({ text }: Token): boolean => text === "," || text === "、";

/** Returns whether tokens may be a name: unknown words, possibly followed by a state or its code. */
function isPlaceName(parts: readonly Token[]): boolean {
  // "In a" isn't Ina, Illinois.
  if (!parts.some((token) => isUnknown(token) || (isOf(token, "state") && !isOf(token, "in", "and")))) return false;
  return parts.every((token, at) => {
    const isLast = at === parts.length - 1;
    if (isSeparator(token) || isUnknown(token) || isOf(token, "state")) return true;
    if (at === 0) return parts.length > 1 && (isOf(token, "vague", "filler") || token.amount !== null);
    // "Bay Area", although an area also stands before a place
    return isLast ? isOf(token, "filler") || token.amount !== null || /^area$/i.test(token.text) : false;
  });
}

/** Returns whether a token after a town is its state's code rather than a word of the sentence: "Philadelphia pa". */
const isCodeOnly = ({ meanings }: Token): boolean =>
  meanings.every(({ kind }) => kind === "state" || kind === "filler");

function getRegionLabel(gazetteer: Gazetteer, slug: string): string | undefined {
  return gazetteer.getRegionPlace(slug)?.label;
}

/** Returns the slug of the state at a token. A two-letter code that is also a word counts only in capital letters. */
function getState(tokens: readonly Token[], at: number, text: string, { phrases }: Lexicon): string | null {
  const token = tokens[at]!;
  const meaning = getMeaning(token, "state");
  const wider = getMeaning(token, "wider_region");
  // "Comunidad Valenciana" is the area, not just the province; "Virginia" isn't "the Virginias".
  if (!meaning || (wider && wider.written.toLowerCase() === token.text.toLowerCase())) return null;
  const isShouted = text === text.toUpperCase() && tokens.length > 1;
  const isCapital = token.text === token.text.toUpperCase() && !isShouted;
  const isWord =
    !isBesideState(tokens, at) &&
    (token.meanings.some(({ kind }) => kind !== "state") || isListed(phrases.not_places, token.text));
  return !meaning.isCode || isCapital || !isWord ? meaning.slug : null;
}

/** Returns whether a code is the next one of a list of states: "ohio or pa". */
function isBesideState(tokens: readonly Token[], at: number): boolean {
  const [joint, before] = [tokens[at - 1], tokens[at - 2]];
  return isOf(before, "state") && isOf(joint, "and") && !isOf(before, "and", "filler");
}

export function isListed(list: string, word: string): boolean {
  return `|${list}|`.includes(`|${word.toLowerCase()}|`);
}
