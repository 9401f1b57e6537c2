import type { Context } from "#domain/context.ts";
import { NotSignedIn } from "#lib/errors.ts";
import { sha256 } from "#lib/sha256.ts";
import { hasPassedSecondFactor, isHandle, isLive } from "../sessions/session.ts";
import { selectByHandle } from "../sessions/session-queries.ts";
import { toUserInfo, type UserInfo } from "./user-info.ts";

/* The three messages that make a client sign out. Clients compare them literally, so they aren't translated. */
const INVALID_TOKEN = "Invalid token";
const TOKEN_EXPIRED = "Token expired";
const CANCELLED = "Your account has been cancelled";

/**
 * Finds the buyer of a handle, if the request's cookie belongs to the same session. A copied handle therefore gives no
 * access; its holder learns only whether the session or account has ended.
 *
 * @throws NotSignedIn
 */
export async function findTokenBearer(context: Context, handle: string, secret: string | null): Promise<UserInfo> {
  const session = isHandle(handle) ? await selectByHandle(context.db, handle) : undefined;
  if (session?.kind !== "buyer" || !hasPassedSecondFactor(session)) throw new NotSignedIn(INVALID_TOKEN);
  if (session.cancelled_at) throw new NotSignedIn(CANCELLED);
  if (!isLive(session, context.clock())) throw new NotSignedIn(TOKEN_EXPIRED);
  if (secret === null || sha256(secret) !== session.secret_sha256) throw new NotSignedIn(INVALID_TOKEN);
  return toUserInfo(context, session.account_id, handle);
}
