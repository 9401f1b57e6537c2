import type { Context } from "#domain/context.ts";
import { toSingleLine } from "#lib/plain-text.ts";
import { claimRun, updateRun } from "./clock-work-queries.ts";

/** Something that is done again and again. */
export interface ScheduledJob {
  name: string;
  every_minutes: number;
  /** Answers how many things it did, where that can be said. */
  work(context: Context): Promise<unknown>;
}

/** A process's timer may be a little early; a turn is not left out for that. */
const EARLY_MS = 5_000;

/**
 * Takes a turn at it, unless its time has not come or another process has taken it. What went wrong is kept and logged,
 * and the next turn comes as always.
 */
export async function runScheduledJob(context: Context, { name, every_minutes, work }: ScheduledJob): Promise<void> {
  const { db, clock, log } = context;
  const now = clock();
  const since = new Date(now.getTime() - every_minutes * 60_000 + EARLY_MS);
  if (!(await claimRun(db, name, now, since))) return;
  try {
    const did = await work(context);
    const done = typeof did === "number" ? did : null;
    await updateRun(db, name, now, { finished_at: clock(), done, error: null });
  } catch (error) {
    log.error({ err: error, work: name }, "scheduled job failed");
    const notified = toSingleLine((error as Error).message).slice(0, 500);
    await updateRun(db, name, now, { finished_at: clock(), done: null, error: notified });
  }
}
