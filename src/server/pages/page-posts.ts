import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { LIMITS } from "#api/http/limits.ts";
import type { RateLimiter } from "#integrations/rate-limiter.ts";
import { getAddressGroup } from "#lib/address-group.ts";
import { m } from "#messages/messages.js";
import { getPagePath } from "#web/site-map.ts";
import type { ServerEnv } from "../served.ts";
import { isSameOrigin } from "./same-origin.ts";

/** Max form size in bytes, many times the longest message. */
const MAX_BODY_BYTES = 1_000_000;

/** Limit of the one form with a file, under any locale. */
const MAX_UPLOAD_BODY_BYTES = 10_200_000;
const WITH_FILE = new RegExp(`^(/[a-z-]+)?${getPagePath("qualification")}$`);

const limitTo = (maxSize: number, getMessage: () => string) =>
  bodyLimit({ maxSize, onError: (c) => c.text(getMessage(), 413) });
const limitBody = limitTo(MAX_BODY_BYTES, () => m.form_too_large());
const limitFile = limitTo(MAX_UPLOAD_BODY_BYTES, () => m.proof_too_large());

/** Restricts posts to pages: forms of this site, of a limited size. Reads are unrestricted. */
export function restrictPagePosts(
  isOwnHost: (host: string) => boolean,
  limiter: RateLimiter,
): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    if (c.req.method === "GET" || c.req.method === "HEAD") return next();
    if (c.req.method !== "POST") return c.text("Method not allowed", 405, { Allow: "GET, HEAD, POST" });
    if (!isSameOrigin(c.req.raw.headers, isOwnHost)) return c.text("Forbidden", 403);
    // All forms are counted. Forms without a solved challenge are limited further after they have been read.
    const { allowed, reset } = await limiter.take(LIMITS.enquiry, getAddressGroup(c.get("address")));
    if (!allowed) return c.text(m.api_too_many(), 429, { "Retry-After": String(reset) });
    return (WITH_FILE.test(c.req.path) ? limitFile : limitBody)(c, next);
  };
}
