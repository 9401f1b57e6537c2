import { expect, test } from "vitest";
import fc from "../../../../tests/support/generated.ts";
import { oneTypoFrom } from "./one-typo.ts";

const word = fc.stringMatching(/^[a-z]{5,12}$/);

test("a letter too few, too many, wrong, or two swapped is one typo", () => {
  for (const typed of ["piza", "pizzza", "pixza", "pziza", "izza"]) expect(oneTypoFrom(typed)).toContain("pizza");
});

test("two typos are beyond it", () => {
  expect(oneTypoFrom("pxzx")).not.toContain("pizza");
});

test("a number and a short word are taken at their word", () => {
  expect(oneTypoFrom("100234")).toEqual([]);
  expect(oneTypoFrom("bar")).toEqual([]);
});

test("whatever letter is lost or doubled, the word is among the spellings, and never the typed one itself", () => {
  fc.assert(
    fc.property(word, fc.nat(), (right, pick) => {
      const at = pick % right.length;
      for (const typed of [
        right.slice(0, at) + right.slice(at + 1),
        right.slice(0, at) + right[at] + right.slice(at),
      ]) {
        const spellings = oneTypoFrom(typed);
        expect(spellings).toContain(right);
        expect(spellings).not.toContain(typed);
      }
    }),
  );
});
