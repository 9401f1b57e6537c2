import type { PasswordHasher } from "#integrations/password-hash.ts";
import { KNOWN_BUYER } from "./demo-buyers.ts";

/** Rejects the demo's published password unless the demo is open, after the same work as for any other password. */
export function hideKnownPassword(passwords: PasswordHasher, isDemoOpen: () => boolean): PasswordHasher {
  return {
    hash: (password) => passwords.hash(password),
    verify: (hash, password) =>
      passwords.verify(password === KNOWN_BUYER.password && !isDemoOpen() ? null : hash, password),
  };
}
