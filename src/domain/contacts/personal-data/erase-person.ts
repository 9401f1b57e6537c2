import * as v from "valibot";
import { deleteBuyer } from "#domain/accounts/closing/delete-account.ts";
import { selectBuyerAccounts } from "#domain/contacts/contact-queries.ts";
import { type Context, runInTransaction } from "#domain/context.ts";
import { invalidate } from "#domain/invalidate.ts";
import { isOwnAttachment } from "#domain/outbox/own-attachment.ts";
import { buyerEmailSchema } from "#domain/staff/buyers/end-buyer-sessions.ts";
import { recordAuditEvent } from "#domain/staff/record-audit-event.ts";
import { type CheckedStaffForm, checkStaffForm } from "#domain/staff/staff-fields.ts";
import { authorize } from "#domain/staff/staff-policy.ts";
import { Conflict } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { deleteInquiries, deleteMails, deleteOthers, deleteReviews } from "./erasure-queries.ts";
import { getErasurePreview } from "./preview-erasure.ts";

export const erasureSchema = v.strictObject(
  { ...buyerEmailSchema.entries, version: v.nullish(v.string("invalid")) },
  "unknown_field",
);

interface Erasure {
  email: string;
  /** The version of the preview that was shown. */
  version: string;
}

export const checkErasure = (raw: unknown): CheckedStaffForm<Erasure> =>
  checkStaffForm(erasureSchema, raw, ["email", "version"]);

/**
 * Deletes a person's data at their request, whether or not they have an account. For head office. Signed NDAs and the
 * record of what was viewed under them are kept, because sellers rely on them, and so are leads that contain other
 * people's inquiries. The audit log gets the contact's id and the counts, but not the email address.
 *
 * @throws NotSignedIn; NotAllowed; Conflict with the current preview if it changed since
 */
export async function erasePerson(context: Context, { email, version }: Erasure): Promise<void> {
  authorize(context, "network.write");
  const files = await runInTransaction(context, async (tx) => {
    const { db } = tx;
    const preview = await getErasurePreview(db, email);
    if (preview.version !== version) throw new Conflict(m.erase_changed(), preview);
    const { emails, contact_id, version: _, ...counts } = preview;
    const attachments = await deleteMails(db, emails);
    const proofs: string[] = [];
    for (const account of await selectBuyerAccounts(db, emails)) proofs.push(...(await deleteBuyer(tx, account)));
    await deleteInquiries(db, emails);
    await deleteOthers(db, emails);
    const offices = await deleteReviews(db, emails);
    await recordAuditEvent(tx, {
      action: "person.erased",
      subject: contact_id === null ? "contact" : `contact ${contact_id}`,
      details: { ...counts },
    });
    await invalidate(tx, ...offices.flatMap((slug) => [`office:${slug}`, "reviews"] as const));
    return [...proofs, ...attachments.map(({ file }) => file).filter(isOwnAttachment)];
  });
  for (const file of files) await context.files.remove(file);
}
