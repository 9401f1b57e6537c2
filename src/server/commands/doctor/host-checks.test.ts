import { expect, test } from "vitest";
import { describeWork, isWorkerRunning } from "./host-checks.ts";

const WELL = { failed_jobs: 0, late_mails: 0, minutes_since_run: 0, hours_since_backup: 5 };
const listProblems = (change: Partial<typeof WELL> | { hours_since_backup: null }) =>
  describeWork({ ...WELL, ...change }).filter(({ status }) => status !== "ok");

test("finds nothing wrong with a site that works", () => expect(listProblems({})).toEqual([]));

test.each([
  [{ hours_since_backup: 27 }, "problem", "the last one is 27 h old. See journalctl -u handover-backup."],
  [{ hours_since_backup: null }, "warning", "there is none yet"],
  [{ minutes_since_run: 16 }, "problem", "no worker has run for 16 minutes"],
  [{ failed_jobs: 2 }, "warning", "2 jobs failed"],
  [{ late_mails: 1 }, "problem", "Check SMTP_URL and the worker's log."],
])("reports %j", (change, status, text) => {
  expect(listProblems(change)).toEqual([{ status, text: expect.stringContaining(text) }]);
});

test.each([
  [0, true],
  [15, true],
  [16, false],
  [null, false],
])("with a last run %j minutes ago, a worker is running: %j", (minutes_since_run, isRunning) => {
  expect(isWorkerRunning({ ...WELL, minutes_since_run })).toBe(isRunning);
});
