import type { Insertable, Selectable } from "kysely";
import type { Db } from "#db/connect.ts";
import type { LeadFileTable } from "#db/tables/leads.ts";

export type LeadFileRow = Selectable<LeadFileTable>;

export async function insertLeadFile(db: Db, file: Insertable<LeadFileTable>): Promise<void> {
  await db.insertInto("lead_files").values(file).execute();
}

/** Selects a person's uploads to a lead that no email contains yet. */
export function selectUnsentFiles(db: Db, leadId: string, accountId: number): Promise<LeadFileRow[]> {
  return db
    .selectFrom("lead_files")
    .selectAll()
    .where("lead_id", "=", leadId)
    .where("account_id", "=", accountId)
    .where("event_id", "is", null)
    .execute();
}

export async function attachFiles(db: Db, ids: readonly string[], eventId: number): Promise<void> {
  if (ids.length === 0) return;
  await db.updateTable("lead_files").set({ event_id: eventId }).where("id", "in", ids).execute();
}

/** Selects the files of a lead's emails, in order. */
export function selectLeadFiles(db: Db, leadId: string) {
  return db
    .selectFrom("lead_files")
    .innerJoin("lead_events", "lead_events.id", "lead_files.event_id")
    .select(["lead_files.id", "lead_files.event_id", "lead_files.name", "lead_files.bytes"])
    .select("lead_files.content_type")
    .where("lead_events.lead_id", "=", leadId)
    .orderBy("lead_files.added_at")
    .orderBy("lead_files.id")
    .execute();
}

/** Selects a file of a lead's emails, or of one that is being written. */
export async function selectLeadFile(db: Db, leadId: string, id: string): Promise<LeadFileRow | undefined> {
  return db
    .selectFrom("lead_files")
    .leftJoin("lead_events", "lead_events.id", "lead_files.event_id")
    .selectAll("lead_files")
    .where("lead_files.id", "=", id)
    .where(({ eb, or }) => or([eb("lead_events.lead_id", "=", leadId), eb("lead_files.lead_id", "=", leadId)]))
    .executeTakeFirst();
}

export async function selectFilesOfEvent(db: Db, eventId: number): Promise<LeadFileRow[]> {
  return db.selectFrom("lead_files").selectAll().where("event_id", "=", eventId).orderBy("name").execute();
}

/** Deletes uploads that were never sent, and the rows of deleted leads and emails. Returns their ids. */
export function deleteLooseFiles(db: Db, before: Date): Promise<{ id: string }[]> {
  return db
    .deleteFrom("lead_files")
    .where("event_id", "is", null)
    .where(({ eb, or }) => or([eb("lead_id", "is", null), eb("added_at", "<", before)]))
    .returning("id")
    .execute();
}
