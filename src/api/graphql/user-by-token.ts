import { findTokenBearer } from "#domain/accounts/profile/find-token-bearer.ts";
import type { UserAttribute, UserInfo } from "#domain/accounts/profile/user-info.ts";
import type { Context } from "#domain/context.ts";

/** A buyer as returned by `getUserByToken`. */
export interface TokenBearer extends Omit<UserInfo, "token" | "attributes"> {
  loginAttributes: (UserAttribute & { platform: string })[];
}

/** The `platform` value of every attribute returned. */
const PLATFORM = "bizmatch";

/**
 * Returns the buyer that a token belongs to, if the call comes from the browser that owns the session.
 *
 * @throws NotSignedIn
 */
export async function findUserByToken(context: Context, token: string, secret: string | null): Promise<TokenBearer> {
  const { token: _, attributes, ...user } = await findTokenBearer(context, token, secret);
  return { ...user, loginAttributes: attributes.map((attribute) => ({ platform: PLATFORM, ...attribute })) };
}
