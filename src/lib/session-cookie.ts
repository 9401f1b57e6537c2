import { isSecret } from "./secrets.ts";

/** A cookie that only this host, over https, can have set is named so by browsers' own rule. */
export function sessionCookieName(isSecure: boolean): string {
  return isSecure ? "__Host-session" : "session";
}

/** The session's secret in a `Cookie` header; null without one that could be ours. */
export function sessionSecretIn(cookies: string | undefined, isSecure: boolean): string | null {
  if (!cookies) return null;
  const name = `${sessionCookieName(isSecure)}=`;
  const found = cookies.split(/;\s*/).find((cookie) => cookie.startsWith(name));
  const secret = found?.slice(name.length) ?? "";
  return isSecret(secret) ? secret : null;
}

/** A `Set-Cookie` header that hands out a session for so many seconds; none ends it. */
export function sessionCookie(secret: string, seconds: number, isSecure: boolean): string {
  const attributes = `Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
  return `${sessionCookieName(isSecure)}=${secret}; ${attributes}`;
}
