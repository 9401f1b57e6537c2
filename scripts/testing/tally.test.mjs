import { expect, test } from "vitest";
import { tally } from "./tally.mjs";

const file = (status, ...states) => ({
  name: "a.test.ts",
  status,
  assertionResults: states.map((state) => ({ status: state, fullName: "a rule holds" })),
});

test("counts passed and failed tests over all files", () => {
  const report = { testResults: [file("passed", "passed", "passed"), file("failed", "passed", "failed")] };
  expect(tally(report, 1)).toMatchObject({ passed: 3, failed: 1 });
});

test("counts a file that couldn't be loaded as failed", () => {
  expect(tally({ testResults: [file("passed", "passed"), file("failed")] }, 1)).toMatchObject({ passed: 1, failed: 1 });
});

test("counts an unfinished test as failed", () => {
  expect(tally({ testResults: [file("failed", "passed", "pending")] }, 1)).toMatchObject({ passed: 1, failed: 1 });
});

test("counts a crashed runner as failed, with or without a report", () => {
  expect(tally(undefined, 1).failed).toBe(1);
  expect(tally({ testResults: [file("passed", "passed")] }, 137).failed).toBe(1);
});

test("counts a run without tests as failed", () => {
  expect(tally({ testResults: [] }, 0)).toMatchObject({ failed: 1, note: "no test ran" });
  expect(tally({ testResults: [file("passed", "skipped")] }, 0).failed).toBe(1);
});

test("reports each failure in one line: the file, the test and the reason", () => {
  const red = "\u001b[31m";
  const why = {
    status: "failed",
    fullName: "a buyer signs in",
    failureMessages: [`${red}expected 200\n    at a.test.ts`],
  };
  const report = {
    testResults: [
      { name: "a.test.ts", status: "failed", assertionResults: [{ status: "passed", fullName: "fine" }, why] },
      { name: "b.test.ts", status: "failed", assertionResults: [], message: "Cannot find module" },
      file("failed", "pending"),
    ],
  };
  expect(tally(report, 1).failures).toEqual([
    "a.test.ts › a buyer signs in: expected 200",
    "b.test.ts: Cannot find module",
    "a.test.ts › a rule holds: pending",
  ]);
  expect(tally(undefined, 1).failures).toEqual(["the test runner ended without a report"]);
});
