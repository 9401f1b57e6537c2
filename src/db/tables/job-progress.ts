import type { Generated } from "kysely";

/** Progress of a long job, one row for each independent part. */
export interface JobProgressTable {
  name: string;
  /** What the job is for: a week or a file. */
  subject: string;
  part: number;
  /** Number of items to process, if known. */
  total: number;
  done: Generated<number>;
  /** Number of items created. */
  made: Generated<number>;
  started_at: Date;
  finished_at: Date | null;
}
