import { expect, test } from "vitest";
import fc from "../../../../tests/support/generated.ts";
import { listOneTypoSpellings } from "./one-typo.ts";

const word = fc.stringMatching(/^[a-z]{5,12}$/);

test("treats a missing, extra, wrong or swapped letter as one typo", () => {
  for (const typed of ["piza", "pizzza", "pixza", "pziza", "izza"])
    expect(listOneTypoSpellings(typed)).toContain("pizza");
});

test("doesn't match two typos", () => {
  expect(listOneTypoSpellings("pxzx")).not.toContain("pizza");
});

test("doesn't correct numbers and short words", () => {
  expect(listOneTypoSpellings("100234")).toEqual([]);
  expect(listOneTypoSpellings("bar")).toEqual([]);
});

test("lists the intended word among the spellings for any lost or doubled letter, and never the typed word", () => {
  fc.assert(
    fc.property(word, fc.nat(), (right, pick) => {
      const at = pick % right.length;
      for (const typed of [
        right.slice(0, at) + right.slice(at + 1),
        right.slice(0, at) + right[at] + right.slice(at),
      ]) {
        const spellings = listOneTypoSpellings(typed);
        expect(spellings).toContain(right);
        expect(spellings).not.toContain(typed);
      }
    }),
  );
});
