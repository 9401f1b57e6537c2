import { expect, test } from "vitest";
import { memoize } from "./memoize.ts";

test("computes an answer once, and again only after too many others", () => {
  const query: string[] = [];
  const length = memoize(2, (text) => {
    query.push(text);
    return text.length;
  });
  expect([length("a"), length("bb"), length("a"), length("bb")]).toEqual([1, 2, 1, 2]);
  expect(query).toEqual(["a", "bb"]);
  expect([length("ccc"), length("a")]).toEqual([3, 1]);
  expect(query).toEqual(["a", "bb", "ccc", "a"]);
});
