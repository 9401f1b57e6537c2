import { type Context, runInTransaction } from "#domain/context.ts";
import { recordAuditEvent } from "#domain/staff/record-audit-event.ts";
import { Conflict } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { appendEvent } from "../evidence/append-event.ts";
import type { Nda } from "../nda.ts";
import { lockNda, selectNda, updateNda } from "../nda-queries.ts";
import { findDeskNda } from "./find-desk-nda.ts";

export type Decision = "approved" | "declined" | "revoked";

/**
 * Decides on a buyer who has signed: approves, declines or immediately revokes access. Repeating a decision changes
 * nothing. A declined agreement may still be approved; a revocation is final.
 *
 * @param seen the approval that the decision was based on
 * @throws NotSignedIn; NotAllowed; NotFound; Conflict if no approval is needed, access has been revoked, or the approval
 * is no longer the one seen
 */
export async function decideNda(
  context: Context,
  id: string,
  decision: Decision,
  seen?: Nda["approval"],
): Promise<void> {
  const { office_id } = await findDeskNda(context, id, "nda.approve");
  await runInTransaction(context, async (tx) => {
    await lockNda(tx.db, id);
    const nda = await selectNda(tx.db, id);
    if (!nda) return;
    const isDone = decision === "revoked" ? nda.revoked_at !== null : nda.approval === decision;
    if (isDone) return;
    if (seen !== undefined && nda.approval !== seen) throw new Conflict(m.bulk_lead_changed());
    if (decision !== "revoked" && (nda.approval === "not_asked" || nda.revoked_at))
      throw new Conflict(m.nda_approval_not_required());
    const now = tx.clock();
    await updateNda(tx.db, id, decision === "revoked" ? { revoked_at: now } : { approval: decision, decided_at: now });
    const { buyer_id, listing_number } = nda;
    const details = { by_staff: tx.viewer.role === "staff" ? tx.viewer.id : null };
    await appendEvent(tx, { kind: decision, nda_id: id, buyer_id, listing_number, details });
    await recordAuditEvent(tx, {
      action: `nda.${decision}`,
      subject: `nda ${id}`,
      office_id,
      details: { listing_number },
    });
  });
}
