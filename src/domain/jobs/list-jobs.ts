import type { Context } from "#domain/context.ts";
import { authorize } from "#domain/staff/staff-policy.ts";
import type { ScheduledJob } from "#integrations/job-queue.ts";
import { selectRuns } from "./progress-queries.ts";

/** Enough to diagnose a problem, which usually affects most jobs of a queue. */
const MAX_FAILED = 100;

const MAX_RUNS = 10;

/** A queue with the number of its jobs in each state. Times are ISO 8601 UTC. */
export interface ShownQueue {
  name: string;
  waiting: number;
  retrying: number;
  active: number;
  failed: number;
  done: number;
  last_done_at: string | null;
}

export interface ShownJob {
  id: string;
  name: string;
  tries: number;
  error: string;
  queued_at: string;
  failed_at: string | null;
  /** Null if the job failed permanently. */
  next_try_at: string | null;
}

/** A scheduled job with the time and result of its last run, which are null before the first. */
export interface ShownScheduledRun {
  name: string;
  every_minutes: number;
  started_at: string | null;
  finished_at: string | null;
  done: number | null;
  error: string | null;
}

/** A long-running job and its progress: `done` of `total` items are processed, and `made` results were created. */
export interface ShownRun {
  name: string;
  subject: string;
  total: number;
  done: number;
  made: number;
  started_at: string;
  /** Null while parts are unfinished. */
  finished_at: string | null;
}

export interface Work {
  runs: ShownRun[];
  queues: ShownQueue[];
  failed: ShownJob[];
  schedule: ShownScheduledRun[];
}

/** Returns the state of all background work. @throws NotSignedIn, NotAllowed */
export async function listJobs(
  context: Context,
  schedule: readonly Pick<ScheduledJob, "name" | "every_minutes">[],
): Promise<Work> {
  authorize(context, "jobs.read");
  const { queue, db } = context;
  const scheduledRuns = await queue.listScheduledRuns();
  const runs = await selectRuns(db, MAX_RUNS);
  return {
    runs: runs.map(({ started_at, finished_at, ...run }) => ({
      ...run,
      started_at: started_at.toISOString(),
      finished_at: toIso(finished_at),
    })),
    queues: (await queue.countByState()).map(({ last_done_at, ...count }) => ({
      ...count,
      last_done_at: toIso(last_done_at),
    })),
    failed: (await queue.listFailed(MAX_FAILED)).map(({ queued_at, failed_at, next_try_at, ...job }) => ({
      ...job,
      queued_at: queued_at.toISOString(),
      failed_at: toIso(failed_at),
      next_try_at: toIso(next_try_at),
    })),
    schedule: schedule.map(({ name, every_minutes }) => {
      const run = scheduledRuns.find((each) => each.name === name);
      const { started_at = null, finished_at = null, done = null, error = null } = run ?? {};
      return { name, every_minutes, started_at: toIso(started_at), finished_at: toIso(finished_at), done, error };
    }),
  };
}

function toIso(time: Date | null): string | null {
  return time?.toISOString() ?? null;
}
