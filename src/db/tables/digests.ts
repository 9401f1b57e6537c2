import type { Generated, JSONColumnType } from "kysely";

/** What one buyer is told of in one week: a row for each buyer, week and kind, ever. */
export interface DigestTable {
  buyer_id: number;
  /** ISO 8601, as `2026-W53`. */
  week: string;
  kind: "bizmatch";
  /** At most ten, the best first. */
  listing_numbers: number[];
  /** Beside each number why it matches, as the rules of matching have it. */
  reasons: JSONColumnType<object[][], string, string>;
  /** What has changed before this was considered. */
  matched_at: Date;
  /** When its mail was put into the outbox. */
  written_at: Date | null;
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
