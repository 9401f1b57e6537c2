import { type Context, requireBuyer } from "#domain/context.ts";
import { NotSignedIn } from "#lib/errors.ts";
import { getAccountGoneMessage } from "../account-messages.ts";
import { selectBySecretHash } from "../sessions/session-queries.ts";
import { toUserInfo, type UserInfo } from "./user-info.ts";

/**
 * Returns the signed-in buyer's `user_info`, even if the browser has lost the session's handle.
 *
 * @throws NotSignedIn
 */
export async function showProfile(context: Context): Promise<UserInfo> {
  const { id, session } = requireBuyer(context);
  const found = await selectBySecretHash(context.db, session);
  if (!found) throw new NotSignedIn(getAccountGoneMessage(context.locale));
  return toUserInfo(context, id, found.handle);
}
