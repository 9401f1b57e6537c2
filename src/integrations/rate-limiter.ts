import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from "rate-limiter-flexible";
import { getAddressGroup } from "#lib/address-group.ts";

/** A named limit on how often something may happen within a number of seconds. */
export interface Limit {
  name: string;
  points: number;
  seconds: number;
}

/** A limit with the key by which calls are counted: the client's address, a given key, or both. */
export interface CountedLimit {
  limit: Limit;
  /** Counts by this key instead of the client's address. */
  key?: string;
  /** Counts by the key and the client's address together. */
  isPerAddress?: boolean;
  /** Whether a success gives its point back. */
  countsFailures?: boolean;
  /** Additional points that a rejected attempt takes. */
  faultPoints?: number;
  /** Beyond the limit, a solved challenge is required. */
  yieldsToChallenge?: boolean;
  /** Called after a failure that leaves no point. */
  onLastFailure?(): Promise<void>;
}

export function getLimitKey({ key, isPerAddress }: Omit<CountedLimit, "limit">, address: string): string {
  const group = getAddressGroup(address);
  if (key === undefined) return group;
  return isPerAddress ? `${key} ${group}` : key;
}

/** The remaining quota of a limit after a call. */
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
  /** Takes more points for a call that was already counted. */
  penalize(limit: Limit, key: string, points: number): Promise<void>;
  /** Gives back the point of a call. */
  restore(limit: Limit, key: string): Promise<void>;
  /** Whether the calls so far leave no point. */
  isUsedUp(limit: Limit, key: string): Promise<boolean>;
}

/** Creates a limiter that counts in this process only, without any cost: for calls made thousands of times a second. */
export function createMemoryLimiter(): RateLimiter {
  return createLimiter((limit) => new RateLimiterMemory(getOptions(limit)));
}

/**
 * Creates a limiter whose counts are shared by all processes on a database, in its table `rate_limits`. While the
 * database is unavailable, each process counts by itself, so that the outage alone doesn't reject inquiries.
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
        // A key over its limit is rejected without a query until the limit is reset.
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
  isUsedUp: async () => false,
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
    async isUsedUp(limit, key) {
      return ((await getCounter(limit).get(key))?.consumedPoints ?? 0) >= limit.points;
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
