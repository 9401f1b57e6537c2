import { formatHostCookie, parseHostCookie } from "./host-cookie.ts";
import { isSecret } from "./secrets.ts";

const NAME = "session";

/** Returns the session secret in a `Cookie` header; null if there is no valid one. */
export function parseSessionSecret(cookies: string | undefined, isSecure: boolean): string | null {
  const secret = parseHostCookie(cookies, NAME, isSecure);
  return secret !== null && isSecret(secret) ? secret : null;
}

/** Returns a `Set-Cookie` header that sets a session for this many seconds; zero ends it. */
export function formatSessionCookie(secret: string, seconds: number, isSecure: boolean): string {
  return formatHostCookie(NAME, secret, seconds, isSecure);
}
