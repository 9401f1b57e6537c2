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

/** The headers of a signed request. */
interface SignatureHeaders {
  id: string;
  timestamp: string;
  /** One for each current secret. */
  signatures: string[];
}

const MAX_ID_LENGTH = 256;
const MAX_SIGNATURES_LENGTH = 1_000;
/** `v1` and the base64 of 32 bytes. */
const SIGNATURE = /^v1,[A-Za-z0-9+/]{43}=$/;

/**
 * Reads the headers that sign a request, before its body. Returns null if one is missing or malformed, or if the time is
 * more than five minutes from now.
 */
export function readSignature(headers: Headers, now: Date): SignatureHeaders | null {
  const [id, timestamp, text] = ["webhook-id", "webhook-timestamp", "webhook-signature"].map(
    (name) => headers.get(name) ?? "",
  );
  if (!id || !timestamp || !text || id.length > MAX_ID_LENGTH || text.length > MAX_SIGNATURES_LENGTH) return null;
  if (!/^\d{1,12}$/.test(timestamp)) return null;
  if (Math.abs(Number(timestamp) - now.getTime() / 1000) > TOLERANCE_S) return null;
  // A sender may also sign by other versions of the specification.
  const signatures = text.split(" ").filter((each) => SIGNATURE.test(each));
  return signatures.length > 0 ? { id, timestamp, signatures } : null;
}

/** Returns whether the headers sign this body with the secret. */
export function isSignedBody(
  { id, timestamp, signatures }: SignatureHeaders,
  body: string | Uint8Array,
  secret: string,
): boolean {
  const expected = Buffer.from(`v1,${computeSignature({ id, timestamp, body }, secret)}`);
  return signatures.some((text) => {
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
