import { isSecret } from "./secrets.ts";

/** Browsers accept a cookie with this prefix only if this host set it over https. */
export function getSessionCookieName(isSecure: boolean): string {
  return isSecure ? "__Host-session" : "session";
}

/** Returns the session secret in a `Cookie` header; null if there is no valid one. */
export function parseSessionSecret(cookies: string | undefined, isSecure: boolean): string | null {
  if (!cookies) return null;
  const name = `${getSessionCookieName(isSecure)}=`;
  const found = cookies.split(/;\s*/).find((cookie) => cookie.startsWith(name));
  const secret = found?.slice(name.length) ?? "";
  return isSecret(secret) ? secret : null;
}

/** Returns a `Set-Cookie` header that sets a session for this many seconds; zero ends it. */
export function formatSessionCookie(secret: string, seconds: number, isSecure: boolean): string {
  const attributes = `Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
  return `${getSessionCookieName(isSecure)}=${secret}; ${attributes}`;
}
