import { randomBytes } from "node:crypto";

/**
 * Returns 256 random bits as 43 characters that are safe in cookies and URLs. So much entropy can be stored as a plain
 * SHA-256 and needs no slow hash.
 */
export function createSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** Returns whether a text can be one of our secrets; no other text is looked up. */
export function isSecret(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}
