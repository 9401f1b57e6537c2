import type { Context } from "#domain/context.ts";
import { CATEGORIES } from "#domain/listings/categories/categories.ts";
import { chooseWords, type RestWord } from "./choose-words.ts";
import { correctTypos } from "./correct-typos.ts";
import { findAttributes } from "./find-attributes.ts";
import { findLoosePlace, findStateBeside, findTownInState, findWholeRegion } from "./find-loose-place.ts";
import { hasMarks } from "./find-meanings.ts";
import { getLexicon, type Lexicon } from "./lexicon.ts";
import { readAmounts } from "./read-amounts.ts";
import { readNegations } from "./read-negations.ts";
import { readPlaces, readPostalCode, readRadius } from "./read-places.ts";
import { getMeaning, isOf, isUnknown, readTokens, type Token } from "./read-tokens.ts";
import { skipBuyer } from "./skip-buyer.ts";
import { splitUnits } from "./split-units.ts";

/** A sentence converted to the search's parameters. */
export interface SentenceReading {
  /** The filters that the sentence expresses, without `q`. */
  filters: URLSearchParams;
  /** The words that remain to be searched for. */
  words: string;
  /** The phrases among the words that may not be meant to narrow the search, as "Subway" in "Subway in Texas". */
  uncertain: string[];
  /** Phrases that no filter can express. */
  unread: string[];
}

/** A longer text is not read as a sentence. In Japanese, each character is a unit. */
const MAX_LENGTH = 200;
const MAX_UNITS = 80;

/**
 * Reads a search sentence such as "bar in Texas under 300k"; null if its language has no grammar, or if it is just a
 * listing's number or quoted text, which stay search words. Reading the remaining words again changes nothing.
 */
export function readSentence(typed: string, context: Context): SentenceReading | null {
  const lexicon = getLexicon(context);
  const written = typed.normalize("NFKC").replace(/\s+/g, " ").trim();
  // In "EBITDA3000万", the letters and the amount are two words.
  const text = lexicon?.phrases.has_characters ? written.replace(/(?<=[a-z])(?=\d+[千万億円])/gi, " ") : written;
  if (!lexicon || text.length > MAX_LENGTH || /["“”«»]/.test(text)) return null;
  if (splitUnits(text, lexicon.phrases.stem).length > MAX_UNITS) return null;
  const isMarked = hasMarks(text);
  const reading = readOnce(text, lexicon, context, isMarked);
  // The remaining words may form a phrase that other words had separated.
  const again = reading.words === text ? null : readOnce(reading.words, lexicon, context, isMarked);
  if (!again || again.words === reading.words) return reading;
  // Words about a sector stay words: the "dental" of "dental supply wholesaler" isn't a dental practice.
  if (reading.isLiteral) return { ...reading, words: `"${reading.words}"` };
  for (const [key, value] of again.filters) addValue(reading.filters, key, value);
  return {
    filters: reading.filters,
    words: again.words,
    uncertain: again.uncertain,
    unread: [...reading.unread, ...again.unread],
  };
}

/**
 * Returns whether a phrase that no filter can express means the reader's own location, which only their browser knows.
 */
export function isNearMe(phrase: string, context: Context): boolean {
  const [token, ...others] = readPhraseTokens(phrase, context);
  return isOf(token, "near_me") && others.length === 0;
}

/** Finds the sectors that a search's words are kinds of: "pizza" stands for restaurants. */
export function findSectorsOfWords(words: string, context: Context): string[] {
  return readPhraseTokens(words, context).flatMap((token) => getMeaning(token, "words")?.slug ?? []);
}

function readPhraseTokens(text: string, context: Context): Token[] {
  const lexicon = getLexicon(context);
  return lexicon && text.length <= MAX_LENGTH ? readTokens(text, lexicon, context) : [];
}

function readOnce(
  text: string,
  lexicon: Lexicon,
  context: Context,
  isMarked: boolean,
  isCorrected = false,
): SentenceReading & { isLiteral: boolean } {
  const tokens = readTokens(text, lexicon, context, isMarked);
  const filters = new URLSearchParams();
  const unread: [token: Token, text: string][] = [];
  const leave = (parts: readonly Token[]): void => {
    unread.push([
      parts[0]!,
      text
        .slice(parts[0]!.start, parts.at(-1)!.end)
        .replace(/[\s,、]+$/, "")
        .trim(),
    ]);
  };
  for (const token of tokens) {
    if (!isOf(token, "near_me")) continue;
    token.isRead = true;
    leave([token]);
  }
  if (isNumberOfListing(tokens))
    return { filters, words: tokens.find(({ amount }) => amount)!.text, uncertain: [], unread: [], isLiteral: false };
  const radius = readRadius(tokens, context);
  const postal = readPostalCode(tokens, context);
  const amounts = readAmounts(tokens, context.edition);
  for (const [key, value] of amounts.filters) filters.set(key, String(value));
  for (const parts of amounts.unread) leave(parts);
  const places = readPlaces(text, tokens, lexicon, context, radius !== null && postal === null);
  const corrected = isCorrected ? text : correctTypos(text, tokens, lexicon, context);
  if (corrected !== text) return readOnce(corrected, lexicon, context, isMarked, true);
  const hasPlace =
    postal || places.near || places.states.size > 0 || tokens.some((token) => isOf(token, "wider_region"));
  const { states, others } = places;
  const inState = postal || places.near ? null : findTownInState(text, tokens, states, lexicon, context);
  if (inState) states.delete(inState.state);
  const loose = inState ?? (hasPlace ? places.near : findLoosePlace(text, tokens, lexicon, context));
  const region = hasPlace || radius ? null : loose && findWholeRegion(tokens, loose, context);
  if (loose && region) states.set(loose.token, region);
  const near = region ? null : loose;
  const towns = new Set([near?.token ?? [], ...others].flat());
  const containing = near && findStateBeside(tokens, near, states, context);
  if (containing) states.delete(containing);
  const { negated } = readNegations(tokens, states, towns, {
    exclude: (slug) => addValue(filters, "exclude", slug),
    leave,
  });
  for (const parts of others) if (!parts.some((token) => negated.has(token))) leave(parts);
  const place = postal ?? (near && !negated.has(near.token) ? near : null);
  for (const [token, slug] of states) if (!negated.has(token)) addValue(filters, "state", slug);
  if (place) filters.set("near", place.text);
  if (place && radius) filters.set("radius", String(radius.value));
  else if (radius) leave(radius.parts);
  skipBuyer(tokens);
  const attributes = findAttributes(tokens, negated, lexicon);
  const named = new Set([...filters.getAll("state"), place && context.gazetteer.find(place.text)?.state]);
  const rest: RestWord[] = [];
  for (const [at, token] of tokens.entries()) {
    if (token.isRead || negated.has(token)) continue;
    if (attributes.has(token) || isPartOfName(tokens, at)) {
      rest.push({ at, text: token.text, isKnown: attributes.has(token) });
      continue;
    }
    // The Gulf Coast of Florida
    if (getMeaning(token, "wider_region")?.slugs.some((slug) => named.has(slug))) continue;
    // "One more laundromat"
    if (token.amount?.value === 1 && isOf(tokens[at + 1], "sector", "words")) continue;
    const municipality = listMunicipality(tokens, at);
    // A town that the gazetteer doesn't know by this name
    if (municipality.length > 0) {
      leave(municipality);
      for (const part of municipality) part.isRead = true;
      continue;
    }
    // "What I need after the bank is paid" isn't about lenders.
    if (filters.has("income_min") && getMeaning(token, "sector")?.slug === "banking-loan") continue;
    const landmark = isOf(token, "sector") && !isOf(token, "filler") ? listLandmark(tokens, at) : [];
    // "Near a school" names a place that isn't searched for.
    if (landmark.length > 0) leave(landmark);
    else if (isWithinWord(tokens, at)) rest.push({ at, text: token.text, isKnown: false });
    else readMeaning(token, filters, (text, isKnown) => rest.push({ at, text, isKnown }), leave);
  }
  const chosen = chooseWords(rest, tokens, negated, lexicon);
  for (const parts of chosen.unread) leave(parts);
  replaceCategories(filters);
  // A resale's other words may name the franchise again.
  if (filters.has("franchise")) filters.delete("kind");
  unread.sort(([a], [b]) => a.start - b.start);
  return {
    filters,
    words: joinWords(chosen.words),
    uncertain: chosen.uncertain,
    unread: unread.map(([, phrase]) => phrase),
    isLiteral: attributes.size > 0,
  };
}

/** Returns whether a sentence is just a listing number: "100234" or "listing 100234". */
function isNumberOfListing(tokens: readonly Token[]): boolean {
  const numbers = tokens.filter(({ amount }) => amount);
  const isOther = tokens.some((token) => !token.amount && !isOf(token, "filler") && token.text !== "#");
  return numbers.length === 1 && !isOther && /^[1-9]\d{5,8}$/.test(numbers[0]!.text);
}

function readMeaning(
  token: Token,
  filters: URLSearchParams,
  addWords: (words: string, isKnown: boolean) => void,
  leave: (parts: readonly Token[]) => void,
): void {
  const sector = isOf(token, "filler") ? null : getMeaning(token, "sector");
  const filter = getMeaning(token, "filter");
  const kind = getMeaning(token, "words");
  const wider = getMeaning(token, "wider_region");
  if (wider) for (const slug of wider.slugs) addValue(filters, "state", slug);
  else if (sector) {
    addValue(filters, getSectorKey(sector.slug), sector.slug);
    if (sector.words) addWords(sector.words, true);
  } else if (kind) addWords(kind.words, true);
  else if (filter?.key === "exclude") addValue(filters, "exclude", filter.value);
  else if (filter) filters.set(filter.key, filter.value);
  else if (isOf(token, "filler", "in", "and", "to", "currency", "between", "former") || isSign(token)) return;
  else if (isUnknown(token) || token.amount || isOf(token, "state")) addWords(token.text, false);
  // A single ideograph such as "日" is a unit after a number, and elsewhere part of a word.
  else if (/^\p{Script=Han}$/u.test(token.text)) addWords(token.text, false);
  else leave([token]);
}

/** Returns whether praise is the first part of a name: "Great Clips". */
function isPartOfName(tokens: readonly Token[], at: number): boolean {
  const [token, next] = [tokens[at]!, tokens[at + 1]];
  const isCapital = (text: string): boolean => /^\p{Lu}\p{Ll}/u.test(text);
  return (
    isOf(token, "vague") && next !== undefined && isUnknown(next) && [token, next].every(({ text }) => isCapital(text))
  );
}

/** Lists the tokens of a Japanese municipality's name, such as "西宮市"; empty if none starts here. */
function listMunicipality(tokens: readonly Token[], at: number): Token[] {
  const isHan = (token: Token | undefined): boolean =>
    token !== undefined && !token.isRead && isUnknown(token) && /^\p{Script=Han}$/u.test(token.text);
  let end = at;
  while (isHan(tokens[end]) && end - at < MAX_MUNICIPALITY) end++;
  const suffix = tokens[end];
  const isMunicipality = end > at && suffix !== undefined && /^[市区町村]/.test(suffix.text) && isOf(suffix, "in");
  return isMunicipality && tokens[end - 1]!.end === suffix.start ? tokens.slice(at, end + 1) : [];
}

/** The longest name of a Japanese municipality without its suffix. */
const MAX_MUNICIPALITY = 4;

/** Lists the tokens from "near" to a sector; empty if the sector isn't a landmark. */
function listLandmark(tokens: readonly Token[], at: number): Token[] {
  for (let from = at - 1; from >= 0 && !tokens[from]!.isRead; from--) {
    if (isOf(tokens[from], "near", "former")) return tokens.slice(from, at + 1);
    if (!isOf(tokens[from], "filler") || isOf(tokens[from], "and")) break;
  }
  return [];
}

/** Returns whether a character with a meaning of its own is part of a word here: "業" in "営業権". */
function isWithinWord(tokens: readonly Token[], at: number): boolean {
  const parts = tokens.slice(at - 1, at + 2);
  if (at === 0 || parts.length < 3 || !isOf(parts[1], "filler")) return false;
  if (parts.some(({ text, isRead }) => isRead || !/^\p{Script=Han}$/u.test(text))) return false;
  return (
    isUnknown(parts[0]!) &&
    isUnknown(parts[2]!) &&
    parts[0]!.end === parts[1]!.start &&
    parts[1]!.end === parts[2]!.start
  );
}

const isSign = ({ text }: Token): boolean => /^[-–—~〜～,、+<>&#%]$/.test(text);

function addValue(filters: URLSearchParams, key: string, value: string): void {
  if (!filters.has(key, value)) filters.append(key, value);
}

/** Returns the name of the filter for a sector. */
export function getSectorKey(slug: string): "category" | "subcategory" {
  return CATEGORIES.some((category) => category.slug === slug) ? "category" : "subcategory";
}

/**
 * A category and a subcategory must both match. A category next to other categories' subcategories is therefore
 * replaced by all of its own subcategories.
 */
function replaceCategories(filters: URLSearchParams): void {
  const chosen = filters.getAll("subcategory");
  const categories = filters.getAll("category");
  if (chosen.length === 0 || categories.length === 0) return;
  filters.delete("category");
  for (const { slug, subcategories } of CATEGORIES) {
    const own = subcategories.map((subcategory) => subcategory.slug);
    if (!categories.includes(slug) || own.some((each) => chosen.includes(each))) continue;
    for (const each of own) addValue(filters, "subcategory", each);
  }
}

/** Joins words. In scripts without spaces, they are joined as they were typed. */
function joinWords(words: readonly string[]): string {
  return words
    .join(" ")
    .replace(
      /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]) (?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])/gu,
      "",
    );
}
