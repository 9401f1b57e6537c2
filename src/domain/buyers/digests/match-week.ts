import { setImmediate } from "node:timers/promises";
import type { Db } from "#db/connect.ts";
import { indexTime, matchStatusesAt } from "#domain/buyers/matching/score-matches.ts";
import { activePreferences } from "#domain/buyers/preferences/buyer-preferences.ts";
import type { Context } from "#domain/context.ts";
import {
  insertDigests,
  type NewDigest,
  type SeekingBuyer,
  selectChangeTimes,
  selectSeekingBuyers,
  selectWishes,
  type WeekPart,
  type Wishes,
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

/** Buyers who are matched together, and what they look for. */
interface Batch {
  buyers: SeekingBuyer[];
  wishes: Wishes;
  /** The id that the next batch begins at; null where this is the last. */
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
  const standings = matchStatusesAt(index, now);
  const match = ({ buyers, wishes: { rowsOf, hiddenOf } }: Batch): NewDigest[] =>
    buyers.flatMap(({ id, since, ...bounds }) => {
      const wishes = activePreferences({
        ...bounds,
        preferences: rowsOf.get(id) ?? [],
        send_weekly_bizmatch_email: true,
      });
      const hidden = (hiddenOf.get(id) ?? []).map(({ listing_number }) => listing_number);
      const picks = pickMatches(index, changed, wishes, { since, hidden }, now, standings);
      return picks ? [{ buyer_id: id, listing_numbers: picks.numbers, reasons: picks.reasons }] : [];
    });
  const so_far: Matched = { buyers: 0, written: 0 };
  let writing = Promise.resolve(0);
  for (let batch = await readBatch(db, part); batch; ) {
    const { buyers, next } = batch;
    // The database reads the next batch and writes the one before, once both are asked for, while this one is matched.
    const [following, digests, written]: [Batch | null, NewDigest[], number] = await Promise.all([
      next === null ? null : readBatch(db, { ...part, from: next }),
      setImmediate(batch).then(match),
      writing,
    ]);
    so_far.written += written;
    await onProgress(so_far);
    writing = insertDigests(db, part.week, digests, matched_at);
    so_far.buyers += buyers.length;
    batch = following;
  }
  so_far.written += await writing;
  await onProgress(so_far);
  return so_far;
}

/** The first buyers of a part who have no digest of its week; null where there are none. */
async function readBatch(db: Db, part: WeekPart): Promise<Batch | null> {
  const buyers = await selectSeekingBuyers(db, part, BATCH);
  const last = buyers.at(-1);
  if (!last) return null;
  const ids = buyers.map(({ id }) => id);
  return { buyers, wishes: await selectWishes(db, ids), next: buyers.length < BATCH ? null : last.id + 1 };
}
