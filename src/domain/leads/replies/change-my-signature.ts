import { type Context, requireStaff, runInTransaction } from "#domain/context.ts";
import { recordAuditEvent } from "#domain/staff/record-audit-event.ts";
import { updateSignature } from "./sendable-queries.ts";

/** Sets the lines below the viewer's emails to leads; empty for their name, office and phone number. */
export async function changeMySignature(context: Context, text: string): Promise<{ signature: string | null }> {
  const { id } = requireStaff(context);
  const signature = text || null;
  await runInTransaction(context, async (tx) => {
    await updateSignature(tx.db, id, signature);
    await recordAuditEvent(tx, { action: "myself.signature_changed", subject: `account ${id}` });
  });
  return { signature };
}
