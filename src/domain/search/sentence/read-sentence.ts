import { CATEGORIES } from "#domain/categories/categories.ts";
import type { Context } from "#domain/context.ts";
import { listOneTypoSpellings } from "../vocabulary/one-typo.ts";
import { getLexicon, type Lexicon } from "./lexicon.ts";
import { readAmounts } from "./read-amounts.ts";
import { readNegations } from "./read-negations.ts";
import { isListed, readPlaces, readPostalCode, readRadius } from "./read-places.ts";
import { getMeaning, isOf, isUnknown, readTokens, type Token } from "./read-tokens.ts";

/** A sentence converted to the search's parameters. */
export interface SentenceReading {
  /** The filters that the sentence expresses, without `q`. */
  filters: URLSearchParams;
  /** The words that remain to be searched for. */
  words: string;
  /** Phrases that no filter can express. */
  unread: string[];
}

/** A longer text is not read as a sentence. */
const MAX_LENGTH = 200;

/** Shorter words have too many similar words to correct a typo. */
const MIN_TYPO_LENGTH = 6;

/**
 * Reads a search sentence such as "bar in Texas under 300k"; null if its language has no grammar, or if it is just a
 * listing's number or quoted text, which stay search words. Reading the remaining words again changes nothing.
 */
export function readSentence(typed: string, context: Context): SentenceReading | null {
  const lexicon = getLexicon(context);
  const text = typed.normalize("NFKC").replace(/\s+/g, " ").trim();
  if (!lexicon || text.length > MAX_LENGTH || /["“”«»]/.test(text)) return null;
  const reading = readOnce(text, lexicon, context);
  // The remaining words may form a phrase that other words had separated.
  const again = reading.words === text ? null : readOnce(reading.words, lexicon, context);
  if (!again || again.words === reading.words) return reading;
  for (const [key, value] of again.filters) reading.filters.append(key, value);
  return { filters: reading.filters, words: again.words, unread: [...reading.unread, ...again.unread] };
}

/**
 * Returns whether a phrase that no filter can express means the reader's own location, which only their browser knows.
 */
export function isNearMe(phrase: string, context: Context): boolean {
  const lexicon = getLexicon(context);
  const [token, ...others] = lexicon ? readTokens(phrase, lexicon, context) : [];
  return isOf(token, "near_me") && others.length === 0;
}

/** Finds the sectors that a search's words are kinds of: "pizza" stands for restaurants. */
export function findSectorsOfWords(words: string, context: Context): string[] {
  const lexicon = getLexicon(context);
  const tokens = lexicon ? readTokens(words, lexicon, context) : [];
  return tokens.flatMap((token) => getMeaning(token, "words")?.slug ?? []);
}

function readOnce(text: string, lexicon: Lexicon, context: Context): SentenceReading {
  const tokens = readTokens(text, lexicon, context);
  const filters = new URLSearchParams();
  const unread: [token: Token, text: string][] = [];
  const leave = (parts: readonly Token[]): void => {
    unread.push([parts[0]!, text.slice(parts[0]!.start, parts.at(-1)!.end).trim()]);
  };
  for (const token of tokens) {
    if (!isOf(token, "near_me")) continue;
    token.isRead = true;
    leave([token]);
  }
  if (isNumberOfListing(tokens)) return { filters, words: tokens.find(({ amount }) => amount)?.text ?? "", unread: [] };
  const radius = readRadius(tokens, context);
  const postal = readPostalCode(tokens, context);
  const amounts = readAmounts(tokens, context.edition.postal_code.pattern);
  for (const [key, value] of amounts.filters) filters.set(key, String(value));
  for (const parts of amounts.unread) leave(parts);
  const { states, near } = readPlaces(text, tokens, lexicon, context);
  correctTypos(tokens, lexicon, states);
  const { negated } = readNegations(tokens, states, near?.token ?? null, {
    exclude: (slug) => addValue(filters, "exclude", slug),
    leave,
  });
  const place = postal ?? (near && !negated.has(near.token) ? near : null);
  for (const [token, slug] of states) if (!negated.has(token)) addValue(filters, "state", slug);
  if (place) filters.set("near", place.text);
  if (place && radius !== null) filters.set("radius", String(radius));
  const words: string[] = [];
  for (const token of tokens) if (!token.isRead && !negated.has(token)) readMeaning(token, filters, words, leave);
  replaceCategories(filters);
  unread.sort(([a], [b]) => a.start - b.start);
  return { filters, words: joinWords(words), unread: unread.map(([, phrase]) => phrase) };
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
  words: string[],
  leave: (parts: readonly Token[]) => void,
): void {
  const sector = isOf(token, "filler") ? null : getMeaning(token, "sector");
  const filter = getMeaning(token, "filter");
  const kind = getMeaning(token, "words");
  const wider = getMeaning(token, "wider_region");
  if (wider) for (const slug of wider.slugs) addValue(filters, "state", slug);
  else if (sector) {
    addValue(filters, getSectorKey(sector.slug), sector.slug);
    if (sector.words) words.push(sector.words);
  } else if (kind) words.push(kind.words);
  else if (filter?.key === "exclude") addValue(filters, "exclude", filter.value);
  else if (filter) filters.set(filter.key, filter.value);
  else if (isOf(token, "filler", "in", "and", "to", "currency", "between") || isSign(token)) return;
  else if (isUnknown(token) || token.amount) words.push(token.text);
  else if (isOf(token, "state")) words.push(token.text);
  else leave([token]);
}

const isSign = ({ text }: Token): boolean => /^[-–—~〜～,、+<>&#]$/.test(text);

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

/** Assigns a sector or state to an unknown word that is one typo away from its name. */
function correctTypos(tokens: readonly Token[], { meanings, phrases }: Lexicon, states: Map<Token, string>): void {
  for (const token of tokens) {
    const word = phrases.stem(token.text.toLowerCase());
    if (token.isRead || !isUnknown(token) || word.length < MIN_TYPO_LENGTH || isListed(phrases.not_places, word))
      continue;
    const spellings = listOneTypoSpellings(word).filter((spelling) => spelling[0] === word[0]);
    const found = spellings.flatMap((spelling) => meanings.get(spelling) ?? []);
    const sector = found.find(({ kind }) => kind === "sector");
    const state = found.find((meaning) => meaning.kind === "state" && !meaning.isCode);
    if (sector) token.meanings = [sector];
    else if (state?.kind === "state") {
      states.set(token, state.slug);
      token.isRead = true;
    }
  }
}
