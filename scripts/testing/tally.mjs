import { stripVTControlCharacters } from "node:util";

/** Returns the first line of a failure message without colors. */
const getFirstLine = (message) => stripVTControlCharacters(message ?? "").split("\n", 1)[0];

/** Returns one line per failure in a file: the file, the test and the first line of the reason. */
function getFailures(file) {
  const tests = file.assertionResults.filter((test) => test.status === "failed" || test.status === "pending");
  if (tests.length === 0) return [`${file.name}: ${getFirstLine(file.message) || "the file could not be run"}`];
  return tests.map(
    (test) => `${file.name} › ${test.fullName}: ${getFirstLine(test.failureMessages?.[0]) || test.status}`,
  );
}

/**
 * Counts the results of a Vitest run from its JSON report (missing if it crashed) and its exit code. A file that
 * couldn't be loaded, an unfinished test, an error outside any test and a run without tests each count as failed.
 * `failures` has a line for each.
 */
export function countResults(report, exitCode) {
  if (!report) return createFailedResult("the test runner ended without a report");
  let passed = 0;
  let skipped = 0;
  const failures = [];
  for (const file of report.testResults) {
    const states = file.assertionResults.map((test) => test.status);
    passed += states.filter((state) => state === "passed").length;
    skipped += states.filter((state) => state === "skipped" || state === "todo").length;
    if (file.status === "failed" || states.includes("failed") || states.includes("pending"))
      failures.push(...getFailures(file));
  }
  const failed = failures.length;
  if (passed + failed === 0) return createFailedResult("no test ran");
  if (exitCode !== 0 && failed === 0)
    return { ...createFailedResult(`the test runner failed with exit code ${exitCode}`), passed };
  return { passed, failed, failures, ...(skipped > 0 && { note: `${skipped} skipped` }) };
}

const createFailedResult = (note) => ({ passed: 0, failed: 1, failures: [note], note });
