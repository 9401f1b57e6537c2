import { expect, test } from "vitest";
import { outcome } from "./outcome.mjs";

test("a year that earned less than nothing is a loss, any other one a profit", () => {
  expect([-1, 0, 1].map(outcome)).toEqual(["loss", "profit", "profit"]);
});
