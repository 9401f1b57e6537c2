import { expect, test } from "vitest";
import { ownValue } from "./own-value.ts";

test("returns own keys only, none inherited from Object.prototype", () => {
  expect(ownValue({ a: 1 }, "a")).toBe(1);
  for (const name of Object.getOwnPropertyNames(Object.prototype)) expect(ownValue({ a: 1 }, name)).toBeUndefined();
});
