import { randomBytes } from "node:crypto";
import type { Context as Call, Handler, MiddlewareHandler } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { csrfMismatch } from "#editions/catalogue.ts";
import type { Clock } from "#lib/time/clock.ts";
import { issueToken, isToken, type SigningKeys } from "./csrf-token.ts";
import { HttpProblem } from "./problem.ts";

export interface CsrfSetup {
  keys: SigningKeys;
  /** Whether the site is served over https: its cookies then are for https alone. */
  isSecure: boolean;
  /** Whether a host is this site's own. */
  isOwnHost(host: string): boolean;
  clock: Clock;
}

const TOKEN_COOKIE = "XSRF-TOKEN";
const TOKEN_HEADER = "x-xsrf-token";
const SAFE = ["GET", "HEAD", "OPTIONS"];

/**
 * A token that holds this much longer is handed out again: calls made at the same moment, in one tab or in two, each ask
 * for one, and the cookie of the last must fit the header of the first.
 */
const COOKIE_LIFETIME_MS = 12 * 3_600_000;

/** Calls that carry a proof of their own, and come from programs that have no cookies. */
const EXEMPT = /^\/api\/unsubscribe\//;

/** Who a token is for: the session, or before there is one an id that says nothing of its bearer. */
export function getVisitor(c: Call, { isSecure }: Pick<CsrfSetup, "isSecure">): string | undefined {
  const prefix = isSecure ? "__Host-" : "";
  return getCookie(c, `${prefix}session`) || getCookie(c, `${prefix}visitor`) || undefined;
}

/** `GET /api/csrf-cookie`: hands out a token as a cookie that scripts of this site can read. */
export function csrfCookie(setup: CsrfSetup): Handler {
  return (c) => {
    const { isSecure, keys, clock } = setup;
    const shared = { path: "/", sameSite: "Lax", secure: isSecure } as const;
    let visitor = getVisitor(c, setup);
    if (!visitor) {
      visitor = randomBytes(16).toString("base64url");
      setCookie(c, `${isSecure ? "__Host-" : ""}visitor`, visitor, { ...shared, httpOnly: true });
    }
    const stored = getCookie(c, TOKEN_COOKIE) ?? "";
    const holdsOn = isToken(keys, visitor, stored, new Date(clock().getTime() + COOKIE_LIFETIME_MS));
    setCookie(c, TOKEN_COOKIE, holdsOn ? stored : issueToken(keys, visitor, clock()), shared);
    c.header("Cache-Control", "no-store");
    return c.body(null, 204);
  };
}

/** Lets a call that changes something pass only if a page of this site, or a program that took its token, made it. */
export function guardUnsafe(setup: CsrfSetup): MiddlewareHandler {
  return (c, next) => {
    if (SAFE.includes(c.req.method) || EXEMPT.test(c.req.path)) return next();
    if (isForeign(c.req.raw.headers, setup) || !hasToken(c, setup)) throw new HttpProblem(419, csrfMismatch());
    return next();
  };
}

/** What another site's page sent says so, in one of two headers that its script cannot choose. */
function isForeign(headers: Headers, { isOwnHost }: CsrfSetup): boolean {
  if (headers.get("sec-fetch-site") === "cross-site") return true;
  const origin = headers.get("origin");
  return origin !== null && !isOwnHost(URL.parse(origin)?.host ?? "");
}

function hasToken(c: Call, setup: CsrfSetup): boolean {
  const [cookie, header] = [getCookie(c, TOKEN_COOKIE), c.req.header(TOKEN_HEADER)];
  if (!cookie || cookie !== header) return false;
  return isToken(setup.keys, getVisitor(c, setup), cookie, setup.clock());
}
