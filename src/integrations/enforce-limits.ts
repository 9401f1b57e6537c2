import { Invalid, TooMany } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { type CountedLimit, getLimitKey, type LimitResult, type RateLimiter } from "./rate-limiter.ts";

interface Client {
  address: string;
  /** Returns whether the client has solved a challenge. Called only if a limit with `yieldsToChallenge` is exceeded. */
  hasSolved?(): Promise<boolean>;
  /** Called with the result of each limit. */
  onTaken?(taken: LimitResult): void;
}

/** The code of a problem that solving a challenge resolves. */
export const CHALLENGE_REQUIRED = "challenge_required";

/**
 * Counts one call of a client against each limit in turn.
 *
 * @throws TooMany
 */
export async function enforceLimits(
  limiter: RateLimiter,
  limits: readonly CountedLimit[],
  { address, hasSolved, onTaken }: Client,
): Promise<void> {
  let solved: Promise<boolean> | undefined;
  for (const counted of limits) {
    const taken = await limiter.take(counted.limit, getLimitKey(counted, address));
    onTaken?.(taken);
    if (taken.allowed) continue;
    if (!counted.yieldsToChallenge) throw new TooMany(m.api_too_many(), taken.reset);
    solved ??= hasSolved?.() ?? Promise.resolve(false);
    if (!(await solved)) throw new TooMany(m.api_too_many(), taken.reset, CHALLENGE_REQUIRED);
  }
}

/** After a success, gives back the points of limits that count only failures. */
async function restoreFailures(limiter: RateLimiter, limits: readonly CountedLimit[], address: string): Promise<void> {
  for (const counted of limits)
    if (counted.countsFailures) await limiter.restore(counted.limit, getLimitKey(counted, address));
}

/** Takes the additional points for an attempt whose content was rejected. */
async function countFault(limiter: RateLimiter, limits: readonly CountedLimit[], address: string): Promise<void> {
  for (const counted of limits)
    if (counted.faultPoints) await limiter.penalize(counted.limit, getLimitKey(counted, address), counted.faultPoints);
}

async function reportLastFailures(
  limiter: RateLimiter,
  limits: readonly CountedLimit[],
  address: string,
): Promise<void> {
  for (const counted of limits)
    if (counted.onLastFailure && (await limiter.isUsedUp(counted.limit, getLimitKey(counted, address))))
      await counted.onLastFailure();
}

/**
 * Runs the work of a call that was already counted. Success gives back the points of limits that count only failures;
 * invalid content takes additional points.
 *
 * @throws the work's own errors
 */
export async function countOutcome<T>(
  limiter: RateLimiter,
  limits: readonly CountedLimit[],
  address: string,
  work: () => Promise<T>,
): Promise<T> {
  let result: T;
  try {
    result = await work();
  } catch (error) {
    if (error instanceof Invalid) await countFault(limiter, limits, address);
    // A call beyond a limit was reported by the one before.
    if (!(error instanceof TooMany)) await reportLastFailures(limiter, limits, address);
    throw error;
  }
  await restoreFailures(limiter, limits, address);
  return result;
}
