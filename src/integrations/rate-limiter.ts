import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from "rate-limiter-flexible";
import { getAddressGroup } from "#lib/address-group.ts";

/** A named limit: how often something may happen in how many seconds. */
export interface Limit {
  name: string;
  points: number;
  seconds: number;
}

/** A limit and the key to count by: the client's address, a given key, or both. */
export interface CountedLimit {
  limit: Limit;
  /** Counts by this key instead of the client's address. */
  key?: string;
  /** Counts by the key and the client's address together. */
  isPerAddress?: boolean;
  /** A success takes its point back. */
  countsFailures?: boolean;
  /** The points that a rejected attempt takes in addition. */
  faultPoints?: number;
  /** Beyond the limit, a solved challenge is required. */
  yieldsToChallenge?: boolean;
}

export function getLimitKey({ key, isPerAddress }: Omit<CountedLimit, "limit">, address: string): string {
  const group = getAddressGroup(address);
  if (key === undefined) return group;
  return isPerAddress ? `${key} ${group}` : key;
}

/** What is left of a limit after a call. */
export interface LimitResult {
  limit: Limit;
  allowed: boolean;
  remaining: number;
  /** Whole seconds until the limit is reset. */
  reset: number;
}

/** Counts calls per key and rejects those over a limit. */
export interface RateLimiter {
  take(limit: Limit, key: string): Promise<LimitResult>;
  /** Counts more points for a call that was counted. */
  penalize(limit: Limit, key: string, points: number): Promise<void>;
  /** Takes one counted call back. */
  restore(limit: Limit, key: string): Promise<void>;
}

/** Counts in this process only, at no cost: for calls made thousands of times a second. */
export function createMemoryLimiter(): RateLimiter {
  return createLimiter((limit) => new RateLimiterMemory(getOptions(limit)));
}

/**
 * Counts for all processes on one database, in its table `rate_limits`. While the database is unavailable, each process
 * counts for itself, so that the outage alone does not reject a lead.
 */
export function createSharedLimiter(
  executeSql: (text: string, values: readonly unknown[]) => Promise<{ rows: unknown[] }>,
): RateLimiter {
  const query = ({ text, values }: { text: string; values: unknown[] }) => executeSql(text, values);
  return createLimiter(
    (limit) =>
      new RateLimiterPostgres({
        ...getOptions(limit),
        storeClient: { query },
        storeType: "client",
        tableName: "rate_limits",
        tableCreated: true,
        // Keys over the limit are not looked up again until they are reset.
        inMemoryBlockOnConsumed: limit.points + 1,
        insuranceLimiter: new RateLimiterMemory(getOptions(limit)),
      }),
  );
}

/** Allows everything. */
export const noLimiter: RateLimiter = {
  take: async (limit) => ({ limit, allowed: true, remaining: limit.points, reset: 0 }),
  penalize: async () => {},
  restore: async () => {},
};

function getOptions({ name, points, seconds }: Limit) {
  return { keyPrefix: name, points, duration: seconds };
}

function createLimiter(make: (limit: Limit) => RateLimiterAbstract): RateLimiter {
  const made = new Map<string, RateLimiterAbstract>();
  const getCounter = (limit: Limit): RateLimiterAbstract => {
    const counter = made.get(limit.name) ?? make(limit);
    made.set(limit.name, counter);
    return counter;
  };
  return {
    async penalize(limit, key, points) {
      await getCounter(limit).penalty(key, points);
    },
    async restore(limit, key) {
      await getCounter(limit).reward(key);
    },
    async take(limit, key) {
      try {
        return toLimitResult(limit, true, await getCounter(limit).consume(key));
      } catch (rejected) {
        if (rejected instanceof RateLimiterRes) return toLimitResult(limit, false, rejected);
        throw rejected;
      }
    },
  };
}

function toLimitResult(limit: Limit, allowed: boolean, { remainingPoints, msBeforeNext }: RateLimiterRes): LimitResult {
  const reset = Math.max(1, Math.ceil(msBeforeNext / 1_000));
  return { limit, allowed, remaining: allowed ? remainingPoints : 0, reset };
}
