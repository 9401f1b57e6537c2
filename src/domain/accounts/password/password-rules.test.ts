import { expect, test } from "vitest";
import fc from "../../../../tests/support/generated.ts";
import { KNOWN_PASSWORDS } from "./known-passwords.ts";
import { findPasswordFault } from "./password-rules.ts";

const KNOWN = ["Pat", "Rivera", "pat.rivera@buyers.example.com", "pat.rivera", "Transworld Business Advisors"];

test.each([
  ["sevenen", "password_short"],
  ["🦩🦩🦩🦩🦩🦩🦩", "password_short"],
  ["a".repeat(129), "password_long"],
  ["Password123", "password_common"],
  ["abababababab", "password_common"],
  ["PatRivera2026", "password_personal"],
  ["transworld1", "password_personal"],
  ["pat.rivera@buyers.example.com", "password_personal"],
  ["four quiet herons", null],
  ["Pat keeps four quiet herons", null],
  ["ab1".repeat(42), "password_common"],
])("%s: %s", (password, fault) => {
  expect(findPasswordFault(password, KNOWN)).toBe(fault);
});

test("knows more than 10,000 common passwords", () => {
  expect(KNOWN_PASSWORDS.size).toBeGreaterThan(10_000);
  for (const password of ["baseball1", "trustno1", "iloveyou2", "starwars", "michael1", "winter2026"])
    expect(findPasswordFault(password, []), password).toBe("password_common");
});

test("requires only length: accepts anything long and random", () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 12, maxLength: 60 }), (bytes) => {
      const password = Buffer.from(bytes).toString("hex");
      fc.pre(new Set(password).size >= 4);
      expect(findPasswordFault(password, KNOWN)).toBeNull();
    }),
  );
});
