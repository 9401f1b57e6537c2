import type { Context } from "#domain/context.ts";
import { CATEGORIES } from "#domain/listings/categories/categories.ts";
import { NO_FILTERS } from "../search-filters.ts";
import { chooseWords, type RestWord } from "./choose-words.ts";
import { correctTypos, writeKatakana } from "./correct-typos.ts";
import { findAttributes } from "./find-attributes.ts";
import { findState, isWithin } from "./find-loose-place.ts";
import { hasMarks } from "./find-meanings.ts";
import { findStory, hideStory } from "./find-story.ts";
import { getLexicon, type Lexicon } from "./lexicon.ts";
import { isPartOfName, isWithinWord, listLandmark, listMunicipality } from "./name-parts.ts";
import { readAmounts } from "./read-amounts.ts";
import { readLocation } from "./read-location.ts";
import { readNegations } from "./read-negations.ts";
import { type ReadPlaces, readPlaces, readPostalCode, readRadius } from "./read-places.ts";
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

/** Filters beside which a bank lends to the buyer. */
const FINANCING = ["income_min", "down_payment_max", "seller_financing", "lender_prequalified"];

/** A longer text is not read as a sentence. In Japanese, each character is a unit. */
const MAX_LENGTH = 400;
const MAX_WORDS = 110;
const MAX_CHARACTERS = 200;

/**
 * Reads a search sentence such as "bar in Texas under 300k"; null if its language has no grammar, or if it is just a
 * listing's number or quoted text, which stay search words. Reading the remaining words again changes nothing.
 */
export function readSentence(typed: string, context: Context): SentenceReading | null {
  const lexicon = getLexicon(context);
  const written = typed.normalize("NFKC").replace(/\s+/g, " ").trim();
  // In "EBITDA3000万", the letters and the amount are two words.
  const text = lexicon?.phrases.has_characters
    ? writeKatakana(written, lexicon)
        .replace(/(?<=\d)マン/g, "万")
        .replace(/(?<=[a-z])(?=\d+[千万億円])/gi, " ")
    : written;
  if (!lexicon || text.length > MAX_LENGTH || /["“”«»]/.test(text)) return null;
  const { stem, has_characters: hasCharacters } = lexicon.phrases;
  if (splitUnits(text, stem).length > (hasCharacters ? MAX_CHARACTERS : MAX_WORDS)) return null;
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
  const story = hideStory(findStory(text, tokens, lexicon), text, lexicon);
  const amounts = readAmounts(tokens, context.edition);
  for (const [key, value] of amounts.filters) filters.set(key, String(value));
  for (const parts of amounts.unread) leave(parts);
  const hasRadius = radius !== null;
  const readWhere = (places: ReadPlaces): ReadPlaces =>
    readLocation(text, tokens, { places, postal, hasRadius }, lexicon, context);
  const listPlaces = (): ReadPlaces => readPlaces(text, tokens, lexicon, context, hasRadius && postal === null);
  const places = listPlaces();
  const corrected = isCorrected ? text : correctTypos(text, tokens, lexicon, context);
  if (corrected !== text) return readOnce(corrected, lexicon, context, isMarked, true);
  const outside = readWhere(places);
  // "I grew up in Yakima and want an auto repair shop there"
  const isPlaced =
    postal ||
    outside.near ||
    outside.states.size > 0 ||
    tokens.some((token) => !token.isRead && isOf(token, "wider_region"));
  const isElsewhere = tokens.some(
    (token) => !token.isRead && /^(?:relocatable|home_based)$/.test(getMeaning(token, "filter")?.key ?? ""),
  );
  const { states, near, others } =
    isPlaced || (isElsewhere && !story.isAboutMoving) ? outside : story.show(() => readWhere(listPlaces()));
  const towns = new Set([near?.token ?? [], ...others].flat());
  const { negated } = readNegations(text, tokens, states, towns, {
    exclude: (slug) => addValue(filters, "exclude", slug),
    leave,
  });
  const place = postal ?? (near && !negated.has(near.token) ? near : null);
  const reach = radius?.value ?? NO_FILTERS.radius;
  for (const parts of others) {
    const name = text.slice(parts[0]!.start, parts.at(-1)!.end);
    const isCovered = place !== null && isWithin(name, place.text, reach, context);
    if (!isCovered && !parts.some((token) => negated.has(token))) leave(parts);
  }
  for (const [token, slug] of states) if (!negated.has(token)) addValue(filters, "state", slug);
  if (place) filters.set("near", place.text);
  if (place && radius) filters.set("radius", String(radius.value));
  else if (radius) leave(radius.parts);
  skipBuyer(tokens);
  for (const parts of story.end(tokens)) leave(parts);
  const attributes = findAttributes(tokens, negated, lexicon);
  const named = new Set([...filters.getAll("state"), place && findState(place.text, context)]);
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
    const isFinanced = FINANCING.some((key) => filters.has(key));
    if (isFinanced && getMeaning(token, "sector")?.slug === "banking-loan") continue;
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
    // A particle that is left of a longer phrase says nothing by itself.
    unread: unread.map(([, phrase]) => phrase).filter((phrase) => !/^[\p{Script=Hiragana}ー]{1,2}$/u.test(phrase)),
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
