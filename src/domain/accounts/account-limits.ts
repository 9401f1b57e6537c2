import type { Context } from "#domain/context.ts";
import type { CountedLimit, Limit } from "#integrations/rate-limiter.ts";
import { sha256 } from "#lib/sha256.ts";
import { isBrowserProof } from "./sessions/known-browser.ts";

/** Limits registrations that reach the database, because they reveal whether an email address has an account. */
export const REGISTER_LIMITS = {
  verified: { name: "register", points: 5, seconds: 3_600 },
  unverified: { name: "register-unverified", points: 3, seconds: 3_600 },
} as const satisfies Record<string, Limit>;

const LOGIN = { name: "login", points: 25, seconds: 300 };
const LOGIN_EMAIL = { name: "login-email", points: 25, seconds: 3_600 };
const LOGIN_EMAIL_ANYWHERE = { name: "login-email-anywhere", points: 250, seconds: 3_600 };
const LOGIN_EMAIL_SOLVED = { name: "login-email-solved", points: 1_000, seconds: 3_600 };
const LOGIN_BROWSER = { name: "login-browser", points: 25, seconds: 3_600 };
const LOGIN_BROWSERS = { name: "login-browsers", points: 100, seconds: 3_600 };
const FORGOT = { name: "forgot", points: 10, seconds: 3_600 };
const FORGOT_EMAIL = { name: "forgot-email", points: 5, seconds: 3_600 };
const RESET = { name: "reset", points: 20, seconds: 3_600 };
const CODE = { name: "email-code", points: 30, seconds: 900 };
const RESEND_CODE = { name: "email-code-resend", points: 5, seconds: 3_600 };
const PASSWORD = { name: "password", points: 10, seconds: 3_600 };

/**
 * Limits logins by IP address, and failed logins by email address, both per IP address and in total. Above these
 * limits, a solved challenge is required, so that wrong passwords lock no one out. A browser that has signed in to the
 * account before is counted separately, and so are all such browsers together: someone who has learned the password can
 * make any number of browsers known, which must not help them guess the next password.
 *
 * @param browser the proof in the browser's cookie
 */
export function getLoginLimits(
  { email }: { email: string },
  context: Pick<Context, "encryptor">,
  browser: string | null,
): CountedLimit[] {
  const failures = { key: toKey(email), countsFailures: true };
  if (browser && isBrowserProof(context, browser, email))
    return [
      { limit: LOGIN },
      { limit: LOGIN_BROWSER, key: sha256(browser), countsFailures: true },
      { limit: LOGIN_BROWSERS, ...failures, yieldsToChallenge: true },
    ];
  return [
    { limit: LOGIN },
    { limit: LOGIN_EMAIL, ...failures, isPerAddress: true, yieldsToChallenge: true },
    { limit: LOGIN_EMAIL_ANYWHERE, ...failures, yieldsToChallenge: true },
    { limit: LOGIN_EMAIL_SOLVED, ...failures },
  ];
}

/** Limits password reset requests, so that no one's mailbox can be flooded. */
export function getForgotLimits({ email }: { email: string }): CountedLimit[] {
  return [{ limit: FORGOT }, { limit: FORGOT_EMAIL, key: toKey(email) }];
}

/** Limits attempts to use a reset link. */
export function getResetLimits(): CountedLimit[] {
  return [{ limit: RESET }];
}

/** Limits attempts to enter an emailed code, by account. */
export function getCodeLimits(account_id: number): CountedLimit[] {
  return [{ limit: CODE, key: `account ${account_id}` }];
}

/** Limits requests for another code, by account. */
export function getResendCodeLimits(account_id: number): CountedLimit[] {
  return [{ limit: RESEND_CODE, key: `account ${account_id}` }];
}

/** Limits password confirmations, by account. */
export function getPasswordLimits(account_id: number): CountedLimit[] {
  return [{ limit: PASSWORD, key: `account ${account_id}` }];
}

/** Hashes an email address, because the table of limits must not contain it. */
function toKey(email: string): string {
  return sha256(email.trim().toLowerCase());
}
