import { findPendingSession, type PendingSession } from "#domain/accounts/second-factor/find-pending-session.ts";
import { confirmApp, type NewFactor, offerApp } from "#domain/accounts/second-factor/set-up-app.ts";
import { type Context, runInTransaction } from "#domain/context.ts";
import { NotSignedIn } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { completeSignIn } from "../sign-in/complete-sign-in.ts";
import { createStaffProblem } from "../staff-messages.ts";

/** Offers a second factor to someone who has none. @throws NotSignedIn */
export async function startSecondFactorSetup(context: Context, session_secret: string | null): Promise<NewFactor> {
  const { account_id } = await requirePendingSession(context, session_secret);
  return offerApp(context, account_id);
}

/**
 * Confirms a new second factor by its first code, completes sign-in and returns the secret for the cookie and the
 * recovery codes, which are shown only once. @throws NotSignedIn; Invalid on `code`
 */
export async function confirmSecondFactor(
  context: Context,
  session_secret: string | null,
  code: string,
): Promise<{ secret: string; codes: string[] }> {
  const pending = await requirePendingSession(context, session_secret);
  return runInTransaction(context, async (tx) => {
    const codes = await confirmApp(tx, pending.account_id, code);
    if (!codes) throw createStaffProblem({ code: "wrong_first_code" });
    return { secret: await completeSignIn(tx, pending, "second_factor.set_up"), codes };
  });
}

async function requirePendingSession(context: Context, session_secret: string | null): Promise<PendingSession> {
  const pending = await findPendingSession(context, "staff", session_secret);
  if (pending?.still !== "set_up") throw new NotSignedIn(m.sign_in_first());
  return pending;
}
