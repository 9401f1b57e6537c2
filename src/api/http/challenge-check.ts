import type { Context as Call } from "hono";
import { createInquiryProblem } from "#domain/leads/inquiries/inquiry-messages.ts";
import type { Locale } from "#editions/locales.ts";
import type { Captcha } from "#integrations/captcha.ts";
import type { RateLimiter } from "#integrations/rate-limiter.ts";
import { m } from "#messages/messages.js";
import type { ApiCalls } from "./api-calls.ts";
import { consumePoints } from "./limits.ts";
import type { ChallengePolicy, Operation, Raw } from "./operation.ts";
import { HttpProblem } from "./problem.ts";

export interface ChallengeServices {
  captcha: Captcha;
  /** The limiter whose counts all processes share. */
  limiter: RateLimiter;
}

/**
 * Rate-limits a call that bots would repeat and returns whether the visitor solved a challenge. Without a solved
 * challenge, or while the captcha service is down, a lower limit applies.
 *
 * @throws Invalid for a wrong or reused answer; TooMany
 */
export async function checkChallenge(
  c: Call<ApiCalls>,
  { captcha, limiter }: ChallengeServices,
  { action, verified, unverified }: ChallengePolicy,
  { body }: Raw,
  locale: Locale,
): Promise<boolean> {
  const response = typeof body.challenge === "string" ? body.challenge : "";
  const result = response ? await captcha.verify(response, { action, address: c.get("address") ?? "" }) : "unavailable";
  await consumePoints(c, limiter, result === "passed" ? verified : unverified);
  if (result === "failed") throw createInquiryProblem({ challenge: "challenge" }, locale);
  return result === "passed";
}

/** Returns whether a rate-limited call contains a correct challenge answer. */
export async function hasSolvedChallenge(
  { captcha }: Pick<ChallengeServices, "captcha">,
  { challengeAction: action }: Pick<Operation, "challengeAction">,
  { body }: Raw,
  address: string,
): Promise<boolean> {
  if (!action || typeof body.challenge !== "string" || !body.challenge) return false;
  return (await captcha.verify(body.challenge, { action, address })) === "passed";
}

/**
 * Returns the idempotency key of a call, or null.
 *
 * @throws HttpProblem 400 for a malformed key.
 */
export function parseIdempotencyKey(headers: Headers): string | null {
  const key = headers.get("idempotency-key");
  if (key === null || /^[\x21-\x7e]{1,200}$/.test(key)) return key;
  throw new HttpProblem(400, m.api_key_too_long());
}
