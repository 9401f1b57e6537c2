const CALLS = "src/api/rest/accounts.db.test.ts";
const ACCESS = "src/api/rest/account-access.db.test.ts";
const CLOSING = "src/api/rest/account-closing.db.test.ts";

/** Faults of accounts: who gets in, who stays in, and what tells on whom. */
export const accountMutants = [
  {
    file: "src/domain/accounts/sessions/session.ts",
    find: "ended_at === null && ",
    replace: "",
    tests: [CALLS],
    why: "a session goes on after its buyer has logged out",
  },
  {
    file: "src/domain/accounts/profile/find-token-bearer.ts",
    find: "secret === null || sha256(secret) !== session.secret_sha256",
    replace: "false",
    tests: [CALLS],
    why: "a copied token opens another browser",
  },
  {
    file: "src/domain/accounts/sessions/log-in.ts",
    find: "if (before) await endSession",
    replace: "if (!before) await endSession",
    tests: [CALLS],
    why: "a session from before the login stays good",
  },
  {
    file: "src/domain/accounts/sessions/log-in.ts",
    find: "!account || !matches",
    replace: "!account",
    tests: [CALLS],
    why: "any password will do",
  },
  {
    file: "src/integrations/password-hash.ts",
    find: "&& stored !== null",
    replace: "|| stored === null",
    tests: ["src/integrations/password-hash.test.ts"],
    why: "nobody's password matches",
  },
  {
    file: "src/integrations/password-hash.ts",
    find: "else running -= 1",
    replace: "running -= 1",
    tests: ["src/integrations/password-hash.test.ts"],
    why: "more hashes at once than two",
  },
  {
    file: "src/integrations/password-hash.ts",
    find: "processors > 2 ? 2 : 1",
    replace: "2",
    tests: ["src/integrations/password-hash.test.ts"],
    why: "passwords take every processor there is",
  },
  {
    file: "src/domain/accounts/account-limits.ts",
    find: "email.trim().toLowerCase()",
    replace: "email",
    tests: [ACCESS],
    why: "capital letters make another e-mail address to try",
  },
  {
    file: "src/api/http/serve-operation.ts",
    find: 'if (operation.who === "buyer") buyerOf(context);',
    replace: "",
    tests: [ACCESS],
    why: "a call that wants a buyer reads what a stranger sends",
  },
  {
    file: "src/domain/accounts/sessions/find-session.ts",
    find: 'return viewer?.role === "buyer" ? viewer : null;',
    replace: "return viewer as BuyerViewer | null;",
    tests: ["src/domain/staff/staff.db.test.ts"],
    why: "staff are buyers",
  },
  {
    file: "src/api/http/serve-operation.ts",
    find: "kept_ms: SESSION_KEPT_MS",
    replace: "kept_ms: 2 * SESSION_KEPT_MS",
    tests: [CALLS],
    why: "a registration is answered again after more than a minute",
  },
  {
    file: "src/domain/accounts/password/reset-password.ts",
    find: "await endSessions(db, account_id, asked.now, null);",
    replace: "",
    tests: [CLOSING],
    why: "whoever stole the password stays signed in",
  },
  {
    file: "src/domain/accounts/mails/account-letter.ts",
    find: "ms: HOUR_MS",
    replace: "ms: 2 * HOUR_MS",
    tests: [CLOSING],
    why: "a reset link is good for longer than its mail says",
  },
  {
    file: "src/domain/accounts/closing/closing-queries.ts",
    find: "`account:${id}:%`",
    replace: "`account:%`",
    tests: [CLOSING],
    why: "deleting one account deletes another's mails",
  },
  {
    file: "src/domain/accounts/profile/phone-number.ts",
    find: "|| number.countryCallingCode !== code",
    replace: "",
    tests: ["src/domain/accounts/profile/phone-number.test.ts"],
    why: "a British number is an American one",
  },
  {
    file: "src/demo/buyers/open-known-buyer.ts",
    find: "if (!mayOpen && found.password_hash !== null) {",
    replace: "if (mayOpen && found.password_hash !== null) {",
    tests: ["src/demo/buyers/open-known-buyer.db.test.ts"],
    why: "a demonstration that others reach has a known password",
  },
];
