/** The visitor's chosen office, as stored in the `location` cookie. */
export interface StoredLocation {
  slug: string;
  state_slug: string;
}

const YEAR_SECONDS = 31_536_000;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Reads the chosen office from a cookie header or `document.cookie`; null if it is missing or malformed. */
export function readLocation(cookies: string): StoredLocation | null {
  const value = cookies
    .split(/;\s*/)
    .find((cookie) => cookie.startsWith("location="))
    ?.slice("location=".length);
  if (!value) return null;
  try {
    const { slug, state_slug } = JSON.parse(decodeURIComponent(value)) as Partial<StoredLocation>;
    return isSlug(slug) && isSlug(state_slug) ? { slug, state_slug } : null;
  } catch {
    return null;
  }
}

function isSlug(value: unknown): value is string {
  return typeof value === "string" && SLUG.test(value);
}

/**
 * Returns the cookie that stores an office for a year. Scripts can read it, because pages and the server both use it.
 */
export function formatLocationCookie({ slug, state_slug }: StoredLocation, isSecure: boolean): string {
  return formatCookie("location", encodeURIComponent(JSON.stringify({ slug, state_slug })), YEAR_SECONDS, isSecure);
}

/** Returns the cookie that clears the chosen office. */
export function formatClearedLocationCookie(isSecure: boolean): string {
  return formatCookie("location", "", 0, isSecure);
}

/** Returns the cookie that stores the visitor's language. */
export function formatLocaleCookie(locale: string, isSecure: boolean): string {
  return formatCookie("locale", locale, YEAR_SECONDS, isSecure);
}

function formatCookie(name: "location" | "locale", value: string, seconds: number, isSecure: boolean): string {
  return `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}
