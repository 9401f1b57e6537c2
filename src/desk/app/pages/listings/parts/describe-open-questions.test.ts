import { expect, test } from "vitest";
import { describeOpenQuestions } from "./describe-open-questions.ts";

test.each([
  [2, "draft", "2 to answer before you can publish"],
  [2, "withdrawn", "2 to answer before you can publish"],
  [2, "active", "2 to answer before you can save"],
  [1, "under_offer", "1 to answer before you can save"],
  [0, "active", "All answered."],
] as const)("says what %i open questions of a listing that is %s prevent", (count, status, text) => {
  expect(describeOpenQuestions(count, status)).toBe(text);
});
