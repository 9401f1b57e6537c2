import { collectAccountData } from "#domain/accounts/closing/export-data.ts";
import { selectBuyerAccounts } from "#domain/contacts/contact-queries.ts";
import { type Context, runInTransaction } from "#domain/context.ts";
import { recordAuditEvent } from "#domain/staff/record-audit-event.ts";
import { authorize } from "#domain/staff/staff-policy.ts";
import { selectPerson, selectPersonalData } from "./person-queries.ts";

/**
 * Exports everything stored about the person with an email address. For head office. Money is in major units, times are
 * UTC. Names of staff are omitted.
 *
 * @throws NotSignedIn; NotAllowed
 */
export async function exportPerson(context: Context, { email }: { email: string }): Promise<object> {
  authorize(context, "network.write");
  return runInTransaction(context, async (tx) => {
    const { contact_id, emails } = await selectPerson(tx.db, email.toLowerCase());
    const accounts: object[] = [];
    for (const { id } of await selectBuyerAccounts(tx.db, emails)) accounts.push(await collectAccountData(tx, id));
    const subject = contact_id === null ? "contact" : `contact ${contact_id}`;
    await recordAuditEvent(tx, { action: "person.exported", subject });
    return {
      exported_at: tx.clock().toISOString(),
      currency: tx.edition.currency,
      addresses: emails,
      accounts,
      ...(await selectPersonalData(tx.db, emails)),
    };
  });
}
