/**
 * What a run of Vitest comes to, from its JSON report (none where it died) and its exit code. A file that could not be
 * loaded, a test that never ended, an error outside any test and a run without tests each count as failed.
 */
export function tally(report, exitCode) {
  if (!report) return { passed: 0, failed: 1, note: "the test runner ended without a report" };
  let passed = 0;
  let failed = 0;
  let skipped = 0;
  for (const file of report.testResults) {
    const states = file.assertionResults.map((test) => test.status);
    const failedHere = states.filter((state) => state === "failed" || state === "pending").length;
    passed += states.filter((state) => state === "passed").length;
    failed += file.status === "failed" ? Math.max(failedHere, 1) : failedHere;
    skipped += states.filter((state) => state === "skipped" || state === "todo").length;
  }
  if (passed + failed === 0) return { passed, failed: 1, note: "no test ran" };
  if (exitCode !== 0 && failed === 0)
    return { passed, failed: 1, note: `the test runner failed with exit code ${exitCode}` };
  return skipped > 0 ? { passed, failed, note: `${skipped} skipped` } : { passed, failed };
}
