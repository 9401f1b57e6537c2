import { describe, expect, test } from "vitest";
import { HOSTILE_OPERATIONS, openHostileCaller } from "../support/hostile-calls.ts";

const callHostile = await openHostileCaller(1);

describe("no call answers 500 to any value that a column rejects", () => {
  test.each(HOSTILE_OPERATIONS)("$id", async (operation) => {
    expect(await callHostile(operation)).toEqual([]);
  });
});
