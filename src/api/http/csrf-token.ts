import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { sha256 } from "#lib/sha256.ts";

/** A page that stays open longer than this asks for a new token, which it does by itself. */
const TOKEN_LIFETIME_MS = 24 * 3_600_000;

/** Keys that tokens are signed with: the first signs, any verifies. */
export type SigningKeys = readonly [string, ...string[]];

/**
 * A token for one visitor, who must send it back in a header: other sites can neither send the header nor know the
 * token. It says whose it is, as a hash.
 */
export function issueToken([key]: SigningKeys, visitor: string, now: Date): string {
  const head = `${randomBytes(16).toString("base64url")}.${now.getTime().toString(36)}.${hash(visitor)}`;
  return `${head}.${getSignature(key, head)}`;
}

/**
 * Whether the token is one of ours, still holds, and was issued to this visitor. A call that brings no cookie to tell its
 * visitor by has nothing that could be misused: there any token of ours will do.
 */
export function isToken(keys: SigningKeys, visitor: string | undefined, token: string, now: Date): boolean {
  const [nonce, issued = "", whose = "", signature = "", ...more] = token.split(".");
  const age = now.getTime() - Number.parseInt(issued, 36);
  if (more.length > 0 || !(age > -60_000 && age < TOKEN_LIFETIME_MS)) return false;
  if (visitor !== undefined && whose !== hash(visitor)) return false;
  return keys.some((key) => isSame(signature, getSignature(key, `${nonce}.${issued}.${whose}`)));
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
