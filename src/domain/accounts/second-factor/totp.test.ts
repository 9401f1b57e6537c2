import { expect, test } from "vitest";
import fc from "../../../../tests/support/generated.ts";
import { createTotpSecret, findTimeStep, getCodeAt, getTotpUri } from "./totp.ts";

/** "12345678901234567890" in base 32, from RFC 6238, appendix B. */
const SECRET = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
const toDate = (seconds: number): Date => new Date(seconds * 1_000);

/* Appendix B has eight-digit codes; ours are the last six digits. */
test.each([
  [59, "94287082"],
  [1_111_111_109, "07081804"],
  [1_111_111_111, "14050471"],
  [1_234_567_890, "89005924"],
  [2_000_000_000, "69279037"],
  [20_000_000_000, "65353130"],
])("matches RFC 6238 at second %i: %s", (seconds, code) => {
  expect(getCodeAt(SECRET, toDate(seconds))).toBe(code.slice(-6));
  expect(findTimeStep(SECRET, code.slice(-6), toDate(seconds))).toBe(Math.floor(seconds / 30));
});

test("accepts a code from one step before to one step after its own", () => {
  const moment = fc.integer({ min: 60, max: 4_000_000_000 });
  fc.assert(
    fc.property(moment, fc.integer({ min: -5, max: 5 }), (seconds, away) => {
      const secret = createTotpSecret();
      const code = getCodeAt(secret, toDate(seconds));
      const later = toDate(seconds + away * 30);
      const chance = [-1, 0, 1].some((delta) => getCodeAt(secret, toDate(seconds + (away + delta) * 30)) === code);
      expect(findTimeStep(secret, code, later) !== null).toBe(chance);
    }),
  );
});

test("rejects invalid codes and ignores spaces", () => {
  expect(findTimeStep(SECRET, "287 082", toDate(59))).toBe(1);
  for (const code of ["", "28708", "2870820", "abcdef", "２８７０８２"]) {
    expect(findTimeStep(SECRET, code, toDate(59))).toBeNull();
  }
});

test("includes the issuer and account in the URI", () => {
  const address = new URL(getTotpUri(SECRET, "sam@desk.example.com", "Transworld"));
  expect(address.protocol).toBe("otpauth:");
  expect(address.searchParams.get("secret")).toBe(SECRET);
  expect(decodeURIComponent(address.pathname)).toContain("Transworld:sam@desk.example.com");
});
