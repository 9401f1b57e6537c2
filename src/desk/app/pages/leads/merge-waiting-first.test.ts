import { expect, test } from "vitest";
import { mergeWaitingFirst } from "./merge-waiting-first.ts";

const getIds = (waiting: string[], signed: string[]): string =>
  mergeWaitingFirst(
    waiting.map((id) => ({ id })),
    signed.map((id) => ({ id })),
  )
    .map(({ id }) => id)
    .join("");

test("puts waiting NDAs first and lists each NDA once", () => {
  expect(getIds(["d"], ["a", "b", "d"])).toBe("dab");
  expect(getIds([], ["a", "b"])).toBe("ab");
  expect(getIds(["x", "y"], ["a"])).toBe("xya");
});
