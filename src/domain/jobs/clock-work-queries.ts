import type { Selectable } from "kysely";
import type { Db } from "#db/connect.ts";
import type { ScheduledJobTable } from "#db/tables/scheduled-jobs.ts";

/** Claims a run that no process has started after `since`; false if another process has. */
export async function claimRun(db: Db, name: string, now: Date, since: Date): Promise<boolean> {
  const row = await db
    .insertInto("clock_work")
    .values({ name, started_at: now })
    .onConflict((conflict) =>
      conflict
        .column("name")
        .doUpdateSet({ started_at: now, finished_at: null, done: null, error: null })
        .where("clock_work.started_at", "<=", since),
    )
    .returning("name")
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateRun(
  db: Db,
  name: string,
  startedAt: Date,
  result: Pick<Selectable<ScheduledJobTable>, "finished_at" | "done" | "error">,
): Promise<void> {
  await db.updateTable("clock_work").set(result).where("name", "=", name).where("started_at", "=", startedAt).execute();
}

export function selectScheduledRuns(db: Db): Promise<Selectable<ScheduledJobTable>[]> {
  return db.selectFrom("clock_work").selectAll().execute();
}
