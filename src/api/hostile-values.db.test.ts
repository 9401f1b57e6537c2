import { describe, expect, test } from "vitest";
import { HOSTILE_OPERATIONS, openHostileCaller } from "../../tests/support/hostile-calls.ts";

/** A third of the calls; the nightly run makes all. */
const callHostile = await openHostileCaller(3);

describe("no call answers 500 to a value that a column rejects", () => {
  test.each(HOSTILE_OPERATIONS)("$id", async (operation) => {
    expect(await callHostile(operation)).toEqual([]);
  });
});
