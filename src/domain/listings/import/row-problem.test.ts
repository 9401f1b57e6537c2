import { expect, test } from "vitest";
import { shorten } from "./row-problem.ts";

test("shortens a text to one line, and not to half of an emoji", () => {
  expect(shorten(" a\n b ")).toBe("a b");
  expect(shorten("x".repeat(56) + "👩".repeat(4))).toBe(`${"x".repeat(56)}...`);
  expect(shorten("half \ud83d").isWellFormed()).toBe(true);
});
