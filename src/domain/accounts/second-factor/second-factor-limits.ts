import type { CountedLimit } from "#integrations/rate-limiter.ts";

/* Three of a million codes are valid at a time, so guessing one at this rate takes years. */
const SHORT_LIMIT = { name: "second-factor", points: 5, seconds: 300 };
const LONG_LIMIT = { name: "second-factor-day", points: 30, seconds: 86_400 };

/** Rate limits per account for trying codes, since the attacker already has its password. */
export function getSecondFactorLimits(account_id: number): CountedLimit[] {
  const key = `account ${account_id}`;
  return [
    { limit: SHORT_LIMIT, key },
    { limit: LONG_LIMIT, key },
  ];
}
