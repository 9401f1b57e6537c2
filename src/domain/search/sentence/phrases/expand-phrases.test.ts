import { expect, test } from "vitest";
import { findLanguage } from "../languages.ts";
import { expandPhrases } from "./expand-phrases.ts";

/** Each phrase of a language takes about 300 bytes in memory, and 15 microseconds when the server starts. */
const MAX_PHRASES = 90_000;

/** One entry of a list. Choices multiply, so one with five of them can be most of a language. */
const MAX_PHRASES_OF_ENTRY = 5_000;

test("a choice in parentheses stands for its phrases", () => {
  expect(expandPhrases("(con/incluye) (local/)")).toEqual(["con local", "con", "incluye local", "incluye"]);
});

test.each(["en-US", "es-ES", "fr-CA", "ja-JP", "vi-VN"] as const)("the lists of %s stay small", (locale) => {
  const { phrases, sectors } = findLanguage(locale)!;
  const lists = [...Object.values(phrases), ...Object.values(sectors)].filter((list) => typeof list === "string");
  const counts = lists
    .flatMap((list) => list.split(/[|>]/))
    .map((entry) => ({ entry, count: expandPhrases(entry, phrases.conjugate).length }));
  expect(counts.filter(({ count }) => count > MAX_PHRASES_OF_ENTRY)).toEqual([]);
  expect(counts.reduce((sum, { count }) => sum + count, 0)).toBeLessThanOrEqual(MAX_PHRASES);
});
