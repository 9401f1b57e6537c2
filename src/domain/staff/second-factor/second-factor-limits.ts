import type { CountedLimit } from "#domain/accounts/account-limits.ts";

/* Of a million codes three are good at a time: at this pace guessing one takes years. */
const SOON = { name: "second-factor", points: 5, seconds: 300 };
const LONG = { name: "second-factor-day", points: 30, seconds: 86_400 };

/** What trying a code counts for, by account: whoever tries has its password. */
export function secondFactorLimits(account_id: number): CountedLimit[] {
  const key = `account ${account_id}`;
  return [
    { limit: SOON, key },
    { limit: LONG, key },
  ];
}
