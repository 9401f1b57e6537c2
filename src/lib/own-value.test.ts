import { expect, test } from "vitest";
import { getOwnValue } from "./own-value.ts";

test("returns own keys only, none inherited from Object.prototype", () => {
  expect(getOwnValue({ a: 1 }, "a")).toBe(1);
  for (const name of Object.getOwnPropertyNames(Object.prototype)) expect(getOwnValue({ a: 1 }, name)).toBeUndefined();
});
