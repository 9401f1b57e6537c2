import type { Db } from "#db/connect.ts";
import type { LeadRow } from "./inquiry-lead-queries.ts";

const selectOverdue = (db: Db, now: Date) =>
  db
    .selectFrom("leads")
    .where("overdue_at", "<=", now)
    .where("waiting_since", "is not", null)
    .where("spam_at", "is", null)
    .where("merged_into", "is", null);

export function selectOverdueLeads(db: Db, now: Date, limit: number): Promise<{ id: string }[]> {
  return selectOverdue(db, now).select("id").orderBy("overdue_at").limit(limit).execute();
}

/** Locks a lead that is still overdue. Undefined if another process has it or it was answered. */
export function lockOverdueLead(db: Db, id: string, now: Date): Promise<LeadRow | undefined> {
  return selectOverdue(db, now).selectAll().where("id", "=", id).forUpdate().skipLocked().executeTakeFirst();
}
