import type { PasswordHasher } from "#integrations/password-hash.ts";

/** The demo's one buyer whose password is published. */
export const KNOWN_BUYER = { email: "buyer@example.com", password: "demo buyer 2026" } as const;

/** Rejects the published password unless the demo is open, after the same work as for any other password. */
export function hideKnownPassword(passwords: PasswordHasher, isDemoOpen: () => boolean): PasswordHasher {
  return {
    hash: (password) => passwords.hash(password),
    verify: (hash, password) =>
      passwords.verify(password === KNOWN_BUYER.password && !isDemoOpen() ? null : hash, password),
  };
}
