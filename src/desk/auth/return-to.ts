import type { Context as Call } from "hono";
import { getCookie, setCookie } from "hono/cookie";

/** Where somebody wanted to go before they were asked who they are: a page of the desk, for as long as signing in takes. */
const COOKIE = "desk_back";
const SECONDS = 900;
const AUTH_PATHS =
  /^\/desk\/(sign-in|demo-sign-in|second-factor|set-up|invitation|opening|forgot-password|new-password)\b/;

export function saveReturnTo(c: Call, isSecure: boolean): void {
  const { pathname, search } = new URL(c.req.url);
  if (c.req.method !== "GET" || !isDeskPage(pathname) || pathname === "/desk") return;
  setCookie(c, COOKIE, pathname + search, cookie(isSecure, SECONDS));
}

/** Takes the way back, once; the desk's first page without one. */
export function takeReturnTo(c: Call, isSecure: boolean): string {
  const stored = getCookie(c, COOKIE) ?? "";
  if (stored) setCookie(c, COOKIE, "", cookie(isSecure, 0));
  return isDeskPage(stored) ? stored : "/desk";
}

/** Of this site, whatever a cookie may say: one path below the desk's, and no page of its door. */
export function isDeskPage(path: string): boolean {
  return /^\/desk(\/[\w\-.~%]+)*\/?(\?[^\s\\]*)?$/.test(path) && !AUTH_PATHS.test(path);
}

function cookie(secure: boolean, maxAge: number) {
  return { path: "/desk", httpOnly: true, sameSite: "Lax", secure, maxAge } as const;
}
