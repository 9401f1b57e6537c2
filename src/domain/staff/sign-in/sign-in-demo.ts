import { endSession } from "#domain/accounts/sessions/session-queries.ts";
import { startStaffSession } from "#domain/accounts/sessions/start-session.ts";
import type { Context } from "#domain/context.ts";
import { NotFound } from "#lib/errors.ts";
import { newSecret } from "#lib/secrets.ts";
import { sha256 } from "#lib/sha256.ts";
import { m } from "#messages/messages.js";
import { selectDemoMember } from "../members/staff-queries.ts";

/**
 * Signs in as the invented member of staff of a rank, without password or second factor. Only for the demonstration on its
 * own machine: whoever calls this has made sure of it, and elsewhere they are disabled.
 *
 * @returns what the cookie is to hold.
 * @throws NotFound where nobody has that rank
 */
export async function signInDemo(context: Context, rank: string, before: string | null): Promise<string> {
  const account_id = await selectDemoMember(context.db, rank);
  if (account_id === null) throw new NotFound(m.desk_no_such_role());
  if (before) await endSession(context.db, sha256(before), context.clock());
  const secret = newSecret();
  await startStaffSession(context, account_id, secret, true);
  return secret;
}
