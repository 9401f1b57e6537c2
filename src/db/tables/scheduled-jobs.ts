import type { Generated } from "kysely";

/** The last start of a scheduled job by any process, and its result. */
export interface ScheduledJobTable {
  name: string;
  started_at: Date;
  /** Null while running or if the process died. */
  finished_at: Date | null;
  /** Number of items processed. */
  done: number | null;
  error: string | null;
}

/** Progress of a long job, one row for each independent part. */
export interface JobProgressTable {
  name: string;
  /** What the job is for: a week or a file. */
  subject: string;
  part: number;
  /** Number of items to process, as far as known. */
  total: number;
  done: Generated<number>;
  /** Number of items created. */
  made: Generated<number>;
  started_at: Date;
  finished_at: Date | null;
}
