import { type Context, enqueue, inTransaction } from "#domain/context.ts";
import { hasParts, insertParts } from "#domain/jobs/progress-queries.ts";
import type { IsoWeek } from "#lib/time/iso-week.ts";
import { countByPart } from "./digest-queries.ts";
import { dueWeek } from "./digest-week.ts";

/** What long work on a week is called in the desk. */
export const WEEKLY_DIGEST = "weekly-digest";

/**
 * How many accounts a part covers: few enough that one is matched and written before its job expires, on a slow machine
 * too.
 */
export const PART_SIZE = 2_000;

/** Queues the digests of the week that is due, one job a part. Where that was done before, or none is due, it does nothing. */
export async function startDueWeek(context: Context): Promise<number> {
  const week = dueWeek(context.clock(), context.edition);
  if (!week || (await hasParts(context.db, { name: WEEKLY_DIGEST, subject: week }))) return 0;
  return inTransaction(context, async (inside) => {
    const parts = await startWeek(inside, week);
    for (const part of parts) await enqueue(inside, WEEKLY_DIGEST, { week, part });
    return parts.length;
  });
}

/** How long a week that is done by hand is left alone before jobs end what it may have left. */
const BY_HAND_MS = 15 * 60_000;

/** Notes a week's parts for whoever does them now, and queues those that were not known for the case that they do not end. */
export async function startWeekByHand(context: Context, week: IsoWeek): Promise<void> {
  await inTransaction(context, async (inside) => {
    const after = new Date(inside.clock().getTime() + BY_HAND_MS);
    for (const part of await startWeek(inside, week)) await enqueue(inside, WEEKLY_DIGEST, { week, part }, after);
  });
}

/** Notes a week's parts, and answers those that were not known yet. */
export async function startWeek({ db, clock }: Context, week: IsoWeek): Promise<number[]> {
  const parts = await countByPart(db, PART_SIZE);
  return insertParts(db, { name: WEEKLY_DIGEST, subject: week }, parts, clock());
}

/** The ids of the accounts that a part covers, both ends included. */
export function getRange(part: number): { from: number; to: number } {
  return { from: part * PART_SIZE, to: (part + 1) * PART_SIZE - 1 };
}
