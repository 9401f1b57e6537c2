import type { AuthenticationResponseJSON } from "@simplewebauthn/server";
import type { Context } from "#domain/context.ts";
import type { PendingSession } from "../find-pending-session.ts";
import { type Passkey, saveChallenge, selectPasskeys, spendChallenge, updatePasskeyUse } from "./passkey-queries.ts";
import { CHALLENGE_LIFETIME_MS, findRelyingParty, loadWebAuthn } from "./relying-party.ts";

/** Someone who has to confirm who they are, at sign-in or later. */
type Pending = Pick<PendingSession, "account_id" | "session">;

/** Returns the WebAuthn options for signing in with a passkey instead of a code. Null if the person has no passkey. */
export async function requestPasskey(context: Context, { account_id, session }: Pending): Promise<object | null> {
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

/** Returns whether a browser's response answers the session's challenge with one of the account's passkeys. */
export async function verifyPasskey(
  context: Context,
  { account_id, session }: Pending,
  answer: string,
): Promise<boolean> {
  const challenge = await spendChallenge(context.db, session, context.clock());
  const passed = challenge ? await findUsedPasskey(context, account_id, challenge, answer).catch(() => null) : null;
  if (passed) await updatePasskeyUse(context.db, passed.id, passed.counter, context.clock());
  else context.recordSecurityEvent?.("second_factor_failed", account_id);
  return passed !== null;
}

async function findUsedPasskey(context: Context, account_id: number, challenge: string, answer: string) {
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
