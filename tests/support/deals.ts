import { randomUUID } from "node:crypto";
import type { Insertable } from "kysely";
import type { DealTable } from "#db/tables/deals.ts";
import type { TaskTable } from "#db/tables/tasks.ts";
import type { Context } from "#domain/context.ts";

/** Inserts a new deal without a buyer and returns its id. */
export async function insertDealFor(
  { db, clock }: Pick<Context, "db" | "clock">,
  values: Partial<Insertable<DealTable>> & { listing_number: number; office_id: number },
): Promise<string> {
  const [id, now] = [randomUUID(), clock()];
  const times = { stage_since: now, created_at: now, updated_at: now };
  await db
    .insertInto("deals")
    .values({ id, stage: "new", ...times, ...values })
    .execute();
  return id;
}

/** Inserts a task and returns its id. */
export async function insertTaskFor(
  { db, clock }: Pick<Context, "db" | "clock">,
  values: Partial<Insertable<TaskTable>>,
): Promise<string> {
  const [id, now] = [randomUUID(), clock()];
  await db
    .insertInto("tasks")
    .values({ id, title: "Call about the lease", due_on: "2026-11-20", created_at: now, updated_at: now, ...values })
    .execute();
  return id;
}
