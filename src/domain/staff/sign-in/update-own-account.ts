import * as v from "valibot";
import { updateAccount } from "#domain/accounts/account-queries.ts";
import { findPasswordFault } from "#domain/accounts/password/password-rules.ts";
import { clearSecondFactor } from "#domain/accounts/second-factor/second-factor-queries.ts";
import { createNewRecoveryCodes } from "#domain/accounts/second-factor/set-up-app.ts";
import { endSessions, updateSecondFactor } from "#domain/accounts/sessions/session-queries.ts";
import { type Context, requireStaff, runInTransaction } from "#domain/context.ts";
import { createLineSchema } from "#lib/forms/field-schemas.ts";
import { updateStaff } from "../members/staff-queries.ts";
import { recordAuditEvent } from "../record-audit-event.ts";
import { type CheckedStaffForm, checkStaffForm, passwordField, readStaffForm } from "../staff-fields.ts";
import { requirePassword } from "./require-password.ts";

export const nameSchema = v.strictObject({ name: createLineSchema(120) }, "unknown_field");
export const passwordSchema = v.strictObject({ password: passwordField }, "unknown_field");
export const newPasswordSchema = v.strictObject(
  { password: passwordField, new_password: passwordField },
  "unknown_field",
);

export const checkName = (raw: unknown) => checkStaffForm(nameSchema, raw, ["name"]);

export const checkPasswordAgain = (raw: unknown) => checkStaffForm(passwordSchema, raw, ["password"]);

export function checkNewPassword(
  raw: unknown,
  { network }: Pick<Context, "network">,
): CheckedStaffForm<{ password: string; new_password: string }> {
  const { typed, codes } = readStaffForm(newPasswordSchema, raw, ["password", "new_password"]);
  const { password = "", new_password = "" } = typed as Record<string, string | undefined>;
  const fault = new_password && findPasswordFault(new_password, [network.brand]);
  if (fault) codes.new_password ??= fault;
  return Object.keys(codes).length > 0 ? { codes } : { input: { password, new_password } };
}

export async function changeMyName(context: Context, { name }: { name: string }): Promise<void> {
  const { id } = requireStaff(context);
  await runInTransaction(context, async (tx) => {
    await updateStaff(tx.db, id, { name });
    await recordAuditEvent(tx, { action: "myself.renamed", subject: `account ${id}`, details: { name } });
  });
}

/**
 * Changes the password and ends all other sessions.
 *
 * @throws Invalid; Unavailable
 */
export async function changeMyPassword(
  context: Context,
  { password, new_password }: { password: string; new_password: string },
): Promise<void> {
  const { id, session } = await requirePassword(context, password);
  const password_hash = await context.passwords.hash(new_password);
  await runInTransaction(context, async (tx) => {
    await updateAccount(tx.db, id, { password_hash });
    await endSessions(tx.db, id, tx.clock(), session);
    await recordAuditEvent(tx, { action: "password.changed", subject: `account ${id}` });
  });
  context.recordSecurityEvent?.("password_changed", id);
}

/** Replaces all recovery codes with ten new ones, shown once. @throws Invalid; Unavailable */
export async function renewRecoveryCodes(context: Context, { password }: { password: string }): Promise<string[]> {
  const { id } = await requirePassword(context, password);
  return runInTransaction(context, async (tx) => {
    await recordAuditEvent(tx, { action: "recovery_codes.renewed", subject: `account ${id}` });
    return createNewRecoveryCodes(tx, id);
  });
}

/**
 * Removes the second factor, so that a new one can be set up. All other sessions end, and this one waits for the new
 * factor.
 */
export async function renewSecondFactor(context: Context, { password }: { password: string }): Promise<void> {
  const { id, session } = await requirePassword(context, password);
  await runInTransaction(context, async (tx) => {
    await clearSecondFactor(tx.db, id);
    await endSessions(tx.db, id, tx.clock(), session);
    await updateSecondFactor(tx.db, session, null);
    await recordAuditEvent(tx, { action: "second_factor.given_up", subject: `account ${id}` });
  });
  context.recordSecurityEvent?.("second_factor_changed", id);
}
