import type { Db } from "#db/connect.ts";

/** The current number of jobs of a name in each state. Completed jobs are deleted after a few days. */
export interface QueueCount {
  name: string;
  waiting: number;
  /** Failed before and waiting for a retry. */
  retrying: number;
  active: number;
  /** Failed permanently. */
  failed: number;
  done: number;
  last_done_at: Date | null;
}

/** A job that failed: permanently, or waiting for a retry. Its data is left out because it may contain secrets. */
export interface FailedJob {
  id: string;
  name: string;
  tries: number;
  error: string;
  queued_at: Date;
  /** Null if it will be retried. */
  failed_at: Date | null;
  /** Null if it failed permanently. */
  next_try_at: Date | null;
}

/** A job that runs repeatedly. */
export interface ScheduledJob {
  name: string;
  every_minutes: 1 | 60;
  /** Returns the number of items processed, if it is countable. */
  run(): Promise<unknown>;
}

/** The last start of a scheduled job by any process, and its result. */
export interface ScheduledRun {
  name: string;
  started_at: Date;
  /** Null while running. */
  finished_at: Date | null;
  /** Number of items processed. */
  done: number | null;
  error: string | null;
}

/** Runs work after the transaction that queued it has committed, even if the process dies in between. */
export interface JobQueue {
  /**
   * Creates a queue for each name; must be called once, before any other method. `schedule` runs in this process too;
   * each run takes place in one of the processes that were given it.
   */
  start(names: readonly string[], schedule?: readonly ScheduledJob[]): Promise<void>;
  /**
   * Queues one job on `db`; inside a transaction it exists only if that commits. With `after`, it does not run before
   * that time.
   */
  send(db: Db, name: string, data: object, after?: Date): Promise<void>;
  /** Announces that a transaction has committed, so that its jobs start immediately. */
  notifyCommitted(db: Db): void;
  /** Handles jobs of a name, one at a time; if the handler throws, the job is retried with increasing delays. */
  work(name: string, handle: (data: unknown) => Promise<void>): Promise<void>;
  /** The number of pending jobs by name, as counted within the last minute. */
  countWaiting(): Promise<Record<string, number>>;
  /** The current counts of all names. */
  countByState(): Promise<QueueCount[]>;
  /** The latest failed jobs of all names. */
  listFailed(limit: number): Promise<FailedJob[]>;
  /** The last run of each scheduled job that has run within a day. */
  listScheduledRuns(): Promise<ScheduledRun[]>;
  /**
   * Retries a permanently failed job; false if there is none, for example because another user has already retried it.
   */
  retry(name: string, id: string): Promise<boolean>;
  /** Stops taking jobs and waits for the current ones. */
  stop(): Promise<void>;
}
