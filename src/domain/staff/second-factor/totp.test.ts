import { expect, test } from "vitest";
import fc from "../../../../tests/support/generated.ts";
import { codeAt, getStep, newTotpSecret, totpAddress } from "./totp.ts";

/** "12345678901234567890" in base 32, as RFC 6238's appendix B has it. */
const SECRET = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
const at = (seconds: number): Date => new Date(seconds * 1_000);

/* Appendix B's codes of eight digits; six are their last. */
test.each([
  [59, "94287082"],
  [1_111_111_109, "07081804"],
  [1_111_111_111, "14050471"],
  [1_234_567_890, "89005924"],
  [2_000_000_000, "69279037"],
  [20_000_000_000, "65353130"],
])("at second %i RFC 6238 says %s", (seconds, code) => {
  expect(codeAt(SECRET, at(seconds))).toBe(code.slice(-6));
  expect(getStep(SECRET, code.slice(-6), at(seconds))).toBe(Math.floor(seconds / 30));
});

test("a code is good from one step before its own to one after", () => {
  const moment = fc.integer({ min: 60, max: 4_000_000_000 });
  fc.assert(
    fc.property(moment, fc.integer({ min: -5, max: 5 }), (seconds, away) => {
      const secret = newTotpSecret();
      const code = codeAt(secret, at(seconds));
      const later = at(seconds + away * 30);
      const chance = [-1, 0, 1].some((delta) => codeAt(secret, at(seconds + (away + delta) * 30)) === code);
      expect(getStep(secret, code, later) !== null).toBe(chance);
    }),
  );
});

test("what is no code is none, and spaces that an app shows do not matter", () => {
  expect(getStep(SECRET, "287 082", at(59))).toBe(1);
  for (const code of ["", "28708", "2870820", "abcdef", "２８７０８２"]) {
    expect(getStep(SECRET, code, at(59))).toBeNull();
  }
});

test("an app is told who it is for", () => {
  const address = new URL(totpAddress(SECRET, "sam@desk.example.com", "Transworld"));
  expect(address.protocol).toBe("otpauth:");
  expect(address.searchParams.get("secret")).toBe(SECRET);
  expect(decodeURIComponent(address.pathname)).toContain("Transworld:sam@desk.example.com");
});
