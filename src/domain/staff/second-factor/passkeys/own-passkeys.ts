import * as v from "valibot";
import { deletePasskey, insertPasskey } from "#domain/accounts/second-factor/passkeys/passkey-queries.ts";
import {
  listPasskeys,
  type OwnPasskey,
  offerNewPasskey,
  verifyNewPasskey,
} from "#domain/accounts/second-factor/passkeys/register-passkey.ts";
import { endSessions } from "#domain/accounts/sessions/session-queries.ts";
import { type Context, requireStaff, runInTransaction } from "#domain/context.ts";
import { NotFound } from "#lib/errors.ts";
import { createLineSchema } from "#lib/forms/field-schemas.ts";
import { m } from "#messages/messages.js";
import { recordAuditEvent } from "../../record-audit-event.ts";
import { requirePassword } from "../../sign-in/require-password.ts";
import { createStaffProblem } from "../../staff-messages.ts";

export const newPasskeySchema = v.strictObject(
  { name: createLineSchema(60), response: v.nullish(v.looseObject({}, "passkey")) },
  "unknown_field",
);

/**
 * Lists the viewer's passkeys, and says whether passkeys work at the site's address.
 *
 * @throws NotSignedIn
 */
export async function listOwnPasskeys(context: Context): Promise<{ data: OwnPasskey[]; available: boolean }> {
  return listPasskeys(context, requireStaff(context).id);
}

/**
 * Returns the WebAuthn options with which a browser creates a passkey.
 *
 * @throws NotSignedIn; NotFound; Invalid on `password`
 */
export async function offerPasskey(context: Context, { password }: { password: string }): Promise<object> {
  return offerNewPasskey(context, await requirePassword(context, password), "staff");
}

/** Stores the passkey that the browser has created, and ends all other sessions. @throws NotSignedIn; NotFound; Invalid */
export async function addPasskey(context: Context, input: { name: string; response: object }): Promise<void> {
  const viewer = requireStaff(context);
  const passkey = await verifyNewPasskey(context, viewer, input);
  await runInTransaction(context, async (tx) => {
    if (!passkey || !(await insertPasskey(tx.db, passkey))) throw createStaffProblem({ response: "passkey" });
    await endSessions(tx.db, viewer.id, tx.clock(), viewer.session);
    await recordAuditEvent(tx, {
      action: "passkey.added",
      subject: `account ${viewer.id}`,
      details: { name: input.name },
    });
  });
  context.recordSecurityEvent?.("second_factor_changed", viewer.id);
}

/**
 * Removes a passkey and ends all other sessions. The authenticator app stays.
 *
 * @throws NotSignedIn; NotFound; Invalid on `password`
 */
export async function removePasskey(context: Context, id: string, { password }: { password: string }): Promise<void> {
  const { id: account_id, session } = await requirePassword(context, password);
  await runInTransaction(context, async (tx) => {
    if (!(await deletePasskey(tx.db, account_id, id))) throw new NotFound(m.passkey_missing());
    await endSessions(tx.db, account_id, tx.clock(), session);
    await recordAuditEvent(tx, { action: "passkey.removed", subject: `account ${account_id}` });
  });
  context.recordSecurityEvent?.("second_factor_changed", account_id);
}
