import { findTokenBearer } from "#domain/accounts/profile/find-token-bearer.ts";
import type { UserAttribute, UserInfo } from "#domain/accounts/profile/user-info.ts";
import type { Context } from "#domain/context.ts";

/** A buyer as `getUserByToken` answers one. */
export interface TokenBearer extends Omit<UserInfo, "token" | "attributes"> {
  loginAttributes: (UserAttribute & { platform: string })[];
}

/** What these attributes are of. */
const PLATFORM = "bizmatch";

/** The buyer whom a token stands for, to the browser whose session it is. @throws NotSignedIn */
export async function userByToken(context: Context, token: string, secret: string | null): Promise<TokenBearer> {
  const { token: _, attributes, ...user } = await findTokenBearer(context, token, secret);
  return { ...user, loginAttributes: attributes.map((attribute) => ({ platform: PLATFORM, ...attribute })) };
}
