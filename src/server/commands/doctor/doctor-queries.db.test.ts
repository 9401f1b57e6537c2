import { expect, test } from "vitest";
import { findLastBackup, recordBackup } from "#domain/jobs/last-backup.ts";
import { selectRuns } from "#domain/jobs/progress-queries.ts";
import { createJobQueue } from "#integrations/job-queue-pg-boss.ts";
import { silentLog } from "#lib/log.ts";
import { openTestDatabase } from "../../../../tests/support/database.ts";
import { selectServerState, selectWorkState } from "./doctor-queries.ts";

const connection = await openTestDatabase();
const { db } = connection;

test("reads the server's version and clock", async () => {
  const { version, now } = await selectServerState(db);
  expect(version).toBeGreaterThanOrEqual(15);
  expect(Math.abs(now - Date.now())).toBeLessThan(60_000);
});

test("knows a database without a queue, and one on which no worker has run", async () => {
  expect(await selectWorkState(db)).toBeNull();
  const queue = createJobQueue(connection, silentLog);
  await queue.start(["send-mail"]);
  await queue.stop();
  const fresh = { failed_jobs: 0, late_mails: 0, minutes_since_run: null, hours_since_backup: null };
  expect(await selectWorkState(db)).toEqual(fresh);
});

test("knows how old the last backup is", async () => {
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000 - 60_000);
  for (const hours of [50, 3]) {
    const backup = { file: `/var/backups/${hours}.tar`, rows: 12, started_at: hoursAgo(hours + 1) };
    await recordBackup({ db, clock: () => hoursAgo(hours) }, backup);
    expect(await selectWorkState(db)).toMatchObject({ hours_since_backup: hours });
  }
  expect(await findLastBackup({ db })).toBeInstanceOf(Date);
  // The desk shows the last one only, also if its file was overwritten.
  await recordBackup(
    { db, clock: () => hoursAgo(1) },
    { file: "/var/backups/3.tar", rows: 13, started_at: hoursAgo(1) },
  );
  expect(await selectRuns(db, 10)).toMatchObject([{ name: "backup", subject: "/var/backups/3.tar" }]);
});
