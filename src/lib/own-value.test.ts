import { expect, test } from "vitest";
import { ownValue } from "./own-value.ts";

test("a table answers to its own keys and to none of every object's", () => {
  expect(ownValue({ a: 1 }, "a")).toBe(1);
  for (const name of Object.getOwnPropertyNames(Object.prototype)) expect(ownValue({ a: 1 }, name)).toBeUndefined();
});
