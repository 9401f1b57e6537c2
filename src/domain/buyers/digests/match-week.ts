import { setImmediate } from "node:timers/promises";
import type { Db } from "#db/connect.ts";
import { createListingScorer, toIndexTime } from "#domain/buyers/matching/score-matches.ts";
import { toActivePreferences } from "#domain/buyers/preferences/buyer-preferences.ts";
import type { Context } from "#domain/context.ts";
import {
  type BuyerPreferenceRows,
  type BuyerToMatch,
  insertDigests,
  type NewDigest,
  selectBuyersToMatch,
  selectChangeTimes,
  selectPreferencesFor,
  type WeekPart,
} from "./digest-queries.ts";
import { getChangeTimes, pickMatches } from "./pick-matches.ts";

/** The number of buyers in memory at a time. */
const BATCH = 1_000;

export interface Matched {
  /** How many buyers of the part were checked. Buyers who have that week's digest are skipped. */
  buyers: number;
  /** How many digests were new. */
  written: number;
}

/** Buyers matched together, with their preferences. */
interface Batch {
  buyers: BuyerToMatch[];
  preferences: BuyerPreferenceRows;
  /** The first id of the next batch; null after the last. */
  next: number | null;
}

/**
 * Writes the digests of a part: one row per buyer with matches that are new or changed since their last digest, or the
 * ten best for a first one. A second run writes nothing twice. Matches in batches from the listing index, so memory
 * doesn't grow with the number of buyers.
 *
 * @param onProgress is called after each batch.
 */
export async function matchWeek(
  context: Context,
  part: WeekPart,
  onProgress: (progress: Matched) => Promise<void> = async () => {},
): Promise<Matched> {
  const { db, clock } = context;
  // Taken before anything is read, so that changes made during the run count next week, even if some are then reported
  // twice.
  const matched_at = clock();
  const index = await context.index.getCurrent();
  const changed = getChangeTimes(index, await selectChangeTimes(db));
  const now = toIndexTime(matched_at);
  const getListingScore = createListingScorer(index, now);
  const match = ({ buyers, preferences: { rowsByBuyer, hiddenByBuyer } }: Batch): NewDigest[] =>
    buyers.flatMap(({ id, since, ...bounds }) => {
      const preferences = toActivePreferences({
        ...bounds,
        preferences: rowsByBuyer.get(id) ?? [],
        send_weekly_bizmatch_email: true,
      });
      const hidden = (hiddenByBuyer.get(id) ?? []).map(({ listing_number }) => listing_number);
      const picks = pickMatches(index, changed, preferences, { since, hidden }, now, getListingScore);
      return picks ? [{ buyer_id: id, listing_numbers: picks.numbers, reasons: picks.reasons }] : [];
    });
  const progress: Matched = { buyers: 0, written: 0 };
  let writing = Promise.resolve(0);
  for (let batch = await readBatch(db, part); batch; ) {
    const { buyers, next } = batch;
    // The database reads the next batch and writes the previous one while this one is matched.
    const [following, digests, written]: [Batch | null, NewDigest[], number] = await Promise.all([
      next === null ? null : readBatch(db, { ...part, from: next }),
      setImmediate(batch).then(match),
      writing,
    ]);
    progress.written += written;
    await onProgress(progress);
    writing = insertDigests(db, part.week, digests, matched_at);
    progress.buyers += buyers.length;
    batch = following;
  }
  progress.written += await writing;
  await onProgress(progress);
  return progress;
}

/** Returns the first buyers of a part without a digest for its week; null if there are none. */
async function readBatch(db: Db, part: WeekPart): Promise<Batch | null> {
  const buyers = await selectBuyersToMatch(db, part, BATCH);
  const last = buyers.at(-1);
  if (!last) return null;
  const ids = buyers.map(({ id }) => id);
  return { buyers, preferences: await selectPreferencesFor(db, ids), next: buyers.length < BATCH ? null : last.id + 1 };
}
