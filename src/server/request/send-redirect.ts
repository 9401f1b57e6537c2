import type { ServerResponse } from "node:http";
import type { Redirect } from "#guards/visit.ts";
import { formatClearedLocationCookie, formatLocaleCookie, formatLocationCookie } from "#web/browser/stored-location.ts";

/**
 * Redirects a visitor. In-app navigation gets React Router's own format, because its `fetch` would follow a `Location`
 * header and parse the target page as data.
 */
export function sendRedirect(
  outgoing: ServerResponse,
  { status, to, office, locale }: Redirect,
  path: string,
  isSecure: boolean,
): void {
  const isData = path.endsWith(".data");
  // For this visitor only, so it must not be cached.
  if (status === 302 || isData) outgoing.setHeader("Cache-Control", "private, no-store");
  if (office) outgoing.appendHeader("Set-Cookie", formatLocationCookie(office, isSecure));
  if (office === null) outgoing.appendHeader("Set-Cookie", formatClearedLocationCookie(isSecure));
  if (locale) outgoing.appendHeader("Set-Cookie", formatLocaleCookie(locale, isSecure));
  if (isData) outgoing.setHeader("X-Remix-Redirect", to).setHeader("X-Remix-Status", String(status));
  else outgoing.setHeader("Location", to);
  outgoing.statusCode = isData ? 204 : status;
  outgoing.end();
}
