import { randomBytes } from "node:crypto";

/**
 * 256 random bits, as 43 letters that stand in cookies and addresses as they are. What is so random may be kept as a plain
 * SHA-256: it needs no slower hash.
 */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** Whether a text could be a secret of ours at all: nothing else is looked up. */
export function isSecret(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}
