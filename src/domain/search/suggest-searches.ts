import type { Context } from "#domain/context.ts";
import { listCategories } from "#domain/listings/categories/category-choices.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { translateEditionWord } from "#editions/translated-data.ts";
import { Invalid } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { NO_FILTERS } from "./search-filters.ts";
import { searchCards } from "./search-listings.ts";
import { prepareLexicon } from "./sentence/lexicon.ts";
import { listSectorWords } from "./sentence/sector-names.ts";

/** A search that starts with the typed text. Its label is a sentence that the search understands. */
export interface SearchSuggestion {
  kind: "sector" | "place" | "listing";
  label: string;
}

/** The same limit as for a sentence. */
export const MAX_SUGGESTED_LENGTH = 200;

/** Max suggestions of each kind. Together they fit under a field without scrolling. */
const MAX_PER_KIND = { sector: 4, place: 3, listing: 3 };

/** Headlines to read, because several listings may have the same one. */
const MAX_HEADLINES_READ = 12;

/** Fewer letters match too many headlines. */
const MIN_HEADLINE_LETTERS = 3;

/**
 * Completes the text of the search box: its last words with sectors and places, and the whole text with headlines of
 * listings.
 *
 * @throws Invalid for a text that is too long
 */
export async function suggestSearches(context: Context, typed: string): Promise<SearchSuggestion[]> {
  const text = typed.replace(/\s+/g, " ").trim();
  if (text.length > MAX_SUGGESTED_LENGTH) {
    const message = m.search_text_too_long({ limit: MAX_SUGGESTED_LENGTH }, getMessageOptions(context.locale));
    throw new Invalid(message, { q: [message] });
  }
  // What is typed may become a sentence.
  void prepareLexicon(context);
  if (text === "") return [];
  const completed = completeSentence(context, text);
  const labels = new Set(completed.map(({ label }) => fold(label)));
  const headlines = await suggestHeadlines(context, text);
  return [...completed, ...headlines.filter(({ label }) => !labels.has(fold(label)))];
}

/** Completes the longest ending of the text that begins the name of a sector or a place: "tex" in "bakery in tex". */
function completeSentence(context: Context, text: string): SearchSuggestion[] {
  const starts = [0, ...Array.from(text.matchAll(/ /g), ({ index }) => index + 1)];
  for (const start of starts) {
    const [before, end] = [text.slice(0, start), text.slice(start)];
    if (before !== "" && end.length < 2) break;
    const sectors = completeSector(context, end).map((label) => ({ kind: "sector" as const, label: before + label }));
    const places = completePlace(context, end).map((label) => ({ kind: "place" as const, label: before + label }));
    // What follows other words is usually a place: "tex" in "bakery in tex" is Texas rather than textiles.
    const found = before === "" ? [...sectors, ...places] : [...places, ...sectors];
    if (found.length > 0) return found;
  }
  return [];
}

/** Lists sectors in whose name a word begins with the text, then other sectors by what people call them. */
function completeSector({ locale }: Context, text: string): string[] {
  const start = fold(text);
  const names = listCategories(locale).flatMap(({ name, subcategories }) => [
    name,
    ...subcategories.map((subcategory) => subcategory.name),
  ]);
  const found = [
    ...names.filter((name) => fold(name).startsWith(start)),
    ...names.filter((name) => fold(name).includes(` ${start}`)),
  ];
  const words = listSectorWords(locale).filter((word) => fold(word).startsWith(start));
  const others = words.filter((word) => !found.some((name) => fold(name).startsWith(fold(word))));
  return [...new Set([...found, ...others])].slice(0, MAX_PER_KIND.sector);
}

/** Lists regions that begin with the text, then towns and postal codes. */
function completePlace({ edition, gazetteer, locale }: Context, text: string): string[] {
  const start = fold(text);
  const regions = edition.regions.map(({ name }) => translateEditionWord(locale, name));
  const towns = text.length < 2 ? [] : gazetteer.suggest(text, MAX_PER_KIND.place).map(({ label }) => label);
  const found = [...regions.filter((name) => fold(name).startsWith(start)), ...towns];
  return [...new Set(found)].slice(0, MAX_PER_KIND.place);
}

/** Lists headlines in which each typed word begins a word. Unlike the search, it ignores descriptions. */
async function suggestHeadlines(context: Context, text: string): Promise<SearchSuggestion[]> {
  if (text.length < MIN_HEADLINE_LETTERS) return [];
  const filters = { ...NO_FILTERS, q: text, sort: "relevance" as const, per_page: MAX_HEADLINES_READ };
  const { listings } = await searchCards(context, filters);
  const typed = fold(text).split(" ");
  const names = listings
    .map(({ name }) => name)
    .filter((name) => typed.every((word) => ` ${fold(name)}`.includes(` ${word}`)));
  return [...new Set(names)].slice(0, MAX_PER_KIND.listing).map((label) => ({ kind: "listing", label }));
}

/** Removes case and accents. */
function fold(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}
