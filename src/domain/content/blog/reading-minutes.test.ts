import { expect, test } from "vitest";
import { getReadingMinutes } from "./reading-minutes.ts";

const createText = (words: number): string => `<h2>${"word ".repeat(words)}</h2>`;

test.each([
  [0, 1],
  [229, 1],
  [322, 1],
  [346, 2],
  [920, 4],
])("reads %i words in %i minutes", (words, minutes) => {
  expect(getReadingMinutes(createText(words))).toBe(minutes);
});

test("counts no tags or punctuation marks as words", () => {
  expect(getReadingMinutes(`${"<p class='a b c d'>–</p>".repeat(400)}`)).toBe(1);
});
