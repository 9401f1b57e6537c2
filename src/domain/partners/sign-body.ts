import { createHmac, randomBytes } from "node:crypto";

/* Signatures by the Standard Webhooks specification (standardwebhooks.com), for which partners have libraries. */

const SECRET_PREFIX = "whsec_";
const SECRET_BYTES = 32;

export function createPartnerSecret(): string {
  return SECRET_PREFIX + randomBytes(SECRET_BYTES).toString("base64");
}

/**
 * Returns the headers that identify and sign a request.
 *
 * @param secrets the current one, and the previous one for a while after a rotation.
 */
export function signBody(
  { id, body, now }: { id: string; body: string; now: Date },
  secrets: readonly string[],
): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(SECRET_PREFIX.length), "base64");
    return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
  });
  return {
    "Webhook-Id": id,
    "Idempotency-Key": id,
    "Webhook-Timestamp": timestamp,
    "Webhook-Signature": signatures.join(" "),
  };
}
