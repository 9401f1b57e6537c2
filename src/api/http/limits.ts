import type { Context as Call, MiddlewareHandler } from "hono";
import type { Limit, RateLimiter, Taken } from "#integrations/rate-limiter.ts";
import { addressGroup } from "#lib/address-group.ts";
import { TooMany } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import type { ApiCalls } from "./api-calls.ts";

/** How often one address may do what. */
export const LIMITS = {
  /** Any call. Counted by each process for itself: to read must cost the database nothing. */
  call: { name: "call", points: 200, seconds: 1 },
  /** What a visitor writes once they have solved the challenge. */
  enquiry: { name: "enquiry", points: 60, seconds: 600 },
  /** What comes without the challenge: from other programs, and from pages without script. */
  unverified: { name: "unverified", points: 30, seconds: 600 },
} as const satisfies Record<string, Limit>;

/** Load balancers and probes ask as often as they like. */
const UNLIMITED = /^\/api\/(healthz|readyz|metrics)$/;

/** Limits all calls of an address, and tells every caller what is left of the limits that were asked. */
export function limitCalls(limiter: RateLimiter): MiddlewareHandler<ApiCalls> {
  return async (c, next) => {
    if (UNLIMITED.test(c.req.path)) return next();
    await take(c, limiter, LIMITS.call);
    return next();
  };
}

/** Writes what is left into the answer. Stands around everything that may refuse. */
export const sendRateLimitHeaders: MiddlewareHandler<ApiCalls> = async (c, next) => {
  await next();
  // Into the answer's own headers: `c.header` would make a finished answer anew for each, which costs as much as the call.
  const { headers } = c.res;
  for (const { limit, remaining, reset } of c.get("taken") ?? []) {
    headers.append("RateLimit-Policy", `"${limit.name}";q=${limit.points};w=${limit.seconds}`);
    headers.append("RateLimit", `"${limit.name}";r=${remaining};t=${reset}`);
  }
};

/** Counts one more for a key, or else for the caller's address. @throws TooMany */
export async function take(c: Call<ApiCalls>, limiter: RateLimiter, limit: Limit, key?: string): Promise<Taken> {
  const taken = await limiter.take(limit, key ?? addressGroup(c.get("address") ?? ""));
  c.set("taken", [...(c.get("taken") ?? []), taken]);
  if (!taken.allowed) throw new TooMany(m.api_too_many(), taken.reset);
  return taken;
}
