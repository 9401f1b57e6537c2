import type { Context } from "#domain/context.ts";
import type { CountedLimit } from "#integrations/rate-limiter.ts";
import { sha256 } from "#lib/sha256.ts";
import { isFactorProof } from "../sessions/known-browser.ts";
import { hashRecoveryCode } from "./recovery-codes.ts";
import { reportWrongCodes } from "./report-wrong-codes.ts";
import { selectFactorOwner } from "./second-factor-queries.ts";

const DAY_S = 86_400;

/* Three of a million codes are valid at a time, so guessing one at this rate takes years. */
const CLIENT = { name: "second-factor", points: 5, seconds: 300 };
const PASSWORD = { name: "second-factor-password", points: 30, seconds: DAY_S };
const STRANGERS = { name: "second-factor-strangers", points: 100, seconds: DAY_S };
const BROWSER = { name: "second-factor-browser", points: 5, seconds: 300 };
const BROWSERS = { name: "second-factor-browsers", points: 30, seconds: DAY_S };

/* Passkeys and recovery codes can't be guessed; these limits only bound the server's work. */
const PASSKEY = { name: "passkey", points: 20, seconds: 300 };
const RECOVERY_CODE = { name: "recovery-code", points: 10, seconds: 300 };

/**
 * Rate limits for passkey attempts, per account and IP address, so that attempts from other addresses don't block the
 * owner.
 */
export function getPasskeyLimits(account_id: number): CountedLimit[] {
  return [{ limit: PASSKEY, key: getKey(account_id), isPerAddress: true }];
}

/** The browser that tries a second factor. */
interface Client {
  account_id: number;
  /** The proof in the browser's cookie. */
  browser: string | null;
}

/** Rate limits of a form that takes a code or a passkey. */
export async function getFactorLimits(
  context: Context,
  client: Client,
  { passkey, factor_code }: { passkey?: unknown; factor_code?: unknown },
): Promise<CountedLimit[]> {
  return passkey
    ? getPasskeyLimits(client.account_id)
    : getCodeAttemptLimits(context, client, String(factor_code ?? ""));
}

/**
 * Rate limits for wrong codes. Anyone who tries codes already has the password, and must neither guess a code nor use
 * up the owner's attempts. So recovery codes and browsers that have passed this second factor are counted separately,
 * and a new password resets the count of all other attempts, up to a daily maximum. The owner gets an email
 * (docs/decisions/2026-11-25-second-factor-tries.md).
 */
export async function getCodeAttemptLimits(
  context: Context,
  { account_id, browser }: Client,
  code: string,
): Promise<CountedLimit[]> {
  const key = getKey(account_id);
  const owner = await selectFactorOwner(context.db, account_id);
  const onLastFailure = () => reportWrongCodes(context, account_id);
  const failures = { key, countsFailures: true, ...(owner?.second_factor_since && { onLastFailure }) };
  if (hashRecoveryCode(code)) return [{ limit: RECOVERY_CODE, ...failures, isPerAddress: true }];
  if (browser && owner && isFactorProof(context, browser, owner))
    return [
      { limit: BROWSER, ...failures, key: sha256(browser) },
      { limit: BROWSERS, ...failures },
    ];
  return [
    { limit: CLIENT, ...failures, isPerAddress: true },
    { limit: PASSWORD, ...failures, key: `${key} ${sha256(owner?.password_hash ?? "")}` },
    { limit: STRANGERS, ...failures },
  ];
}

function getKey(account_id: number): string {
  return `account ${account_id}`;
}
