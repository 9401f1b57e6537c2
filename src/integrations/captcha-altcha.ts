import { createHmac } from "node:crypto";
import { type Challenge, createChallenge, type Solution, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { Captcha, CaptchaResult } from "./captcha.ts";

/** Cost of the challenge. About 256 attempts at this many rounds take a phone less than a second. */
const ROUNDS = 2_000;
const ALGORITHM = "PBKDF2/SHA-256";

/** How long a challenge is valid, including the time to fill in a long form. */
const CHALLENGE_LIFETIME_MS = 20 * 60_000;

interface Setup {
  /** The first key signs; all keys are accepted. */
  keys: readonly [string, ...string[]];
  /** Records that an answer has been used. Returns false if it was used before. */
  markAsUsed(id: string): Promise<boolean>;
}

/**
 * Creates a proof-of-work captcha (ALTCHA): the visitor's browser solves a challenge. No third party receives data
 * about the visitor.
 */
export function createAltchaCaptcha({ keys, markAsUsed }: Setup): Captcha {
  const secrets = keys.map((key) => createHmac("sha256", key).update("altcha").digest("hex"));
  const [secret = ""] = secrets;

  const verify = async (answer: string): Promise<CaptchaResult> => {
    const { challenge, solution } = parsePayload(answer);
    // The client sends the challenge, and its parameters determine how long verification takes, so they are checked
    // first.
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
