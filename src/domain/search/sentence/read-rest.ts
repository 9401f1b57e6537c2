import type { Context } from "#domain/context.ts";
import { CATEGORIES } from "#domain/listings/categories/categories.ts";
import type { RestWord } from "./choose-words.ts";
import { findState } from "./find-loose-place.ts";
import { isPartOfName, isWithinWord, listLandmark, listMunicipality } from "./name-parts.ts";
import { getMeaning, isOf, isUnknown, type Token } from "./read-tokens.ts";

/** Filters beside which a bank lends to the buyer. */
const FINANCING = ["income_min", "down_payment_max", "seller_financing", "lender_prequalified"];

interface Reading {
  /** Those read so far, to which others are added. */
  filters: URLSearchParams;
  /** The tokens of what the buyer does not want. */
  negated: ReadonlySet<Token>;
  /** The tokens that describe a word. */
  attributes: ReadonlySet<Token>;
  /** Reports a phrase that no filter can express. */
  leave(parts: readonly Token[]): void;
}

/** Reads the sectors and the switches among the tokens that are left. Returns the words to search for. */
export function readRest(tokens: readonly Token[], reading: Reading, context: Context): RestWord[] {
  const { filters, negated, attributes, leave } = reading;
  const near = filters.get("near");
  const named = new Set([...filters.getAll("state"), near && findState(near, context)]);
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
  return rest;
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

/** Returns the name of the filter for a sector. */
export function getSectorKey(slug: string): "category" | "subcategory" {
  return CATEGORIES.some((category) => category.slug === slug) ? "category" : "subcategory";
}

export function addValue(filters: URLSearchParams, key: string, value: string): void {
  if (!filters.has(key, value)) filters.append(key, value);
}
