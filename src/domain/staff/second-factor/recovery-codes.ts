import { randomInt } from "node:crypto";
import { sha256 } from "#lib/sha256.ts";

const HOW_MANY = 10;

/** Crockford's: no letter that looks like a digit. 16 of 32 make 80 bits, beyond guessing from a plain hash. */
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 16;

/** Ten new codes as they are shown once, in groups of four. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: HOW_MANY }, () => {
    const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join("");
    return letters.replace(/(.{4})(?!$)/g, "$1-");
  });
}

/** What is kept of a code; null for what cannot be one. Small letters, spaces and missing dashes do not matter. */
export function recoveryCodeHash(code: string): string | null {
  const plain = code.toUpperCase().replace(/[\s-]/g, "");
  return plain.length === LENGTH && [...plain].every((letter) => LETTERS.includes(letter)) ? sha256(plain) : null;
}
