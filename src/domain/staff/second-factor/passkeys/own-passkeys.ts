import type { RegistrationResponseJSON } from "@simplewebauthn/server";
import * as v from "valibot";
import { selectAccount } from "#domain/accounts/account-queries.ts";
import { type Context, requireStaff, runInTransaction } from "#domain/context.ts";
import { NotFound } from "#lib/errors.ts";
import { createLineSchema } from "#lib/forms/field-schemas.ts";
import { m } from "#messages/messages.js";
import { recordAuditEvent } from "../../record-audit-event.ts";
import { requirePassword } from "../../sign-in/require-password.ts";
import { createStaffProblem } from "../../staff-messages.ts";
import { deletePasskey, insertPasskey, saveChallenge, selectPasskeys, spendChallenge } from "./passkey-queries.ts";
import { CHALLENGE_LIFETIME_MS, findRelyingParty, loadWebAuthn, type RelyingParty } from "./relying-party.ts";

/** One of the viewer's passkeys. */
export interface OwnPasskey {
  id: string;
  name: string;
  created_at: Date;
  used_at: Date | null;
}

export const newPasskeySchema = v.strictObject(
  { name: createLineSchema(60), response: v.nullish(v.looseObject({}, "passkey")) },
  "unknown_field",
);

/** The viewer's passkeys, and whether passkeys work at the site's address. @throws NotSignedIn */
export async function listOwnPasskeys(context: Context): Promise<{ data: OwnPasskey[]; available: boolean }> {
  const rows = await selectPasskeys(context.db, requireStaff(context).id);
  const data = rows.map(({ id, name, created_at, used_at }) => ({ id, name, created_at, used_at }));
  return { data, available: findRelyingParty(context) !== null };
}

/** What the browser needs to create a passkey. @throws NotSignedIn; NotFound; Invalid on `password` */
export async function offerPasskey(context: Context, { password }: { password: string }): Promise<object> {
  const party = requireRelyingParty(context);
  const { id, session } = await requirePassword(context, password);
  const [account, present] = [await selectAccount(context.db, id), await selectPasskeys(context.db, id)];
  const { generateRegistrationOptions } = await loadWebAuthn();
  const options = await generateRegistrationOptions({
    rpName: party.name,
    rpID: party.id,
    userName: account?.email ?? "",
    userID: new TextEncoder().encode(`staff ${id}`),
    excludeCredentials: present,
    authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
  });
  const expires_at = new Date(context.clock().getTime() + CHALLENGE_LIFETIME_MS);
  await saveChallenge(context.db, session, options.challenge, expires_at);
  return options;
}

/** Stores the passkey that the browser has created. @throws NotSignedIn; NotFound; Invalid */
export async function addPasskey(context: Context, input: { name: string; response: object }): Promise<void> {
  const party = requireRelyingParty(context);
  const { id: account_id, session } = requireStaff(context);
  const challenge = await spendChallenge(context.db, session, context.clock());
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const verified = challenge
    ? await verifyRegistrationResponse({
        response: input.response as RegistrationResponseJSON,
        expectedChallenge: challenge,
        expectedOrigin: party.origin,
        expectedRPID: party.id,
        requireUserVerification: false,
        // Any response that a browser didn't create.
      }).catch(() => null)
    : null;
  if (!verified?.verified) throw createStaffProblem({ response: "passkey" });
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
  await runInTransaction(context, async (tx) => {
    const isNew = await insertPasskey(tx.db, {
      id,
      account_id,
      public_key: Buffer.from(publicKey).toString("base64url"),
      counter,
      transports: JSON.stringify(transports),
      name: input.name,
      created_at: tx.clock(),
      used_at: null,
    });
    if (!isNew) throw createStaffProblem({ response: "passkey" });
    await recordAuditEvent(tx, {
      action: "passkey.added",
      subject: `account ${account_id}`,
      details: { name: input.name },
    });
  });
  context.recordSecurityEvent?.("second_factor_changed", account_id);
}

/** Removes a passkey. The authenticator app stays. @throws NotSignedIn; NotFound; Invalid on `password` */
export async function removePasskey(context: Context, id: string, { password }: { password: string }): Promise<void> {
  const { id: account_id } = await requirePassword(context, password);
  await runInTransaction(context, async (tx) => {
    if (!(await deletePasskey(tx.db, account_id, id))) throw new NotFound(m.desk_passkey_missing());
    await recordAuditEvent(tx, { action: "passkey.removed", subject: `account ${account_id}` });
  });
  context.recordSecurityEvent?.("second_factor_changed", account_id);
}

function requireRelyingParty(context: Context): RelyingParty {
  const party = findRelyingParty(context);
  if (!party) throw new NotFound(m.desk_passkey_unavailable());
  return party;
}
