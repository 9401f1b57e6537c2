import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { sha256 } from "#lib/sha256.ts";

/** Max age of a token. A page that stays open longer fetches a new one. */
const TOKEN_LIFETIME_MS = 24 * 3_600_000;

/** Keys for signing tokens: the first signs, any verifies. */
export type SigningKeys = readonly [string, ...string[]];

/**
 * Issues a token for one visitor, to be sent back in a header. Other sites can neither set the header nor read the
 * token. The token contains the visitor as a hash.
 */
export function issueToken([key]: SigningKeys, visitor: string, now: Date): string {
  const head = `${randomBytes(16).toString("base64url")}.${now.getTime().toString(36)}.${hash(visitor)}`;
  return `${head}.${getSignature(key, head)}`;
}

/**
 * Returns whether we issued the token to this visitor and it has not expired. A call without a visitor cookie has no
 * session to abuse, so any valid token passes.
 */
export function isValidToken(keys: SigningKeys, visitor: string | undefined, token: string, now: Date): boolean {
  const [nonce, issued = "", visitorHash = "", signature = "", ...more] = token.split(".");
  const age = now.getTime() - Number.parseInt(issued, 36);
  if (more.length > 0 || !(age > -60_000 && age < TOKEN_LIFETIME_MS)) return false;
  if (visitor !== undefined && visitorHash !== hash(visitor)) return false;
  return keys.some((key) => isSame(signature, getSignature(key, `${nonce}.${issued}.${visitorHash}`)));
}

function hash(visitor: string): string {
  return sha256(visitor, "base64url").slice(0, 22);
}

function getSignature(key: string, head: string): string {
  return createHmac("sha256", key).update(`csrf\n${head}`).digest("base64url");
}

function isSame(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
}
