import { expect, test } from "vitest";
import { countResults } from "./tally.mjs";

const createFileReport = (status, ...states) => ({
  name: "a.test.ts",
  status,
  assertionResults: states.map((state) => ({ status: state, fullName: "a rule holds" })),
});

test("counts passed and failed tests over all files", () => {
  const report = {
    testResults: [createFileReport("passed", "passed", "passed"), createFileReport("failed", "passed", "failed")],
  };
  expect(countResults(report, 1)).toMatchObject({ passed: 3, failed: 1 });
});

test("counts a file that couldn't be loaded as failed", () => {
  expect(
    countResults({ testResults: [createFileReport("passed", "passed"), createFileReport("failed")] }, 1),
  ).toMatchObject({ passed: 1, failed: 1 });
});

test("counts an unfinished test as failed", () => {
  expect(countResults({ testResults: [createFileReport("failed", "passed", "pending")] }, 1)).toMatchObject({
    passed: 1,
    failed: 1,
  });
});

test("counts a crashed runner as failed, with or without a report", () => {
  expect(countResults(undefined, 1).failed).toBe(1);
  expect(countResults({ testResults: [createFileReport("passed", "passed")] }, 137).failed).toBe(1);
});

test("counts a run without tests as failed", () => {
  expect(countResults({ testResults: [] }, 0)).toMatchObject({ failed: 1, note: "no test ran" });
  expect(countResults({ testResults: [createFileReport("passed", "skipped")] }, 0).failed).toBe(1);
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
      createFileReport("failed", "pending"),
    ],
  };
  expect(countResults(report, 1).failures).toEqual([
    "a.test.ts › a buyer signs in: expected 200",
    "b.test.ts: Cannot find module",
    "a.test.ts › a rule holds: pending",
  ]);
  expect(countResults(undefined, 1).failures).toEqual(["the test runner ended without a report"]);
});
