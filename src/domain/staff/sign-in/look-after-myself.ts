import * as v from "valibot";
import { selectAccount, updateAccount } from "#domain/accounts/account-queries.ts";
import { passwordFault } from "#domain/accounts/password/password-rules.ts";
import { endSessions, updateSecondFactor } from "#domain/accounts/sessions/session-queries.ts";
import { type Context, inTransaction, requireStaff, type StaffViewer } from "#domain/context.ts";
import { updateStaff } from "../members/staff-queries.ts";
import { recordAuditEvent } from "../record-audit-event.ts";
import { newRecoveryCodes } from "../second-factor/recovery-codes.ts";
import { clearSecondFactor, replaceRecoveryCodes } from "../second-factor/second-factor-queries.ts";
import { getHashes } from "../second-factor/set-up-second-factor.ts";
import { lineOf, passwordField, readStaffForm } from "../staff-fields.ts";
import { type StaffCodes, staffProblem } from "../staff-messages.ts";

export const nameSchema = v.strictObject({ name: lineOf(120) }, "unknown_field");
export const passwordSchema = v.strictObject({ password: passwordField }, "unknown_field");
export const newPasswordSchema = v.strictObject(
  { password: passwordField, new_password: passwordField },
  "unknown_field",
);

type Checked<Input> = { input: Input } | { codes: StaffCodes };

export function checkName(raw: unknown): Checked<{ name: string }> {
  return whole(readStaffForm(nameSchema, raw, ["name"]));
}

export function checkPasswordAgain(raw: unknown): Checked<{ password: string }> {
  return whole(readStaffForm(passwordSchema, raw, ["password"]));
}

export function checkNewPassword(
  raw: unknown,
  { network }: Pick<Context, "network">,
): Checked<{ password: string; new_password: string }> {
  const found = readStaffForm(newPasswordSchema, raw, ["password", "new_password"]);
  const fault = found.typed.new_password && passwordFault(found.typed.new_password, [network.brand]);
  if (fault) found.codes.new_password ??= fault;
  return whole(found);
}

export async function changeMyName(context: Context, { name }: { name: string }): Promise<void> {
  const { id } = requireStaff(context);
  await inTransaction(context, async (inside) => {
    await updateStaff(inside.db, id, { name });
    await recordAuditEvent(inside, { action: "myself.renamed", subject: `account ${id}`, details: { name } });
  });
}

/** Ends all other sessions. @throws Invalid; Unavailable */
export async function changeMyPassword(
  context: Context,
  { password, new_password }: { password: string; new_password: string },
): Promise<void> {
  const { id, session } = await proved(context, password);
  const password_hash = await context.passwords.hash(new_password);
  await inTransaction(context, async (inside) => {
    await updateAccount(inside.db, id, { password_hash });
    await endSessions(inside.db, id, inside.clock(), session);
    await recordAuditEvent(inside, { action: "password.changed", subject: `account ${id}` });
  });
}

/** Replaces all recovery codes with ten new ones, shown once. @throws Invalid; Unavailable */
export async function renewRecoveryCodes(context: Context, { password }: { password: string }): Promise<string[]> {
  const { id } = await proved(context, password);
  const codes = newRecoveryCodes();
  await inTransaction(context, async (inside) => {
    await replaceRecoveryCodes(inside.db, id, getHashes(codes));
    await recordAuditEvent(inside, { action: "recovery_codes.renewed", subject: `account ${id}` });
  });
  return codes;
}

/** Removes the second factor so a new one can be set up. All other sessions end, and this one becomes pending. */
export async function renewSecondFactor(context: Context, { password }: { password: string }): Promise<void> {
  const { id, session } = await proved(context, password);
  await inTransaction(context, async (inside) => {
    await clearSecondFactor(inside.db, id);
    await endSessions(inside.db, id, inside.clock(), session);
    await updateSecondFactor(inside.db, session, null);
    await recordAuditEvent(inside, { action: "second_factor.given_up", subject: `account ${id}` });
  });
}

/** The viewer, after checking their password again. @throws NotSignedIn; Invalid on `password` */
async function proved(context: Context, password: string): Promise<StaffViewer> {
  const staff = requireStaff(context);
  const account = await selectAccount(context.db, staff.id);
  if (!(await context.passwords.verify(account?.password_hash ?? null, password)))
    throw staffProblem({ password: "wrong_password" });
  return staff;
}

function whole<Input>({ typed, codes }: { typed: object; codes: StaffCodes }): Checked<Input> {
  return Object.keys(codes).length > 0 ? { codes } : { input: typed as Input };
}
