import type { Context as Call } from "hono";
import { inquiryProblem } from "#domain/leads/inquiries/inquiry-messages.ts";
import type { Locale } from "#editions/locales.ts";
import type { Captcha } from "#integrations/captcha.ts";
import type { RateLimiter } from "#integrations/rate-limiter.ts";
import { m } from "#messages/messages.js";
import type { ApiCalls } from "./api-calls.ts";
import { take } from "./limits.ts";
import type { ChallengePolicy, Raw } from "./operation.ts";
import { HttpProblem } from "./problem.ts";

export interface ChallengeServices {
  captcha: Captcha;
  /** Shared by all processes. */
  limiter: RateLimiter;
}

/**
 * Lets a call in that programs would make by the thousand, and says whether its visitor has solved a challenge. Who has
 * not, or whom nobody can judge at the moment, is let in less often.
 *
 * @throws Invalid for an answer that is wrong or was used before; TooMany
 */
export async function checkChallenge(
  c: Call<ApiCalls>,
  { captcha, limiter }: ChallengeServices,
  { action, verified, unverified }: ChallengePolicy,
  { body }: Raw,
  locale: Locale,
): Promise<boolean> {
  const answer = typeof body.challenge === "string" ? body.challenge : "";
  const result = answer ? await captcha.verify(answer, { action, address: c.get("address") ?? "" }) : "unavailable";
  await take(c, limiter, result === "passed" ? verified : unverified);
  if (result === "failed") throw inquiryProblem({ challenge: "challenge" }, locale);
  return result === "passed";
}

/** The number that a program gave its call; null without one. @throws HttpRefusal 400 for what cannot be one. */
export function parseIdempotencyKey(headers: Headers): string | null {
  const key = headers.get("idempotency-key");
  if (key === null || /^[\x21-\x7e]{1,200}$/.test(key)) return key;
  throw new HttpProblem(400, m.api_key_too_long());
}
