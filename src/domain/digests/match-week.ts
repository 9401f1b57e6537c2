import { indexTime, standingsAt } from "#domain/buyers/matching/rank-matches.ts";
import { lookedFor } from "#domain/buyers/preferences/buyer-preferences.ts";
import type { Context } from "#domain/context.ts";
import {
  insertDigests,
  type NewDigest,
  selectChangeTimes,
  selectSeekingBuyers,
  selectWishes,
  type WeekPart,
} from "./digest-queries.ts";
import { changesByPlace, pickMatches } from "./pick-matches.ts";

/** So many buyers are in memory at a time. */
const BATCH = 1_000;

export interface Matched {
  /** How many buyers were looked at: those of the part who had no digest of that week. */
  buyers: number;
  /** How many digests were new. */
  written: number;
}

interface Batch {
  buyers: number;
  digests: NewDigest[];
  /** The id that the next batch begins at; null where this was the last. */
  next: number | null;
}

/**
 * Writes what each buyer of a part is to be told of in a week: one row for each who has matches that are new or have
 * changed since their last digest; for the first one, the ten best of all. Run again it writes nothing twice. It reads
 * the listing index, and some buyers at a time, so that it takes as much memory for a million as for a thousand.
 *
 * @param onProgress hears how far it is, after each batch.
 */
export async function matchWeek(
  context: Context,
  part: WeekPart,
  onProgress: (so_far: Matched) => Promise<void> = async () => {},
): Promise<Matched> {
  const { db, clock } = context;
  // Before anything is read: what changes meanwhile, and what is not committed yet, is told next week, perhaps once more.
  const matched_at = clock();
  const index = await context.index.current();
  const changed = changesByPlace(index, await selectChangeTimes(db));
  const now = indexTime(matched_at);
  const standings = standingsAt(index, now);
  /** The digests of the part's next buyers from an id on; null where there are none. */
  const matchBatch = async (from: number): Promise<Batch | null> => {
    const buyers = await selectSeekingBuyers(db, { ...part, from }, BATCH);
    const last = buyers.at(-1);
    if (!last) return null;
    const { rowsOf, hiddenOf } = await selectWishes(
      db,
      buyers.map(({ id }) => id),
    );
    const digests: NewDigest[] = [];
    for (const { id, since, ...bounds } of buyers) {
      const wishes = lookedFor({ ...bounds, preferences: rowsOf.get(id) ?? [], send_weekly_bizmatch_email: true });
      const hidden = (hiddenOf.get(id) ?? []).map(({ listing_number }) => listing_number);
      const picks = pickMatches(index, changed, wishes, { since, hidden }, now, standings);
      if (picks) digests.push({ buyer_id: id, listing_numbers: picks.numbers, reasons: picks.reasons });
    }
    return { buyers: buyers.length, digests, next: buyers.length < BATCH ? null : last.id + 1 };
  };
  const so_far: Matched = { buyers: 0, written: 0 };
  for (let batch = await matchBatch(part.from); batch; ) {
    const { buyers, digests, next } = batch;
    // The database writes one batch while the next is matched here.
    const [written, following] = await Promise.all([
      insertDigests(db, part.week, digests, matched_at),
      next === null ? null : matchBatch(next),
    ]);
    so_far.written += written;
    so_far.buyers += buyers;
    await onProgress(so_far);
    batch = following;
  }
  return so_far;
}
