/** The office a visitor has chosen, as the `location` cookie keeps it. */
export interface StoredLocation {
  slug: string;
  state_slug: string;
}

const YEAR_SECONDS = 31_536_000;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** What a cookie header or `document.cookie` says of the chosen office; null for none, or for nonsense. */
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

/** The cookie that keeps an office for a year; readable by scripts, since pages and the server both act on it. */
export function locationCookie({ slug, state_slug }: StoredLocation, isSecure: boolean): string {
  return cookie("location", encodeURIComponent(JSON.stringify({ slug, state_slug })), YEAR_SECONDS, isSecure);
}

/** The cookie that forgets it. */
export function noLocationCookie(isSecure: boolean): string {
  return cookie("location", "", 0, isSecure);
}

/** The cookie that keeps the language a visitor has chosen. */
export function localeCookie(locale: string, isSecure: boolean): string {
  return cookie("locale", locale, YEAR_SECONDS, isSecure);
}

function cookie(name: "location" | "locale", value: string, seconds: number, isSecure: boolean): string {
  return `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}
