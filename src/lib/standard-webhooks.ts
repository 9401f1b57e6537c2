import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/* Signatures by the Standard Webhooks specification (standardwebhooks.com), for which most languages have libraries. */

const SECRET_PREFIX = "whsec_";
const SECRET_BYTES = 32;

/** How far a signed request's time may be from ours. */
const TOLERANCE_S = 5 * 60;

export function createWebhookSecret(): string {
  return SECRET_PREFIX + randomBytes(SECRET_BYTES).toString("base64");
}

export interface SignedBody {
  id: string;
  body: string | Uint8Array;
  now: Date;
}

/**
 * Returns the headers that identify and sign a request.
 *
 * @param secrets the current one, and the previous one for a while after a rotation.
 */
export function signBody({ id, body, now }: SignedBody, secrets: readonly string[]): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signatures = secrets.map((secret) => `v1,${computeSignature({ id, timestamp, body }, secret)}`);
  return {
    "Webhook-Id": id,
    "Idempotency-Key": id,
    "Webhook-Timestamp": timestamp,
    "Webhook-Signature": signatures.join(" "),
  };
}

/** Whether a request's headers sign this body with the secret, within five minutes of now. */
export function isSignedBody(headers: Headers, { body, now }: Omit<SignedBody, "id">, secret: string): boolean {
  const [id, timestamp, signatures] = ["webhook-id", "webhook-timestamp", "webhook-signature"].map(
    (name) => headers.get(name) ?? "",
  );
  if (!id || !timestamp || !signatures || !/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(Number(timestamp) - now.getTime() / 1000) > TOLERANCE_S) return false;
  const expected = Buffer.from(`v1,${computeSignature({ id, timestamp, body }, secret)}`);
  return signatures.split(" ").some((text) => {
    const given = Buffer.from(text);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

function computeSignature(
  { id, timestamp, body }: { id: string; timestamp: string; body: string | Uint8Array },
  secret: string,
): string {
  const key = Buffer.from(secret.slice(SECRET_PREFIX.length), "base64");
  return createHmac("sha256", key).update(`${id}.${timestamp}.`).update(body).digest("base64");
}
