import type { Db } from "#db/connect.ts";

/** How many jobs of a name are in which state, now. Done ones are forgotten after some days. */
export interface QueueCount {
  name: string;
  waiting: number;
  /** Failed before, and to be tried again. */
  retrying: number;
  active: number;
  /** Given up. */
  failed: number;
  done: number;
  last_done_at: Date | null;
}

/** A job that did not go well: given up, or waiting for its next try. What it was given is not told: it may hold secrets. */
export interface FailedJob {
  id: string;
  name: string;
  tries: number;
  error: string;
  queued_at: Date;
  /** Null while there is another try. */
  failed_at: Date | null;
  /** Null for one that was given up. */
  next_try_at: Date | null;
}

/** Work put off until the transaction that asked for it has been committed, and done even if the process dies first. */
export interface JobQueue {
  /** Makes a queue for each name; called once, before anything is queued or worked on. */
  start(names: readonly string[]): Promise<void>;
  /** Queues one job on `db`: inside a transaction it exists only if that commits. With `after` it is not done before. */
  send(db: Db, name: string, data: object, after?: Date): Promise<void>;
  /** Says that a transaction has been committed, so that what was queued in it is looked for at once. */
  committed(db: Db): void;
  /** Hands jobs of a name to `handle`, one at a time; a handler that throws is tried again, later each time. */
  work(name: string, handle: (data: unknown) => Promise<void>): Promise<void>;
  /** How many jobs are still to be done, by name; as counted within the last minute. */
  waiting(): Promise<Record<string, number>>;
  /** All names and their jobs, as they are at this moment. */
  counts(): Promise<QueueCount[]>;
  /** The newest jobs that did not go well, of all names. */
  failed(limit: number): Promise<FailedJob[]>;
  /** Tries a job again that was given up; false where there is none such, as after somebody else has asked. */
  retry(name: string, id: string): Promise<boolean>;
  /** Takes no more jobs, and waits for those being handled. */
  stop(): Promise<void>;
}
