import type { Context } from "#domain/context.ts";
import { NotSignedIn } from "#lib/errors.ts";

/** A buyer as `getUserByToken` answers one. */
export interface TokenBearer {
  email: string;
  first_name: string;
  last_name: string;
  mobile_e164: string | null;
  mobile_code: string | null;
  mobile_country: string | null;
  address_1: string | null;
  locality: string | null;
  state: string | null;
  country: string | null;
  postal_code: string | null;
  loginAttributes: { platform: string; attribute_name: string; type: string; attribute_value: string | null }[];
}

/** At this word, as at "Token expired" and "Your account has been cancelled", clients log their visitor out. */
const INVALID_TOKEN = "Invalid token";

/** The buyer whom a token stands for. Nobody has an account yet, so it stands for nobody. @throws NotSignedIn */
export async function userByToken(_context: Context, _token: string): Promise<TokenBearer> {
  throw new NotSignedIn(INVALID_TOKEN);
}
