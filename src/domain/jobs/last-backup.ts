import type { Context } from "#domain/context.ts";
import { replaceRuns, selectLastFinish } from "./progress-queries.ts";

const NAME = "backup";

/** Records that a backup is complete, so that monitoring notices when the next one is missing. */
export function recordBackup(
  { db, clock }: Pick<Context, "db" | "clock">,
  backup: { file: string; rows: number; started_at: Date },
): Promise<void> {
  const { file, rows, started_at } = backup;
  return replaceRuns(db, { name: NAME, subject: file, total: rows, started_at, finished_at: clock() });
}

/** Finds when the last backup was completed; null if there is none. */
export const findLastBackup = ({ db }: Pick<Context, "db">): Promise<Date | null> => selectLastFinish(db, NAME);
