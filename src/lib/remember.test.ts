import { expect, test } from "vitest";
import { remember } from "./remember.ts";

test("a question is worked out once, and again only after too many others were asked", () => {
  const asked: string[] = [];
  const length = remember(2, (text) => {
    asked.push(text);
    return text.length;
  });
  expect([length("a"), length("bb"), length("a"), length("bb")]).toEqual([1, 2, 1, 2]);
  expect(asked).toEqual(["a", "bb"]);
  expect([length("ccc"), length("a")]).toEqual([3, 1]);
  expect(asked).toEqual(["a", "bb", "ccc", "a"]);
});
