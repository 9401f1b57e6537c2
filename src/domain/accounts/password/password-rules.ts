import { KNOWN_PASSWORDS } from "./known-passwords.ts";

/** Limits in characters. */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;

export type PasswordFault = "password_short" | "password_long" | "password_common" | "password_personal";

/** Words shorter than this, such as "Jo", are ignored, because too many passwords contain them. */
const MIN_WORD_LENGTH = 3;

/**
 * Returns what is wrong with a password, or null. `known` lists words related to the person; a password that consists
 * of little more than one of them is rejected. There are no composition rules (NIST SP 800-63B 5.1.1.2).
 */
export function findPasswordFault(password: string, known: readonly string[]): PasswordFault | null {
  const length = [...password].length;
  if (length < PASSWORD_LENGTH.min) return "password_short";
  if (length > PASSWORD_LENGTH.max) return "password_long";
  const plain = password.toLowerCase();
  if (KNOWN_PASSWORDS.has(plain) || new Set(plain).size < 4) return "password_common";
  const words = known
    .flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word.length >= MIN_WORD_LENGTH)
    .sort((a, b) => b.length - a.length);
  const rest = words.reduce((text, word) => text.replaceAll(word, ""), plain);
  return rest !== plain && rest.length < PASSWORD_LENGTH.min ? "password_personal" : null;
}
