import { expect, test } from "vitest";
import { issueToken, isValidToken } from "./csrf-token.ts";

const KEYS = ["the key that signs", "the key before it"] as const;
const NOON = new Date("2026-11-20T12:00:00Z");
const addHours = (hours: number) => new Date(NOON.getTime() + hours * 3_600_000);
const token = issueToken(KEYS, "pat", NOON);

test("binds a token to its visitor for a day", () => {
  expect(isValidToken(KEYS, "pat", token, NOON)).toBe(true);
  expect(isValidToken(KEYS, "pat", token, addHours(23.9))).toBe(true);
  expect(isValidToken(KEYS, "pat", token, addHours(24))).toBe(false);
  expect(isValidToken(KEYS, "sam", token, NOON)).toBe(false);
  expect(isValidToken(KEYS, "", token, NOON)).toBe(false);
});

test("requires a valid token even from a call without a visitor cookie", () => {
  expect(isValidToken(KEYS, undefined, token, NOON)).toBe(true);
  expect(isValidToken(KEYS, undefined, issueToken(["a stranger's"], "pat", NOON), NOON)).toBe(false);
  const [nonce, issued, , signature] = token.split(".");
  const [, , visitorHash] = issueToken(KEYS, "sam", NOON).split(".");
  expect(isValidToken(KEYS, "sam", [nonce, issued, visitorHash, signature].join("."), NOON)).toBe(false);
});

test("accepts a token signed before key rotation and rejects one of a retired key", () => {
  expect(isValidToken(["newer", "the key that signs"], "pat", token, NOON)).toBe(true);
  expect(isValidToken(["newer"], "pat", token, NOON)).toBe(false);
});

test("never issues the same token twice", () => {
  expect(issueToken(KEYS, "pat", NOON)).not.toBe(token);
});

test.each([
  "",
  ".",
  "..",
  token.slice(0, -1),
  `${token}x`,
  `${token}.`,
  token.replace(/\.[^.]+\./, ".zzzzzzzz."),
  token.replace(/\.[^.]+\./, ".."),
  "a.b.c.d",
])("rejects the token %j", (forged) => expect(isValidToken(KEYS, "pat", forged, NOON)).toBe(false));
