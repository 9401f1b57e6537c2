import { expect, test } from "vitest";
import { tally } from "./tally.mjs";

const file = (status, ...states) => ({ status, assertionResults: states.map((state) => ({ status: state })) });

test("passed and failed tests are counted over all files", () => {
  expect(tally({ testResults: [file("passed", "passed", "passed"), file("failed", "passed", "failed")] }, 1)).toEqual({
    passed: 3,
    failed: 1,
  });
});

test("a file that could not be loaded counts as failed", () => {
  expect(tally({ testResults: [file("passed", "passed"), file("failed")] }, 1)).toEqual({ passed: 1, failed: 1 });
});

test("a test that never ended counts as failed", () => {
  expect(tally({ testResults: [file("failed", "passed", "pending")] }, 1)).toEqual({ passed: 1, failed: 1 });
});

test("a runner that died counts as failed, with a report or without", () => {
  expect(tally(undefined, 1).failed).toBe(1);
  expect(tally({ testResults: [file("passed", "passed")] }, 137).failed).toBe(1);
});

test("a run in which no test ran counts as failed", () => {
  expect(tally({ testResults: [] }, 0)).toMatchObject({ failed: 1, note: "no test ran" });
  expect(tally({ testResults: [file("passed", "skipped")] }, 0).failed).toBe(1);
});
