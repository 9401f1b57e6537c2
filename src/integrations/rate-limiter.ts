import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from "rate-limiter-flexible";

/** How often something may happen within how many seconds, under a name of its own. */
export interface Limit {
  name: string;
  points: number;
  seconds: number;
}

/** What is left of a limit once it was asked for. */
export interface Taken {
  limit: Limit;
  allowed: boolean;
  remaining: number;
  /** Whole seconds until all of it is there again. */
  reset: number;
}

/** Counts what each key does, and says when it is too much. */
export interface RateLimiter {
  take(limit: Limit, key: string): Promise<Taken>;
}

/** Of this process alone, at no cost: for what is asked thousands of times a second. */
export function memoryLimiter(): RateLimiter {
  return createLimiter((limit) => new RateLimiterMemory(getOptions(limit)));
}

/**
 * Of all processes on one database, in its table `rate_limits`. While the database is away each process counts for
 * itself, so that a lead is refused for no other reason than the database's own.
 */
export function sharedLimiter(
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
        // What is over the limit is not asked for again until it is reset.
        inMemoryBlockOnConsumed: limit.points + 1,
        insuranceLimiter: new RateLimiterMemory(getOptions(limit)),
      }),
  );
}

/** Lets everything pass. */
export const noLimiter: RateLimiter = {
  take: async (limit) => ({ limit, allowed: true, remaining: limit.points, reset: 0 }),
};

function getOptions({ name, points, seconds }: Limit) {
  return { keyPrefix: name, points, duration: seconds };
}

function createLimiter(make: (limit: Limit) => RateLimiterAbstract): RateLimiter {
  const made = new Map<string, RateLimiterAbstract>();
  return {
    async take(limit, key) {
      const counter = made.get(limit.name) ?? make(limit);
      made.set(limit.name, counter);
      try {
        return toTaken(limit, true, await counter.consume(key));
      } catch (rejected) {
        if (rejected instanceof RateLimiterRes) return toTaken(limit, false, rejected);
        throw rejected;
      }
    },
  };
}

function toTaken(limit: Limit, allowed: boolean, { remainingPoints, msBeforeNext }: RateLimiterRes): Taken {
  const reset = Math.max(1, Math.ceil(msBeforeNext / 1_000));
  return { limit, allowed, remaining: allowed ? remainingPoints : 0, reset };
}
