import { type Context, enqueue, runInTransaction } from "#domain/context.ts";
import { hasParts, insertParts } from "#domain/jobs/progress-queries.ts";
import type { IsoWeek } from "#lib/time/iso-week.ts";
import { countByPart } from "./digest-queries.ts";
import { getDueWeek } from "./digest-week.ts";

/** The name of the weekly run at the desk. */
export const WEEKLY_DIGEST = "weekly-digest";

/** Accounts per part. Even a slow machine matches and writes that many before the job expires. */
export const PART_SIZE = 2_000;

/** Queues the due week's digests, one job per part. Does nothing if they were queued before or none is due. */
export async function startDueWeek(context: Context): Promise<number> {
  const week = getDueWeek(context.clock(), context.edition);
  if (!week || (await hasParts(context.db, { name: WEEKLY_DIGEST, subject: week }))) return 0;
  return runInTransaction(context, async (tx) => {
    const parts = await recordWeekParts(tx, week);
    for (const part of parts) await enqueue(tx, WEEKLY_DIGEST, { week, part });
    return parts.length;
  });
}

/** Time for a manual run to finish; after that, jobs process the remaining parts. */
const MANUAL_INTERVAL_MS = 15 * 60_000;

/** Records a week's parts for a manual run, and queues jobs for the new ones in case the run is interrupted. */
export async function startManualWeek(context: Context, week: IsoWeek): Promise<void> {
  await runInTransaction(context, async (tx) => {
    const after = new Date(tx.clock().getTime() + MANUAL_INTERVAL_MS);
    for (const part of await recordWeekParts(tx, week)) await enqueue(tx, WEEKLY_DIGEST, { week, part }, after);
  });
}

/** Records a week's parts. Returns the new ones. */
export async function recordWeekParts({ db, clock }: Context, week: IsoWeek): Promise<number[]> {
  const parts = await countByPart(db, PART_SIZE);
  return insertParts(db, { name: WEEKLY_DIGEST, subject: week }, parts, clock());
}

/** Returns the account ids of a part, both ends included. */
export function getRange(part: number): { from: number; to: number } {
  return { from: part * PART_SIZE, to: (part + 1) * PART_SIZE - 1 };
}
