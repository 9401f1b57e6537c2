import type { Limit } from "#integrations/rate-limiter.ts";
import { sha256 } from "#lib/sha256.ts";

/** A limit that counts; without a key, by the visitor's address. */
export interface CountedLimit {
  limit: Limit;
  key?: string;
}

/** Registrations that reach the database, since these tell whether an e-mail address has an account. */
export const REGISTER_LIMITS = {
  verified: { name: "register", points: 5, seconds: 3_600 },
  unverified: { name: "register-unverified", points: 3, seconds: 3_600 },
} as const satisfies Record<string, Limit>;

const LOGIN = { name: "login", points: 25, seconds: 300 };
const LOGIN_EMAIL = { name: "login-email", points: 25, seconds: 3_600 };
const FORGOT = { name: "forgot", points: 10, seconds: 3_600 };
const FORGOT_EMAIL = { name: "forgot-email", points: 5, seconds: 3_600 };
const RESET = { name: "reset", points: 20, seconds: 3_600 };
const CODE = { name: "email-code", points: 30, seconds: 900 };
const RESEND_CODE = { name: "email-code-resend", points: 5, seconds: 3_600 };
const PASSWORD = { name: "password", points: 10, seconds: 3_600 };

/** What a login counts for: its address, and the e-mail it tries. */
export function loginLimits({ email }: { email: string }): CountedLimit[] {
  return [{ limit: LOGIN }, { limit: LOGIN_EMAIL, key: toKey(email) }];
}

/** What asking for a new password counts for, so that nobody's mailbox is filled. */
export function forgotLimits({ email }: { email: string }): CountedLimit[] {
  return [{ limit: FORGOT }, { limit: FORGOT_EMAIL, key: toKey(email) }];
}

/** What trying a reset link counts for. */
export function resetLimits(): CountedLimit[] {
  return [{ limit: RESET }];
}

/** What trying a mailed code counts for, by account. */
export function codeLimits(account_id: number): CountedLimit[] {
  return [{ limit: CODE, key: `account ${account_id}` }];
}

/** What asking for another code counts for, by account. */
export function resendCodeLimits(account_id: number): CountedLimit[] {
  return [{ limit: RESEND_CODE, key: `account ${account_id}` }];
}

/** What asking for the password again counts for, by account. */
export function passwordLimits(account_id: number): CountedLimit[] {
  return [{ limit: PASSWORD, key: `account ${account_id}` }];
}

/** Nobody's address stands in the table of limits. */
function toKey(email: string): string {
  return sha256(email.trim().toLowerCase());
}
