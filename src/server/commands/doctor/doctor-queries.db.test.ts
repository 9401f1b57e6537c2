import { expect, test } from "vitest";
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
  expect(await selectWorkState(db)).toEqual({ failed_jobs: 0, late_mails: 0, minutes_since_run: null });
});
