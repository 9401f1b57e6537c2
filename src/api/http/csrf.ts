import { randomBytes } from "node:crypto";
import type { Context as Call, Handler, MiddlewareHandler } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { csrfMismatch } from "#editions/contract-messages.ts";
import type { Clock } from "#lib/time/clock.ts";
import { issueToken, isValidToken, type SigningKeys } from "./csrf-token.ts";
import { HttpProblem } from "./problem.ts";

export interface CsrfSetup {
  keys: SigningKeys;
  /** True if the site is served over HTTPS; cookies are then Secure. */
  isSecure: boolean;
  /** Returns whether the host belongs to this site. */
  isOwnHost(host: string): boolean;
  clock: Clock;
}

const TOKEN_COOKIE = "XSRF-TOKEN";
const TOKEN_HEADER = "x-xsrf-token";
const SAFE = ["GET", "HEAD", "OPTIONS"];

/**
 * A token valid for at least this long is reused. Parallel calls from one or more tabs each request a token, and the
 * cookie set last must match the header of the first.
 */
const COOKIE_LIFETIME_MS = 12 * 3_600_000;

/** Calls whose URL carries its own proof, made by mail programs without cookies. */
const EXEMPT = /^\/api\/unsubscribe\//;

/** Returns the visitor a token is bound to: the session or, without one, a random ID. */
export function getVisitor(c: Call, { isSecure }: Pick<CsrfSetup, "isSecure">): string | undefined {
  const prefix = isSecure ? "__Host-" : "";
  return getCookie(c, `${prefix}session`) || getCookie(c, `${prefix}visitor`) || undefined;
}

/** `GET /api/csrf-cookie`: sets the token in a cookie that this site's scripts can read. */
export function createCsrfCookieHandler(setup: CsrfSetup): Handler {
  return (c) => {
    const { isSecure, keys, clock } = setup;
    const shared = { path: "/", sameSite: "Lax", secure: isSecure } as const;
    let visitor = getVisitor(c, setup);
    if (!visitor) {
      visitor = randomBytes(16).toString("base64url");
      setCookie(c, `${isSecure ? "__Host-" : ""}visitor`, visitor, { ...shared, httpOnly: true });
    }
    const stored = getCookie(c, TOKEN_COOKIE) ?? "";
    const hasStoredToken = isValidToken(keys, visitor, stored, new Date(clock().getTime() + COOKIE_LIFETIME_MS));
    setCookie(c, TOKEN_COOKIE, hasStoredToken ? stored : issueToken(keys, visitor, clock()), shared);
    c.header("Cache-Control", "no-store");
    return c.body(null, 204);
  };
}

/** Rejects unsafe calls that don't come from this site's pages or from a client with a valid token. */
export function guardUnsafe(setup: CsrfSetup): MiddlewareHandler {
  return (c, next) => {
    if (SAFE.includes(c.req.method) || EXEMPT.test(c.req.path)) return next();
    if (isForeign(c.req.raw.headers, setup) || !hasToken(c, setup)) throw new HttpProblem(419, csrfMismatch());
    return next();
  };
}

/** Detects cross-site requests by two headers that a page's script cannot set. */
function isForeign(headers: Headers, { isOwnHost }: CsrfSetup): boolean {
  if (headers.get("sec-fetch-site") === "cross-site") return true;
  const origin = headers.get("origin");
  return origin !== null && !isOwnHost(URL.parse(origin)?.host ?? "");
}

function hasToken(c: Call, setup: CsrfSetup): boolean {
  const [cookie, header] = [getCookie(c, TOKEN_COOKIE), c.req.header(TOKEN_HEADER)];
  if (!cookie || cookie !== header) return false;
  return isValidToken(setup.keys, getVisitor(c, setup), cookie, setup.clock());
}
