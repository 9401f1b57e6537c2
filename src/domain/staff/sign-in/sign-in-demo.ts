import { endSession } from "#domain/accounts/sessions/session-queries.ts";
import { startStaffSession } from "#domain/accounts/sessions/start-session.ts";
import type { Context } from "#domain/context.ts";
import { NotFound } from "#lib/errors.ts";
import { createSecret } from "#lib/secrets.ts";
import { sha256 } from "#lib/sha256.ts";
import { m } from "#messages/messages.js";
import { selectDemoMember } from "../members/staff-queries.ts";

/**
 * Signs in as the demo staff member of a role, without password or second factor. Only for a local demo: the caller
 * must ensure that, and elsewhere the accounts are disabled.
 *
 * @returns the cookie's value.
 * @throws NotFound if the role has no demo account
 */
export async function signInDemo(context: Context, role: string, before: string | null): Promise<string> {
  const account_id = await selectDemoMember(context.db, role);
  if (account_id === null) throw new NotFound(m.desk_demo_role_missing());
  if (before) await endSession(context.db, sha256(before), context.clock());
  const secret = createSecret();
  await startStaffSession(context, account_id, secret, true);
  return secret;
}
