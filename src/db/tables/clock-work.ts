import type { Generated } from "kysely";

/** When something that is done by the clock was last begun, by whichever process, and what came of it. */
export interface ClockWorkTable {
  name: string;
  started_at: Date;
  /** Null while it is going on, or where the process died over it. */
  finished_at: Date | null;
  /** How many things were done. */
  done: number | null;
  error: string | null;
}

/** How far long work has come, one row for each part of it that is done by itself. */
export interface JobProgressTable {
  name: string;
  /** What it is done for: a week, a file. */
  subject: string;
  part: number;
  /** How many things there are to look at, as far as is known. */
  total: number;
  done: Generated<number>;
  /** How many new things came of it. */
  made: Generated<number>;
  started_at: Date;
  finished_at: Date | null;
}
