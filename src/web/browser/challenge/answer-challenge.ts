import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { type Answer, httpClient } from "../http/http-client.ts";
import { recaptchaToken } from "./recaptcha.ts";

/** What proves that a person writes, and until when it does, in milliseconds since 1970. */
export interface ChallengeAnswer {
  value: string;
  until: number;
}

/** A quarter less than the server allows: an answer must not grow old on its way. */
const ALTCHA_LIFETIME_MS = 15 * 60_000;

/** Google's tokens hold two minutes. */
const RECAPTCHA_LIFETIME_MS = 100_000;

/** Who cannot answer within this time sends the form without. */
const CHALLENGE_TIMEOUT_MS = 60_000;

type Query = Challenge | { provider: "recaptcha"; site_key: string };

/**
 * Answers the site's challenge for one action. Ours costs a few hundred derivations, which the browser makes outside the
 * page's own thread.
 *
 * @throws where it cannot be answered: the server is away, the page is on plain http, Google's script is blocked.
 */
export async function answerChallenge(action: string): Promise<ChallengeAnswer> {
  const { data } = (await httpClient().get("/api/challenge")) as Answer;
  const query = data as Query;
  if ("provider" in query) {
    return { value: await recaptchaToken(query.site_key, action), until: Date.now() + RECAPTCHA_LIFETIME_MS };
  }
  const solution = await solveChallenge({ challenge: query, deriveKey, timeout: CHALLENGE_TIMEOUT_MS });
  if (!solution) throw new Error("The challenge could not be solved in time.");
  return { value: btoa(JSON.stringify({ challenge: query, solution })), until: Date.now() + ALTCHA_LIFETIME_MS };
}
