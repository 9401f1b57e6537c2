import type { Db } from "#db/connect.ts";

/** Work put off until the transaction that asked for it has been committed, and done even if the process dies first. */
export interface JobQueue {
  /** Makes a queue for each name; called once, before anything is queued or worked on. */
  start(names: readonly string[]): Promise<void>;
  /** Queues one job on `db`: inside a transaction it exists only if that commits. */
  send(db: Db, name: string, data: object): Promise<void>;
  /** Says that a transaction has been committed, so that what was queued in it is looked for at once. */
  committed(db: Db): void;
  /** Hands jobs of a name to `handle`, one at a time; a handler that throws is tried again, later each time. */
  work(name: string, handle: (data: unknown) => Promise<void>): Promise<void>;
  /** How many jobs are still to be done, by name; as counted within the last minute. */
  waiting(): Promise<Record<string, number>>;
  /** Takes no more jobs, and waits for those being handled. */
  stop(): Promise<void>;
}
