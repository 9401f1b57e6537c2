import type { Context } from "#domain/context.ts";
import { type Bitmap, emptyBitmap, setBit } from "./index/bitmap.ts";
import type { ListingIndex } from "./index/listing-index.ts";
import { placeOfNumber } from "./index/merge-plan.ts";
import type { Question } from "./index/narrow-listings.ts";
import type { ListingFilters, SearchScope } from "./listing-filters.ts";
import { selectAgentId, selectHits, selectOfficeId } from "./search-queries.ts";
import { askedNumber, searchWords } from "./search-words.ts";
import { correctWords } from "./vocabulary/correct-words.ts";

/** A search put so that the index can answer it; asks the database for names' ids and the words' listings. */
export async function askSearch(
  context: Context,
  filters: ListingFilters,
  scope: SearchScope,
): Promise<{ index: ListingIndex; question: Question; corrected: string | null }> {
  const index = await context.index.current();
  const [found, office_id, agent_id] = await Promise.all([
    filters.q === null ? null : hitsOf(context, index, filters.q),
    filters.office === null ? null : selectOfficeId(context.db, filters.office),
    filters.agent === null ? null : selectAgentId(context.db, filters.agent),
  ]);
  const unit = context.edition.distance_unit;
  const question = { filters, scope, unit, office_id, agent_id, hits: found?.hits ?? null };
  return { index, question, corrected: found?.corrected ?? null };
}

/** How many searches' listings an index remembers: visitors page through one, and relax it. */
const MOST_REMEMBERED = 32;

interface Hits {
  hits: Bitmap;
  corrected: string | null;
}

async function hitsOf({ db }: Context, index: ListingIndex, q: string): Promise<Hits> {
  const words = searchWords(q);
  const key = words.join(" ");
  const remembered = index.hits.get(key);
  if (remembered) return remembered;
  const number = askedNumber(words);
  let numbers = await selectHits(db, words);
  let corrected: string[] | null = null;
  if (numbers.length === 0 && number === null) {
    corrected = await correctWords(db, words);
    if (corrected) numbers = await selectHits(db, corrected);
    if (numbers.length === 0) corrected = null;
  }
  if (number !== null) numbers.push(number);
  const hits = { hits: bitmapOf(index, numbers), corrected: corrected?.join(" ") ?? null };
  index.hits.set(key, hits);
  for (const oldest of index.hits.keys()) {
    if (index.hits.size <= MOST_REMEMBERED) break;
    index.hits.delete(oldest);
  }
  return hits;
}

function bitmapOf({ numbers, size }: ListingIndex, found: readonly number[]): Bitmap {
  const hits = emptyBitmap(size);
  for (const number of found) {
    const place = placeOfNumber(numbers, number);
    if (place >= 0) setBit(hits, place);
  }
  return hits;
}
