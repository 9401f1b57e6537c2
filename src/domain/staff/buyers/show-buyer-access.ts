import { selectActiveByEmail } from "#domain/accounts/account-queries.ts";
import { listPasskeys, type OwnPasskey } from "#domain/accounts/second-factor/passkeys/register-passkey.ts";
import { countRecoveryCodes, selectSecondFactor } from "#domain/accounts/second-factor/second-factor-queries.ts";
import { isLive } from "#domain/accounts/sessions/session.ts";
import { selectOpenSessions } from "#domain/accounts/sessions/session-queries.ts";
import type { Context } from "#domain/context.ts";
import { createStaffProblem } from "../staff-messages.ts";
import { authorize } from "../staff-policy.ts";

/** How a buyer signs in, without any secret. */
export interface ShownBuyerAccess {
  email: string;
  /** The number of browsers that are signed in, or wait for their second factor. */
  sessions: number;
  second_factor: { since: Date; has_app: boolean; recovery_codes: number } | null;
  passkeys: Pick<OwnPasskey, "name" | "created_at" | "used_at">[];
}

/**
 * Returns how a buyer signs in, for head office, which may sign them out and remove their second factor
 * (`endBuyerSessions`).
 *
 * @throws NotSignedIn; NotAllowed; Invalid if no buyer has the address
 */
export async function showBuyerAccess(context: Context, { email }: { email: string }): Promise<ShownBuyerAccess> {
  authorize(context, "network.write");
  const { db } = context;
  const account = await selectActiveByEmail(db, email);
  if (!account) throw createStaffProblem({ email: "no_buyer" });
  const now = context.clock();
  const sessions = (await selectOpenSessions(db, account.id)).filter((session) => isLive(session, now));
  const factor = await selectSecondFactor(db, account.id);
  const { data } = await listPasskeys(context, account.id);
  return {
    email: account.email,
    sessions: sessions.length,
    second_factor: factor?.confirmed_at
      ? {
          since: factor.confirmed_at,
          has_app: factor.totp_sealed !== null,
          recovery_codes: await countRecoveryCodes(db, account.id),
        }
      : null,
    passkeys: data.map(({ name, created_at, used_at }) => ({ name, created_at, used_at })),
  };
}
