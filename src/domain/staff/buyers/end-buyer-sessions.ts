import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { selectActiveByEmail } from "#domain/accounts/account-queries.ts";
import { clearSecondFactor } from "#domain/accounts/second-factor/second-factor-queries.ts";
import { endSessions } from "#domain/accounts/sessions/session-queries.ts";
import { type Context, enqueue, runInTransaction } from "#domain/context.ts";
import { checkboxSchema, emailSchema } from "#lib/forms/field-schemas.ts";
import { recordAuditEvent } from "../record-audit-event.ts";
import { type CheckedStaffForm, checkStaffForm } from "../staff-fields.ts";
import { createStaffProblem } from "../staff-messages.ts";
import { authorize } from "../staff-policy.ts";

export const buyerEmailSchema = v.strictObject({ email: emailSchema }, "unknown_field");

export const checkBuyerEmail = (raw: unknown): CheckedStaffForm<{ email: string }> =>
  checkStaffForm(buyerEmailSchema, raw, ["email"]);

export const buyerAccessSchema = v.strictObject(
  { email: emailSchema, removes_second_factor: checkboxSchema },
  "unknown_field",
);

export interface BuyerAccess {
  email: string;
  /** Also removes the second factor, for a buyer who has lost their phone and recovery codes. */
  removes_second_factor: boolean;
}

export const checkBuyerAccess = (raw: unknown): CheckedStaffForm<BuyerAccess> =>
  checkStaffForm(buyerAccessSchema, raw, ["email"], ({ email, removes_second_factor }) => ({
    email,
    removes_second_factor: removes_second_factor === true,
  }));

/**
 * Signs a buyer out everywhere, for example after they have reported a lost device. For head office. The password stays
 * valid. Removes the second factor on request and notifies the buyer by email.
 *
 * @throws NotSignedIn; NotAllowed; Invalid if no buyer has the address
 */
export async function endBuyerSessions(context: Context, { email, removes_second_factor }: BuyerAccess): Promise<void> {
  authorize(context, "network.write");
  const account = await selectActiveByEmail(context.db, email);
  if (!account) throw createStaffProblem({ email: "no_buyer" });
  const isRemoval = removes_second_factor && account.second_factor_since !== null;
  await runInTransaction(context, async (tx) => {
    await endSessions(tx.db, account.id, tx.clock(), null);
    await recordAuditEvent(tx, { action: "buyer.sessions_ended", subject: `account ${account.id}` });
    if (!isRemoval) return;
    await clearSecondFactor(tx.db, account.id);
    await recordAuditEvent(tx, { action: "buyer.second_factor_removed", subject: `account ${account.id}` });
    await enqueue(tx, "account-mail", { kind: "factor_removed", id: randomUUID(), account_id: account.id });
  });
  if (isRemoval) context.recordSecurityEvent?.("second_factor_changed", account.id);
  context.recordSecurityEvent?.("sessions_ended", account.id);
}
