import type { Insertable } from "kysely";
import type { Db } from "#db/connect.ts";
import type { ContactNoteTable } from "#db/tables/contacts.ts";
import { type ContactScope, isInScope } from "./list/search-queries.ts";

/** Adds a note, once per key. */
export async function insertNote(db: Db, note: Insertable<ContactNoteTable>): Promise<boolean> {
  const row = await db
    .insertInto("contact_notes")
    .values(note)
    .onConflict((conflict) => conflict.column("key").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Selects the notes on contacts that staff in scope wrote, latest first. */
export function selectNotes(db: Db, contactIds: readonly string[], scope: ContactScope) {
  return db
    .selectFrom("contact_notes")
    .leftJoin("staff", "staff.account_id", "contact_notes.account_id")
    .select(["contact_notes.id", "text", "written_at", "staff.name as who"])
    .where("contact_id", "in", contactIds)
    .where(isInScope(scope, "contact_notes"))
    .orderBy("contact_notes.id", "desc")
    .execute();
}
