import type { Context as Call } from "hono";
import { getCookie, setCookie } from "hono/cookie";

/** Holds the desk page to return to after signing in, for 15 minutes. */
const COOKIE_NAME = "desk_back";
const COOKIE_MAX_AGE_SECONDS = 900;
const AUTH_PATHS =
  /^\/desk\/(sign-in|demo-sign-in|second-factor|passkey|set-up|invitation|opening|forgot-password|new-password)\b/;

export function saveReturnTo(c: Call, isSecure: boolean): void {
  const { pathname, search } = new URL(c.req.url);
  if (c.req.method !== "GET" || !isDeskPage(pathname) || pathname === "/desk") return;
  setCookie(c, COOKIE_NAME, pathname + search, getCookieOptions(isSecure, COOKIE_MAX_AGE_SECONDS));
}

/** Returns the saved page and clears it; `/desk` if there is none. */
export function takeReturnTo(c: Call, isSecure: boolean): string {
  const stored = getCookie(c, COOKIE_NAME) ?? "";
  if (stored) setCookie(c, COOKIE_NAME, "", getCookieOptions(isSecure, 0));
  return isDeskPage(stored) ? stored : "/desk";
}

/**
 * Returns whether a path is a desk page other than the sign-in pages. It prevents open redirects, because anyone can
 * change their cookie.
 */
export function isDeskPage(path: string): boolean {
  return /^\/desk(\/[\w\-.~%]+)*\/?(\?[^\s\\]*)?$/.test(path) && !AUTH_PATHS.test(path);
}

function getCookieOptions(secure: boolean, maxAge: number) {
  return { path: "/desk", httpOnly: true, sameSite: "Lax", secure, maxAge } as const;
}
