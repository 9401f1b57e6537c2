import * as v from "valibot";
import { selectActiveByEmail } from "#domain/accounts/account-queries.ts";
import { endSessions } from "#domain/accounts/sessions/session-queries.ts";
import { type Context, runInTransaction } from "#domain/context.ts";
import { emailSchema } from "#lib/forms/field-schemas.ts";
import { recordAuditEvent } from "../record-audit-event.ts";
import { readStaffForm } from "../staff-fields.ts";
import { createStaffProblem, type StaffCodes } from "../staff-messages.ts";
import { authorize } from "../staff-policy.ts";

export const buyerEmailSchema = v.strictObject({ email: emailSchema }, "unknown_field");

export function checkBuyerEmail(raw: unknown): { input: { email: string } } | { codes: StaffCodes } {
  const { typed, codes } = readStaffForm(buyerEmailSchema, raw, ["email"]);
  return Object.keys(codes).length > 0 ? { codes } : { input: { email: typed.email ?? "" } };
}

/**
 * Signs a buyer out everywhere, for head office: when a buyer reports a lost device or an account looks misused. Their
 * password stays.
 *
 * @throws NotSignedIn; NotAllowed; Invalid if no buyer has the address
 */
export async function endBuyerSessions(context: Context, { email }: { email: string }): Promise<void> {
  authorize(context, "network.write");
  const account = await selectActiveByEmail(context.db, email);
  if (!account) throw createStaffProblem({ email: "no_buyer" });
  await runInTransaction(context, async (tx) => {
    await endSessions(tx.db, account.id, tx.clock(), null);
    await recordAuditEvent(tx, { action: "buyer.sessions_ended", subject: `account ${account.id}` });
  });
  context.recordSecurityEvent?.("sessions_ended", account.id);
}
