import type { Context } from "#domain/context.ts";
import type { ListingFilters } from "./filters/search-filters.ts";
import { type Bitmap, createBitmap, setBit } from "./index/bitmap.ts";
import type { ListingIndex } from "./index/listing-index.ts";
import { findPlaceOfNumber } from "./index/merge-plan.ts";
import type { Question } from "./index/narrow-listings.ts";
import type { SearchScope } from "./listing-filters.ts";
import { selectHits, selectScope } from "./search-queries.ts";
import { parseListingNumber, toSearchWords } from "./search-words.ts";
import { correctWords } from "./vocabulary/correct-words.ts";

/** Resolves a search for the index: queries the database for the ids of names and the listings that match the words. */
export async function resolveSearch(
  context: Context,
  filters: ListingFilters,
  scope: SearchScope,
): Promise<{ index: ListingIndex; question: Question; corrected: string | null }> {
  const index = await context.index.getCurrent();
  const { q, office, agent } = filters;
  const words = q === null ? null : toSearchWords(q);
  const remembered = words && index.hits.get(words.join(" "));
  const unknown = remembered ? null : words;
  const { office_id, agent_id, numbers } =
    office === null && agent === null && unknown === null
      ? NO_SCOPE
      : await selectScope(context.db, { office, agent, words: unknown });
  const found = remembered ?? (words && (await getHits(context, index, words, numbers)));
  const unit = context.edition.distance_unit;
  const question = { filters, scope, unit, office_id, agent_id, hits: found?.hits ?? null };
  return { index, question, corrected: found?.corrected ?? null };
}

const NO_SCOPE = { office_id: null, agent_id: null, numbers: [] };

/** Max cached keyword searches per index; visitors page through a search and relax it. */
const MAX_CACHE_ENTRIES = 32;

interface Hits {
  hits: Bitmap;
  corrected: string | null;
}

/** The listings that match `words`, or their corrected spelling if none do; cached. */
async function getHits({ db }: Context, index: ListingIndex, words: string[], found: readonly number[]): Promise<Hits> {
  const number = parseListingNumber(words);
  let numbers = [...found];
  let corrected: string[] | null = null;
  if (numbers.length === 0 && number === null) {
    corrected = await correctWords(db, words);
    if (corrected) numbers = await selectHits(db, corrected);
    if (numbers.length === 0) corrected = null;
  }
  if (number !== null) numbers.push(number);
  const hits = { hits: getBitmap(index, numbers), corrected: corrected?.join(" ") ?? null };
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
    const place = findPlaceOfNumber(numbers, number);
    if (place >= 0) setBit(hits, place);
  }
  return hits;
}
