/**
 * Returns the full name of a cookie. Browsers accept a name with this prefix only if this host set the cookie over
 * HTTPS.
 */
function getName(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name;
}

/** Returns the value of one of the site's own cookies in a `Cookie` header; null if there is none. */
export function parseHostCookie(cookies: string | undefined, name: string, isSecure: boolean): string | null {
  if (!cookies) return null;
  const start = `${getName(name, isSecure)}=`;
  return (
    cookies
      .split(/;\s*/)
      .find((cookie) => cookie.startsWith(start))
      ?.slice(start.length) ?? null
  );
}

/** Returns a `Set-Cookie` header for a cookie that scripts can't read; zero seconds delete it. */
export function formatHostCookie(name: string, value: string, seconds: number, isSecure: boolean): string {
  const attributes = `Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
  return `${getName(name, isSecure)}=${value}; ${attributes}`;
}
