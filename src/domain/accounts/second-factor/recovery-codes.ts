import { randomInt } from "node:crypto";
import { sha256 } from "#lib/sha256.ts";

const RECOVERY_CODE_COUNT = 10;

/**
 * Crockford base 32, without letters that look like digits. 16 of 32 characters give 80 bits, too many to brute-force
 * from a plain hash.
 */
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const RECOVERY_CODE_LENGTH = 16;

/** Creates ten codes in groups of four characters, to be shown once. */
export function createRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODE_COUNT }, () => {
    const letters = Array.from({ length: RECOVERY_CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join("");
    return letters.replace(/(.{4})(?!$)/g, "$1-");
  });
}

/** Returns the hashes to store for new codes. */
export function hashRecoveryCodes(codes: readonly string[]): string[] {
  return codes.flatMap((code) => hashRecoveryCode(code) ?? []);
}

/** Returns the hash of a code as stored. Null if the format is invalid. Case, spaces and missing dashes are ignored. */
export function hashRecoveryCode(code: string): string | null {
  const plain = code.toUpperCase().replace(/[\s-]/g, "");
  return plain.length === RECOVERY_CODE_LENGTH && [...plain].every((letter) => LETTERS.includes(letter))
    ? sha256(plain)
    : null;
}
