import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { type ApiResponse, createHttpClient } from "./http/http-client.ts";
import { getRecaptchaToken } from "./recaptcha.ts";

/** An answer to the challenge, and when it expires in milliseconds since 1970. */
export interface ChallengeAnswer {
  value: string;
  expiresAt: number;
}

/** Three quarters of the time that the server allows, so that an answer does not expire on its way. */
const ALTCHA_LIFETIME_MS = 15 * 60_000;

/** Google's tokens are valid for two minutes. */
const RECAPTCHA_LIFETIME_MS = 100_000;

/** After this time the form is sent without an answer. */
const CHALLENGE_TIMEOUT_MS = 60_000;

type ChallengeResponse = Challenge | { provider: "recaptcha"; site_key: string };

/**
 * Solves the site's challenge for one action. Our own takes a few hundred key derivations, which the browser runs off
 * the main thread.
 *
 * @throws if it cannot be solved: the server is unreachable, the page is on plain http, or Google's script is blocked.
 */
export async function answerChallenge(action: string): Promise<ChallengeAnswer> {
  const { data } = (await createHttpClient().get("/api/challenge")) as ApiResponse;
  const challenge = data as ChallengeResponse;
  if ("provider" in challenge) {
    return {
      value: await getRecaptchaToken(challenge.site_key, action),
      expiresAt: Date.now() + RECAPTCHA_LIFETIME_MS,
    };
  }
  const solution = await solveChallenge({ challenge, deriveKey, timeout: CHALLENGE_TIMEOUT_MS });
  if (!solution) throw new Error("The challenge could not be solved in time.");
  return { value: btoa(JSON.stringify({ challenge, solution })), expiresAt: Date.now() + ALTCHA_LIFETIME_MS };
}
