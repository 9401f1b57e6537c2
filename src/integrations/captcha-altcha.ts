import { createHmac } from "node:crypto";
import { type Challenge, createChallenge, type Solution, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { Captcha, CaptchaResult } from "./captcha.ts";

/** Some 256 tries at this many rounds: less than a second of a telephone's time, and nothing of a person's. */
const ROUNDS = 2_000;
const ALGORITHM = "PBKDF2/SHA-256";

/** How long an answer may take, the filling in of a long form included. */
const CHALLENGE_LIFETIME_MS = 20 * 60_000;

interface Setup {
  /** The first signs, all verify. */
  keys: readonly [string, ...string[]];
  /** Notes that an answer has been used; false when it had been already. */
  spend(id: string): Promise<boolean>;
}

/** Our own challenge: the browser has to calculate for a moment. Nobody else hears of the visitor. */
export function altchaCaptcha({ keys, spend }: Setup): Captcha {
  const secrets = keys.map((key) => createHmac("sha256", key).update("altcha").digest("hex"));
  const [secret = ""] = secrets;

  const verify = async (answer: string): Promise<CaptchaResult> => {
    const { challenge, solution } = parsePayload(answer);
    // The challenge itself says what an answer costs to check, so it must be one of ours before it is read any further.
    if (challenge.parameters.algorithm !== ALGORITHM || challenge.parameters.cost !== ROUNDS) return "failed";
    for (const hmacSignatureSecret of secrets) {
      const { verified } = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret });
      if (verified) return (await spend(String(challenge.signature))) ? "passed" : "failed";
    }
    return "failed";
  };

  return {
    challenge: async () => ({
      ...(await createChallenge({
        algorithm: ALGORITHM,
        cost: ROUNDS,
        deriveKey,
        expiresAt: new Date(Date.now() + CHALLENGE_LIFETIME_MS),
        hmacSignatureSecret: secret,
      })),
    }),
    verify: (answer) => verify(answer).catch((): CaptchaResult => "failed"),
  };
}

/** As ALTCHA's own scripts send it: challenge and solution as JSON in base64. */
function parsePayload(answer: string): { challenge: Challenge; solution: Solution } {
  return JSON.parse(Buffer.from(answer, "base64").toString("utf8"));
}
