import type * as v from "valibot";
import { type Context, runInTransaction } from "#domain/context.ts";
import type { noteSchema } from "#domain/leads/add-lead-note.ts";
import { recordAuditEvent } from "#domain/staff/record-audit-event.ts";
import { authorize } from "#domain/staff/staff-policy.ts";
import { insertNote } from "./note-queries.ts";
import { requireContact } from "./require-contact.ts";

/**
 * Adds a note on a person. It is visible to its author and to everyone who sees the author's leads: their office's
 * managers and head office.
 *
 * @throws NotSignedIn; NotAllowed; NotFound
 */
export async function addContactNote(
  context: Context,
  id: string,
  { key = null, text }: v.InferOutput<typeof noteSchema>,
): Promise<void> {
  authorize(context, "lead.write");
  await runInTransaction(context, async (context) => {
    const { id: contact_id, staff } = await requireContact(context, id);
    const { office_id, agent_id } = staff;
    const note = { contact_id, key, text, account_id: staff.id, office_id, agent_id, written_at: context.clock() };
    if (!(await insertNote(context.db, note))) return;
    await recordAuditEvent(context, { action: "contact.note", subject: `contact ${contact_id}`, office_id });
  });
}
