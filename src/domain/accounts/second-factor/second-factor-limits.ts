import type { CountedLimit } from "#integrations/rate-limiter.ts";

/* Three of a million codes are valid at a time, so guessing one at this rate takes years. */
const SHORT_LIMIT = { name: "second-factor", points: 5, seconds: 300 };
const LONG_LIMIT = { name: "second-factor-day", points: 30, seconds: 86_400 };

/* Passkeys can't be guessed; the limit bounds the work. By address, so that other people's passkeys still work. */
const PASSKEY_LIMIT = { name: "passkey", points: 20, seconds: 300 };

/** Rate limits for trying a passkey. */
export function getPasskeyLimits(account_id: number): CountedLimit[] {
  return [{ limit: PASSKEY_LIMIT, key: `account ${account_id}`, isPerAddress: true }];
}

/** Rate limits of a form that takes a code or a passkey. */
export function getFactorLimits(account_id: number, { passkey }: { passkey?: unknown }): CountedLimit[] {
  return passkey ? getPasskeyLimits(account_id) : getSecondFactorLimits(account_id);
}

/** Rate limits per account for trying codes, since the attacker already has its password. */
export function getSecondFactorLimits(account_id: number): CountedLimit[] {
  const key = `account ${account_id}`;
  return [
    { limit: SHORT_LIMIT, key },
    { limit: LONG_LIMIT, key },
  ];
}
