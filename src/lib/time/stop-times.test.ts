import { expect, test } from "vitest";
import { STOP_TIMES_MS } from "./stop-times.ts";

test("the steps of stopping a process fit into the time for all of them", () => {
  const { all, ...steps } = STOP_TIMES_MS;
  expect(Object.values(steps).reduce((sum, time) => sum + time)).toBeLessThan(all);
});
