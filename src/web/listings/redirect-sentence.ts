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
import { type PageAnswer, redirect } from "../document/answers.ts";

/** Besides the filters that a sentence names, it replaces these. */
const SENTENCE_KEYS = ["q", "page", "unread"];

/** Redirects a search whose words are a sentence, and no listing's headline, to its filters and the remaining words. @throws the redirect */
export async function redirectSentence(context: Context, url: URL): Promise<void> {
  const typed = url.searchParams.get("q")?.trim();
  const reading = typed ? readSentence(typed, context) : null;
  if (!typed || !reading) return;
  const { filters, words, unread } = reading;
  const isRead = filters.size > 0 || unread.length > 0;
  if (!isRead && (words === "" || toSearchWords(words).join(" ") === toSearchWords(typed).join(" "))) return;
  if (await isListingName(context, typed)) return;
  throw redirectToFilters(url, reading);
}

/**
 * Redirects a search for a kind of a sector that no listing mentions to the sector: "amazon fba" to websites and
 * e-commerce. @throws the redirect
 */
export async function redirectUnmentioned(context: Context, url: URL, total: number): Promise<void> {
  const words = url.searchParams.get("q")?.trim();
  const sectors = total === 0 && words ? findSectorsOfWords(words, context) : [];
  if (!words || sectors.length === 0 || (await hasHits(context, words))) return;
  const filters = new URLSearchParams(sectors.map((slug) => [getSectorKey(slug), slug]));
  throw redirectToFilters(url, { filters, words: "", unread: [words] });
}

function redirectToFilters(url: URL, { filters, words, unread }: SentenceReading): PageAnswer {
  const query = new URLSearchParams(url.searchParams);
  for (const key of [...SENTENCE_KEYS, ...filters.keys()]) query.delete(key);
  if (words) query.set("q", words);
  for (const [key, value] of filters) query.append(key, value);
  for (const phrase of unread) query.append("unread", phrase);
  return redirect(query.size > 0 ? `${url.pathname}?${query}` : url.pathname, 302);
}
