import type { Context } from "#domain/context.ts";
import { NotSignedIn } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { findPendingSession, type PendingSession } from "./find-pending-session.ts";

/** Returns the buyer who may be asked for a second factor: signed in, or only by password so far. @throws NotSignedIn */
export async function findFactorOwner(context: Context, secret: string | null): Promise<PendingSession> {
  const found = await findPendingSession(context, "buyer", secret);
  if (!found) throw new NotSignedIn(m.sign_in_first());
  return found;
}
