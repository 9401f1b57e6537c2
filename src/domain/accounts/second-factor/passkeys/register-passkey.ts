import type { RegistrationResponseJSON } from "@simplewebauthn/server";
import type { Insertable } from "kysely";
import type { PasskeyTable } from "#db/tables/second-factors.ts";
import type { Context } from "#domain/context.ts";
import { NotFound } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { selectAccount } from "../../account-queries.ts";
import { saveChallenge, selectPasskeys, spendChallenge } from "./passkey-queries.ts";
import { CHALLENGE_LIFETIME_MS, findRelyingParty, loadWebAuthn, type RelyingParty } from "./relying-party.ts";

/**
 * Marks the challenges for new passkeys. Without it, a sign-in challenge, which is issued without asking for the
 * password, could be used to register a new passkey.
 */
const NEW_PREFIX = "new:";

/** One of the viewer's passkeys. */
export interface OwnPasskey {
  id: string;
  name: string;
  created_at: Date;
  used_at: Date | null;
}

/** Someone signed in. */
interface Owner {
  id: number;
  session: string;
}

/** Lists an account's passkeys, and says whether passkeys work at the site's address. */
export async function listPasskeys(
  context: Context,
  account_id: number,
): Promise<{ data: OwnPasskey[]; available: boolean }> {
  const rows = await selectPasskeys(context.db, account_id);
  const data = rows.map(({ id, name, created_at, used_at }) => ({ id, name, created_at, used_at }));
  return { data, available: findRelyingParty(context) !== null };
}

/**
 * Returns the WebAuthn options that a browser needs to create a passkey.
 *
 * @throws NotFound if passkeys don't work at the site's address
 */
export async function offerNewPasskey(
  context: Context,
  { id, session }: Owner,
  kind: "staff" | "buyer",
): Promise<object> {
  const party = requireRelyingParty(context);
  const [account, present] = [await selectAccount(context.db, id), await selectPasskeys(context.db, id)];
  const { generateRegistrationOptions } = await loadWebAuthn();
  const options = await generateRegistrationOptions({
    rpName: party.name,
    rpID: party.id,
    userName: account?.email ?? "",
    userID: new TextEncoder().encode(`${kind} ${id}`),
    excludeCredentials: present,
    authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
  });
  const expires_at = new Date(context.clock().getTime() + CHALLENGE_LIFETIME_MS);
  await saveChallenge(context.db, session, `${NEW_PREFIX}${options.challenge}`, expires_at);
  return options;
}

/**
 * Verifies a browser's response and returns the new passkey to store. Returns null if the response is invalid.
 *
 * @throws NotFound
 */
export async function verifyNewPasskey(
  context: Context,
  { id: account_id, session }: Owner,
  { name, response }: { name: string; response: object },
): Promise<Insertable<PasskeyTable> | null> {
  const party = requireRelyingParty(context);
  const saved = await spendChallenge(context.db, session, context.clock());
  const challenge = saved?.startsWith(NEW_PREFIX) ? saved.slice(NEW_PREFIX.length) : null;
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const verified = challenge
    ? await verifyRegistrationResponse({
        response: response as RegistrationResponseJSON,
        expectedChallenge: challenge,
        expectedOrigin: party.origin,
        expectedRPID: party.id,
        requireUserVerification: false,
        // The library throws for a response that a browser can't have created.
      }).catch(() => null)
    : null;
  if (!verified?.verified) return null;
  const { id, publicKey, counter, transports } = verified.registrationInfo.credential;
  return {
    id,
    account_id,
    public_key: Buffer.from(publicKey).toString("base64url"),
    counter,
    transports: JSON.stringify(readTransports(transports)),
    name,
    created_at: context.clock(),
    used_at: null,
  };
}

/** Returns only the known transports, because the library passes on everything a browser sent. */
function readTransports(sent: unknown): string[] {
  return Array.isArray(sent) ? sent.filter((each) => typeof each === "string" && /^[a-z-]{1,20}$/.test(each)) : [];
}

function requireRelyingParty(context: Context): RelyingParty {
  const party = findRelyingParty(context);
  if (!party) throw new NotFound(m.passkey_unavailable());
  return party;
}
