import { randomBytes } from "node:crypto";

/**
 * Returns 256 random bits as 43 characters that are safe in cookies and URLs. So much entropy can be stored as a plain
 * SHA-256 and needs no slow hash.
 */
export function createSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** Whether a text has the form of our secrets: nothing else is looked up. */
export function isSecret(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}
