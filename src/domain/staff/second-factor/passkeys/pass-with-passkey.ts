import type { AuthenticationResponseJSON } from "@simplewebauthn/server";
import { updateSecondFactor } from "#domain/accounts/sessions/session-queries.ts";
import { type Context, runInTransaction } from "#domain/context.ts";
import { NotSignedIn } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { recordSignIn } from "../../sign-in/record-sign-in.ts";
import { createStaffProblem } from "../../staff-messages.ts";
import { findPendingSession, type PendingSession } from "../find-pending-session.ts";
import { type Passkey, saveChallenge, selectPasskeys, spendChallenge, updatePasskeyUse } from "./passkey-queries.ts";
import { CHALLENGE_LIFETIME_MS, findRelyingParty, loadWebAuthn } from "./relying-party.ts";

/** What the browser needs to use a passkey in place of a code; null if the person has none. */
export async function requestPasskey(
  context: Context,
  { account_id, session }: PendingSession,
): Promise<object | null> {
  const party = findRelyingParty(context);
  const passkeys = party ? await selectPasskeys(context.db, account_id) : [];
  if (!party || passkeys.length === 0) return null;
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    allowCredentials: passkeys,
    userVerification: "preferred",
  });
  const expires_at = new Date(context.clock().getTime() + CHALLENGE_LIFETIME_MS);
  await saveChallenge(context.db, session, options.challenge, expires_at);
  return options;
}

/** Completes sign-in with a passkey. @throws NotSignedIn; Invalid on `passkey` */
export async function passWithPasskey(context: Context, session_secret: string | null, answer: string): Promise<void> {
  const pending = await findPendingSession(context, session_secret);
  if (pending?.still !== "code") throw new NotSignedIn(m.sign_in_first());
  const { account_id, session } = pending;
  const challenge = await spendChallenge(context.db, session, context.clock());
  const passed = challenge ? await verify(context, account_id, challenge, answer).catch(() => null) : null;
  if (!passed) {
    context.recordSecurityEvent?.("second_factor_failed", account_id);
    throw createStaffProblem({ passkey: "passkey" });
  }
  await runInTransaction(context, async (tx) => {
    await updatePasskeyUse(tx.db, passed.id, passed.counter, tx.clock());
    await updateSecondFactor(tx.db, session, tx.clock());
    await recordSignIn(tx, account_id, "signed_in.passkey");
  });
}

async function verify(context: Context, account_id: number, challenge: string, answer: string) {
  const party = findRelyingParty(context);
  const response: AuthenticationResponseJSON = JSON.parse(answer);
  const passkey = (await selectPasskeys(context.db, account_id)).find(({ id }) => id === response.id);
  if (!party || !passkey) return null;
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: toCredential(passkey),
    requireUserVerification: false,
  });
  return verified ? { id: passkey.id, counter: authenticationInfo.newCounter } : null;
}

function toCredential({ id, public_key, counter, transports }: Passkey) {
  return { id, publicKey: new Uint8Array(Buffer.from(public_key, "base64url")), counter, transports };
}
