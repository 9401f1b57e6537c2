import type { Context } from "#domain/context.ts";
import { isListingName } from "#domain/search/is-listing-name.ts";
import { hasHits } from "#domain/search/resolve-search.ts";
import { toSearchWords } from "#domain/search/search-words.ts";
import {
  findSectorsOfWords,
  getSectorKey,
  readSentence,
  type SentenceReading,
} from "#domain/search/sentence/read-sentence.ts";
import { type PageResponse, redirect } from "../document/responses.ts";

/** Parameters that are replaced when a sentence is resolved, in addition to the filters in it. */
const SENTENCE_KEYS = ["q", "page", "unread"];

/**
 * Resolves a search whose words may be a sentence to its filters and the remaining words. Words with a single meaning,
 * such as "daycare", are resolved without a redirect; a listing's headline is never resolved.
 *
 * @throws a redirect for a sentence
 */
export async function resolveSentence(context: Context, url: URL): Promise<URLSearchParams> {
  const typed = url.searchParams.get("q")?.trim();
  const reading = typed ? readSentence(typed, context) : null;
  if (!typed || !reading) return url.searchParams;
  const { filters, words, unread } = reading;
  const isRead = filters.size > 0 || unread.length > 0;
  if (!isRead && (words === "" || toSearchWords(words).join(" ") === toSearchWords(typed).join(" ")))
    return url.searchParams;
  if (await isListingName(context, typed)) return url.searchParams;
  const params = replaceParams(url.searchParams, reading);
  if (filters.size + unread.length + (words === "" ? 0 : 1) > 1) throw redirectTo(url, params);
  return params;
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
  throw redirectTo(url, replaceParams(url.searchParams, { filters, words: "", unread: [words] }));
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
