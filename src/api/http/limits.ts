import type { Context as Call, MiddlewareHandler } from "hono";
import type { Limit, LimitResult, RateLimiter } from "#integrations/rate-limiter.ts";
import { getAddressGroup } from "#lib/address-group.ts";
import { TooMany } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import type { ApiCalls } from "./api-calls.ts";

/** Rate limits per IP address. */
export const LIMITS = {
  /** All calls. Counted per process so that reads cost no database access. */
  call: { name: "call", points: 200, seconds: 1 },
  /** Inquiries with a solved challenge. */
  enquiry: { name: "enquiry", points: 60, seconds: 600 },
  /** Inquiries without a challenge: from other programs and pages without JavaScript. */
  unverified: { name: "unverified", points: 30, seconds: 600 },
} as const satisfies Record<string, Limit>;

/** Load balancers and probes are not rate-limited. */
const UNLIMITED = /^\/api\/(healthz|readyz|metrics)$/;

/** Limits all calls of an IP address and reports the remaining quota of each limit checked. */
export function limitCalls(limiter: RateLimiter): MiddlewareHandler<ApiCalls> {
  return async (c, next) => {
    if (UNLIMITED.test(c.req.path)) return next();
    await consumePoints(c, limiter, LIMITS.call);
    return next();
  };
}

/** Sets the rate limit headers. Must wrap every middleware that may reject. */
export const sendRateLimitHeaders: MiddlewareHandler<ApiCalls> = async (c, next) => {
  await next();
  // Write to the response's own headers: `c.header` would copy a finished response each time, which costs as much as
  // the call.
  const { headers } = c.res;
  for (const { limit, remaining, reset } of c.get("taken") ?? []) {
    headers.append("RateLimit-Policy", `"${limit.name}";q=${limit.points};w=${limit.seconds}`);
    headers.append("RateLimit", `"${limit.name}";r=${remaining};t=${reset}`);
  }
};

/** Adds a rate limit's result to those that the response headers report. */
export function addTaken(c: Call<ApiCalls>, taken: LimitResult): void {
  c.set("taken", [...(c.get("taken") ?? []), taken]);
}

/**
 * Counts one call for a key, by default the caller's IP address.
 *
 * @throws TooMany
 */
export async function consumePoints(
  c: Call<ApiCalls>,
  limiter: RateLimiter,
  limit: Limit,
  key?: string,
): Promise<LimitResult> {
  const taken = await limiter.take(limit, key ?? getAddressGroup(c.get("address") ?? ""));
  addTaken(c, taken);
  if (!taken.allowed) throw new TooMany(m.api_too_many(), taken.reset);
  return taken;
}
