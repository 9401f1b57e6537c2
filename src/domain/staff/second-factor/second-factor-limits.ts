import type { CountedLimit } from "#domain/accounts/account-limits.ts";

/* Three of a million codes are valid at a time, so guessing one at this rate takes years. */
const SOON = { name: "second-factor", points: 5, seconds: 300 };
const LONG = { name: "second-factor-day", points: 30, seconds: 86_400 };

/** Rate limits per account for trying codes, since the attacker already has its password. */
export function secondFactorLimits(account_id: number): CountedLimit[] {
  const key = `account ${account_id}`;
  return [
    { limit: SOON, key },
    { limit: LONG, key },
  ];
}
