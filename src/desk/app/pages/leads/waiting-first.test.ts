import { expect, test } from "vitest";
import { waitingFirst } from "./waiting-first.ts";

const getIds = (waiting: string[], signed: string[]): string =>
  waitingFirst(
    waiting.map((id) => ({ id })),
    signed.map((id) => ({ id })),
  )
    .map(({ id }) => id)
    .join("");

test("who waits to be let in comes first, and hides nobody who has signed", () => {
  expect(getIds(["d"], ["a", "b", "d"])).toBe("dab");
  expect(getIds([], ["a", "b"])).toBe("ab");
  expect(getIds(["x", "y"], ["a"])).toBe("xya");
});
