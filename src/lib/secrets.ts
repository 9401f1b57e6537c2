import { randomBytes } from "node:crypto";

/**
 * Returns 256 random bits as 43 characters that are safe in cookies and URLs. With so much entropy, a plain SHA-256
 * hash of it can be stored instead of a slow hash.
 */
export function createSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** Returns whether a text has the format of a secret. Other texts need not be looked up. */
export function isSecret(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}
