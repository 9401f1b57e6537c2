import type { Context } from "#domain/context.ts";
import { toSingleLine } from "#lib/plain-text.ts";
import { claimRun, updateRun } from "./clock-work-queries.ts";

/** A job that runs repeatedly. */
export interface ScheduledJob {
  name: string;
  every_minutes: number;
  /** Returns the number of items processed, if it is countable. */
  work(context: Context): Promise<unknown>;
}

/** A process's timer may fire slightly early, which must not skip a run. */
const EARLY_MS = 5_000;

/**
 * Runs a scheduled job, unless it is not due or another process has claimed the run. An error is stored and logged, and
 * the next run takes place as usual.
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
