import type { ServerResponse } from "node:http";
import type { Redirect } from "#guards/visit.ts";
import { formatClearedLocationCookie, formatLocaleCookie, formatLocationCookie } from "#web/browser/stored-location.ts";

/** Redirects a visitor. */
export function sendRedirect(
  outgoing: ServerResponse,
  { status, to, office, locale }: Redirect,
  isSecure: boolean,
): void {
  // For this visitor only, so it must not be cached.
  if (status === 302) outgoing.setHeader("Cache-Control", "private, no-store");
  if (office) outgoing.appendHeader("Set-Cookie", formatLocationCookie(office, isSecure));
  if (office === null) outgoing.appendHeader("Set-Cookie", formatClearedLocationCookie(isSecure));
  if (locale) outgoing.appendHeader("Set-Cookie", formatLocaleCookie(locale, isSecure));
  outgoing.statusCode = status;
  outgoing.setHeader("Location", to).end();
}
