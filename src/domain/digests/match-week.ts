import { indexTime } from "#domain/buyers/matching/rank-matches.ts";
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
  // Before anything is read: what changes meanwhile is told next week, perhaps once more.
  const matched_at = clock();
  const index = await context.index.current();
  const changed = changesByPlace(index, await selectChangeTimes(db));
  const now = indexTime(matched_at);
  const so_far: Matched = { buyers: 0, written: 0 };
  for (let from = part.from; ; ) {
    const buyers = await selectSeekingBuyers(db, { ...part, from }, BATCH);
    if (buyers.length === 0) break;
    const { rowsOf, hiddenOf } = await selectWishes(
      db,
      buyers.map(({ id }) => id),
    );
    const digests: NewDigest[] = [];
    for (const { id, since, ...bounds } of buyers) {
      const wishes = lookedFor({ ...bounds, preferences: rowsOf.get(id) ?? [], send_weekly_bizmatch_email: true });
      const hidden = (hiddenOf.get(id) ?? []).map(({ listing_number }) => listing_number);
      const picks = pickMatches(index, changed, wishes, { since, hidden }, now);
      if (picks) digests.push({ buyer_id: id, listing_numbers: picks.numbers, reasons: picks.reasons });
    }
    so_far.written += await insertDigests(db, part.week, digests, matched_at);
    so_far.buyers += buyers.length;
    await onProgress(so_far);
    if (buyers.length < BATCH) break;
    from = (buyers.at(-1)?.id ?? part.to) + 1;
  }
  return so_far;
}
