import type { Context } from "#domain/context.ts";
import { findOwnerIds } from "./find-owner-ids.ts";
import { type Bitmap, createBitmap, setBit } from "./index/bitmap.ts";
import type { IndexQuery } from "./index/index-query.ts";
import type { Hits, ListingIndex } from "./index/listing-index.ts";
import { findPositionOfNumber } from "./index/merge-plan.ts";
import { countInIndex } from "./index/query-index.ts";
import { sortByRelevance } from "./index/sort-by-relevance.ts";
import type { SearchScope } from "./listing-filters.ts";
import { type ListingFilters, NO_FILTERS } from "./search-filters.ts";
import { selectHits } from "./search-queries.ts";
import { parseListingNumber, toSearchWords } from "./search-words.ts";
import { findSectorWords } from "./sentence/find-sector-words.ts";
import { correctWords } from "./vocabulary/correct-words.ts";

/**
 * Prepares a search for the index: looks up the ids of names, and queries the database for listings that match the
 * words.
 */
export async function resolveSearch(
  context: Context,
  filters: ListingFilters,
  scope: SearchScope,
): Promise<{ index: ListingIndex; query: IndexQuery; corrected: string | null }> {
  const index = await context.index.getCurrent();
  const words = filters.q === null ? null : toSearchWords(filters.q);
  const found = words && (index.hits.get(words.join(" ")) ?? (await getHits(context, index, words)));
  const owner = await findOwnerIds(context.db, filters);
  const by_relevance = found && filters.sort === "relevance" ? getByRelevance(context, index, found) : null;
  const query = { filters, scope, ...getQueryTerms(context), ...owner, hits: found?.hits ?? null, by_relevance };
  return { index, query, corrected: found?.corrected ?? null };
}

/** Returns what filters depend on in addition to their values. */
export function getQueryTerms({
  edition,
  clock,
}: Context): Pick<IndexQuery, "unit" | "financing" | "currency" | "now"> {
  const { distance_unit: unit, financing, currency } = edition;
  return { unit, financing, currency, now: clock() };
}

/** Returns the hits by relevance, computed when a search first needs them. */
function getByRelevance(context: Context, index: ListingIndex, found: Hits): Uint32Array {
  found.by_relevance ??= sortByRelevance(index, found.hits, found.words, findSectorWords(found.words, context));
  return found.by_relevance;
}

/** Returns whether any listing contains the words or their corrected spelling. */
export async function hasHits(context: Context, q: string): Promise<boolean> {
  const { query } = await resolveSearch(context, { ...NO_FILTERS, q }, {});
  return query.hits?.some((bits) => bits !== 0) ?? false;
}

/** Counts the listings that match a search. */
export async function countHits(context: Context, filters: ListingFilters, scope: SearchScope): Promise<number> {
  const { index, query } = await resolveSearch(context, filters, scope);
  return countInIndex(index, query);
}

/** Max cached keyword searches per index, because visitors page through a search and remove filters from it. */
const MAX_CACHE_ENTRIES = 32;

/** Finds the listings that match `words` or, if none do, their corrected spelling. Results are cached. */
async function getHits({ db }: Context, index: ListingIndex, words: string[]): Promise<Hits> {
  const number = parseListingNumber(words);
  let numbers = await selectHits(db, words);
  let corrected: string[] | null = null;
  if (numbers.length === 0 && number === null) {
    corrected = await correctWords(db, words);
    if (corrected) numbers = await selectHits(db, corrected);
    if (numbers.length === 0) corrected = null;
  }
  if (number !== null) numbers.push(number);
  const hits: Hits = {
    hits: getBitmap(index, numbers),
    corrected: corrected?.join(" ") ?? null,
    words: corrected ?? words,
    by_relevance: null,
  };
  index.hits.set(words.join(" "), hits);
  for (const oldest of index.hits.keys()) {
    if (index.hits.size <= MAX_CACHE_ENTRIES) break;
    index.hits.delete(oldest);
  }
  return hits;
}

function getBitmap({ numbers, size }: ListingIndex, found: readonly number[]): Bitmap {
  const hits = createBitmap(size);
  for (const number of found) {
    const position = findPositionOfNumber(numbers, number);
    if (position >= 0) setBit(hits, position);
  }
  return hits;
}
