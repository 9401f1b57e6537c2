import { type Context, runInTransaction } from "#domain/context.ts";
import { recordAuditEvent } from "#domain/staff/record-audit-event.ts";
import { authorize } from "#domain/staff/staff-policy.ts";
import { Invalid, NotFound } from "#lib/errors.ts";
import { isUuid } from "#lib/is-uuid.ts";
import { m } from "#messages/messages.js";
import { requireContact } from "../require-contact.ts";
import { lockContacts, mergeAddresses, separateAddress } from "./merge-queries.ts";

/**
 * Merges two contacts into one person, who is found by either contact's addresses. Only the addresses are joined; leads,
 * NDAs and notes stay unchanged, so each address can be separated again. Safe to repeat.
 *
 * @throws NotSignedIn; NotAllowed; NotFound, also if either is out of scope
 */
export async function mergeContacts(context: Context, id: string, otherId: string): Promise<void> {
  authorize(context, "lead.write");
  await runInTransaction(context, async (context) => {
    await lockContacts(context.db, [id, otherId].filter(isUuid));
    const main = await requireContact(context, id);
    const other = await requireContact(context, otherId);
    if (main.id === other.id) return;
    await mergeAddresses(context.db, other.id, main.id);
    await recordAuditEvent(context, {
      action: "contact.merged",
      subject: `contact ${main.id}`,
      office_id: main.staff.office_id,
      details: { contact: other.id },
    });
  });
}

/**
 * Separates a merged address into its own contact. Notes stay with the contact that they were written on.
 *
 * @throws NotSignedIn; NotAllowed; NotFound; Invalid for the main address
 */
export async function separateContact(context: Context, id: string, addressId: string): Promise<void> {
  authorize(context, "lead.write");
  await runInTransaction(context, async (context) => {
    await lockContacts(context.db, [id, addressId].filter(isUuid));
    const contact = await requireContact(context, id);
    const address = contact.addresses.find((each) => each.id === addressId);
    if (!address) throw new NotFound(m.contact_not_found());
    if (address.is_main) {
      const message = m.contact_separate_main();
      throw new Invalid(message, { address: [message] });
    }
    await separateAddress(context.db, address.id, contact.id);
    await recordAuditEvent(context, {
      action: "contact.separated",
      subject: `contact ${contact.id}`,
      office_id: contact.staff.office_id,
      details: { contact: address.id },
    });
  });
}
