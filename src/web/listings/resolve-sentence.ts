import type { Context } from "#domain/context.ts";
import { isListingName } from "#domain/search/is-listing-name.ts";
import type { SearchScope } from "#domain/search/listing-filters.ts";
import { readListingFilters } from "#domain/search/read-filters.ts";
import { countHits, hasHits } from "#domain/search/resolve-search.ts";
import { toSearchWords } from "#domain/search/search-words.ts";
import { prepareLexicon } from "#domain/search/sentence/lexicon.ts";
import { getSectorKey } from "#domain/search/sentence/read-rest.ts";
import { findSectorsOfWords, readSentence, type SentenceReading } from "#domain/search/sentence/read-sentence.ts";
import { type PageResponse, redirect } from "../document/responses.ts";

/** Parameters that are replaced when a sentence is resolved, in addition to the filters in it. */
const SENTENCE_KEYS = ["q", "page", "unread"];

/**
 * Resolves a search whose words may be a sentence to its filters and the remaining words. Words with a single meaning,
 * such as "daycare", are resolved without a redirect; a listing's headline is never resolved.
 *
 * @throws a redirect for a sentence
 */
export async function resolveSentence(context: Context, url: URL, scope: SearchScope = {}): Promise<URLSearchParams> {
  const typed = url.searchParams.get("q")?.trim();
  if (!typed) void prepareLexicon(context);
  const read = typed ? readSentence(typed, context) : null;
  if (!typed || !read) return url.searchParams;
  const reading = await leaveWordsWithoutHits(context, url.searchParams, read, scope);
  const { filters, words, unread } = reading;
  const isRead = filters.size > 0 || unread.length > 0;
  if (!isRead && (words === "" || toSearchWords(words).join(" ") === toSearchWords(typed).join(" ")))
    return url.searchParams;
  if (await isListingName(context, typed)) return url.searchParams;
  const params = replaceParams(url.searchParams, reading);
  if (filters.size + unread.length + (words === "" ? 0 : 1) > 1) throw redirectTo(url, params);
  return params;
}

/** Moves the uncertain words of a sentence to its unread phrases if they are what leaves the search without results. */
async function leaveWordsWithoutHits(
  context: Context,
  params: URLSearchParams,
  reading: SentenceReading,
  scope: SearchScope,
): Promise<SentenceReading> {
  if (reading.uncertain.length === 0 || reading.filters.size === 0) return reading;
  const hasResults = async (words: string): Promise<boolean> => {
    const { filters } = await readListingFilters(context, replaceParams(params, { ...reading, words }));
    return (await countHits(context, filters, scope)) > 0;
  };
  const dropped = new Set(reading.uncertain);
  const getRest = (): string =>
    [...dropped]
      .reduce((words, phrase) => words.replace(phrase, ""), reading.words)
      .replace(/\s+/g, " ")
      .trim();
  if ((await hasResults(reading.words)) || !(await hasResults(getRest()))) return reading;
  for (const phrase of reading.uncertain) {
    dropped.delete(phrase);
    if (!(await hasResults(getRest()))) dropped.add(phrase);
  }
  return { ...reading, words: getRest(), unread: [...reading.unread, ...dropped] };
}

/**
 * Redirects a search for a kind of business that no listing mentions to its sector: "amazon fba" to websites and
 * e-commerce.
 *
 * @throws the redirect
 */
export async function redirectToSectorsOfWords(context: Context, url: URL, total: number): Promise<void> {
  const words = url.searchParams.get("q")?.trim();
  const sectors = total === 0 && words ? findSectorsOfWords(words, context) : [];
  if (!words || sectors.length === 0 || (await hasHits(context, words))) return;
  const filters = new URLSearchParams(sectors.map((slug) => [getSectorKey(slug), slug]));
  throw redirectTo(url, replaceParams(url.searchParams, { filters, words: "", uncertain: [], unread: [words] }));
}

function replaceParams(params: URLSearchParams, { filters, words, unread }: SentenceReading): URLSearchParams {
  const query = new URLSearchParams(params);
  for (const key of [...SENTENCE_KEYS, ...filters.keys()]) query.delete(key);
  if (words) query.set("q", words);
  for (const [key, value] of filters) query.append(key, value);
  for (const phrase of unread) query.append("unread", phrase);
  return query;
}

function redirectTo({ pathname }: URL, query: URLSearchParams): PageResponse {
  return redirect(`${pathname}?${query}`, 302);
}
