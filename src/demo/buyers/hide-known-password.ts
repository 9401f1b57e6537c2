import type { PasswordHasher } from "#integrations/password-hash.ts";
import { KNOWN_BUYER } from "./demo-buyers.ts";

/** Makes the demo's published password wrong wherever the demo is not open, after the same work as any other. */
export function hideKnownPassword(passwords: PasswordHasher, isDemoOpen: () => boolean): PasswordHasher {
  return {
    hash: (password) => passwords.hash(password),
    verify: (hash, password) =>
      passwords.verify(password === KNOWN_BUYER.password && !isDemoOpen() ? null : hash, password),
  };
}
