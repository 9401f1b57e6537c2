import { createHmac } from "node:crypto";
import { type Challenge, createChallenge, type Solution, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { Captcha, CaptchaResult } from "./captcha.ts";

/** About 256 attempts at this many rounds: less than a second on a phone, and no effort for the visitor. */
const ROUNDS = 2_000;
const ALGORITHM = "PBKDF2/SHA-256";

/** How long a challenge is valid, including the time to fill in a long form. */
const CHALLENGE_LIFETIME_MS = 20 * 60_000;

interface Setup {
  /** The first key signs; all keys verify. */
  keys: readonly [string, ...string[]];
  /** Records that an answer has been used; false if it was used before. */
  markAsUsed(id: string): Promise<boolean>;
}

/**
 * A proof-of-work captcha (ALTCHA): the visitor's browser solves a challenge. No third party receives data about the
 * visitor.
 */
export function createAltchaCaptcha({ keys, markAsUsed }: Setup): Captcha {
  const secrets = keys.map((key) => createHmac("sha256", key).update("altcha").digest("hex"));
  const [secret = ""] = secrets;

  const verify = async (answer: string): Promise<CaptchaResult> => {
    const { challenge, solution } = parsePayload(answer);
    // The challenge itself determines the cost of verifying it, so check that it has our parameters before doing any
    // work.
    if (challenge.parameters.algorithm !== ALGORITHM || challenge.parameters.cost !== ROUNDS) return "failed";
    for (const hmacSignatureSecret of secrets) {
      const { verified } = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret });
      if (verified) return (await markAsUsed(String(challenge.signature))) ? "passed" : "failed";
    }
    return "failed";
  };

  return {
    createChallenge: async () => ({
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

/** Parses the format that ALTCHA's own scripts send: challenge and solution as JSON in base64. */
function parsePayload(answer: string): { challenge: Challenge; solution: Solution } {
  return JSON.parse(Buffer.from(answer, "base64").toString("utf8"));
}
