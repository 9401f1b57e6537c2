import type { Db } from "#db/connect.ts";

/** A long-running job that is split into separate parts. */
export interface Run {
  name: string;
  subject: string;
}

/** Stores new parts and returns those that were new. */
export async function insertParts(
  db: Db,
  run: Run,
  parts: readonly { part: number; total: number }[],
  started_at: Date,
): Promise<number[]> {
  if (parts.length === 0) return [];
  const rows = await db
    .insertInto("job_progress")
    .values(parts.map((part) => ({ ...run, ...part, started_at })))
    .onConflict((conflict) => conflict.doNothing())
    .returning("part")
    .execute();
  return rows.map(({ part }) => part);
}

export async function hasParts(db: Db, { name, subject }: Run): Promise<boolean> {
  const row = await db
    .selectFrom("job_progress")
    .select("part")
    .where("name", "=", name)
    .where("subject", "=", subject)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function updatePart(
  db: Db,
  { name, subject, part }: Run & { part: number },
  progress: { done?: number; made?: number; finished_at?: Date },
): Promise<void> {
  await db
    .updateTable("job_progress")
    .set(progress)
    .where("name", "=", name)
    .where("subject", "=", subject)
    .where("part", "=", part)
    .execute();
}

/** Stores a finished run of one part in place of earlier runs of its name. */
export function replaceRuns(
  db: Db,
  { name, ...run }: Run & { total: number; started_at: Date; finished_at: Date },
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await tx.deleteFrom("job_progress").where("name", "=", name).execute();
    const counts = { part: 0, done: run.total, made: 1 };
    await tx
      .insertInto("job_progress")
      .values({ name, ...run, ...counts })
      .onConflict((conflict) => conflict.columns(["name", "subject", "part"]).doUpdateSet({ ...run, ...counts }))
      .execute();
  });
}

/** Selects when the latest run of a name was finished; null before the first. */
export async function selectLastFinish(db: Db, name: string): Promise<Date | null> {
  const row = await db
    .selectFrom("job_progress")
    .select(({ fn }) => fn.max("finished_at").as("finished_at"))
    .where("name", "=", name)
    .executeTakeFirst();
  return row?.finished_at ?? null;
}

/** Selects the latest runs, with the totals of their parts. */
export function selectRuns(db: Db, limit: number) {
  return db
    .selectFrom("job_progress")
    .select(({ fn, eb }) => [
      "name",
      "subject",
      fn.sum<number>("total").as("total"),
      fn.sum<number>("done").as("done"),
      fn.sum<number>("made").as("made"),
      fn.min("started_at").as("started_at"),
      eb
        .case()
        .when(fn.count("finished_at"), "=", fn.countAll())
        .then(fn.max("finished_at"))
        .else(null)
        .end()
        .as("finished_at"),
    ])
    .groupBy(["name", "subject"])
    .orderBy("started_at", "desc")
    .orderBy("subject", "desc")
    .limit(limit)
    .execute();
}

/** Marks a part as finished; repeating it does not change the time. */
export async function finishPart(
  db: Db,
  { name, subject, part }: Run & { part: number },
  made: number,
  now: Date,
): Promise<void> {
  await db
    .updateTable("job_progress")
    .set(({ ref, fn, val }) => ({ done: ref("total"), made, finished_at: fn.coalesce("finished_at", val(now)) }))
    .where("name", "=", name)
    .where("subject", "=", subject)
    .where("part", "=", part)
    .execute();
}
