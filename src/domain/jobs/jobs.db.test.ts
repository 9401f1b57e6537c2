import { beforeEach, expect, test } from "vitest";
import { NotAllowed } from "#lib/errors.ts";
import { openTestContext } from "../../../tests/support/context.ts";
import { insertStaff } from "../../../tests/support/leads.ts";
import { insertOffice } from "../../../tests/support/listings.ts";
import { runScheduledJob } from "./do-by-clock.ts";
import { listJobs } from "./list-jobs.ts";
import { retryJob } from "./retry-job.ts";

const START = new Date("2026-11-20T12:00:00Z");
let now = START;
const context = await openTestContext({ clock: () => now });
const { db, queue } = context;
const head = { ...context, viewer: await insertStaff(db, { name: "Hana Head", rank: "head_office" }) };
const reader = { ...context, viewer: await insertStaff(db, { name: "Rae Reader", rank: "read_only" }) };
const office_id = await insertOffice(db);
const manager = { ...context, viewer: await insertStaff(db, { name: "Ada", rank: "office_manager", office_id }) };

const after = (minutes: number): void => {
  now = new Date(START.getTime() + minutes * 60_000);
};
let runs = 0;
const sweep = { name: "sweep", every_minutes: 10, work: async () => ++runs };
const state = async () => (await listJobs(head, [sweep])).timetable;

beforeEach(async () => {
  now = START;
  runs = 0;
  queue.failedJobs.splice(0);
  queue.sent.splice(0);
  await db.deleteFrom("clock_work").execute();
});

test("runs a scheduled job once per interval, however many processes check it", async () => {
  await Promise.all([1, 2, 3].map(() => runScheduledJob(context, sweep)));
  after(9);
  await runScheduledJob(context, sweep);
  expect(runs).toBe(1);
  after(10);
  await Promise.all([1, 2, 3].map(() => runScheduledJob(context, sweep)));
  expect(runs).toBe(2);
});

test("lists each scheduled job's last run and result, also before its first run", async () => {
  const never = { name: "sweep", every_minutes: 10, started_at: null, finished_at: null, done: null, error: null };
  expect(await state()).toEqual([never]);
  await runScheduledJob(context, sweep);
  const at = START.toISOString();
  expect(await state()).toEqual([{ ...never, started_at: at, finished_at: at, done: 1 }]);
});

test("stores the error of a failed run and runs again as usual", async () => {
  const failing = { ...sweep, work: () => Promise.reject(new Error("no\nway")) };
  await runScheduledJob(context, failing);
  expect(await state()).toMatchObject([{ done: null, error: "no way" }]);
  after(10);
  await runScheduledJob(context, sweep);
  expect(await state()).toMatchObject([{ done: 1, error: null }]);
});

test("retries a permanently failed job once, only for head office, and logs who did it", async () => {
  const id = "11111111-1111-4111-8111-111111111111";
  const job = { id, name: "send-mail", tries: 30, error: "no", queued_at: START, failed_at: START, next_try_at: null };
  queue.failedJobs.push({ ...job, data: { outbox_id: "1", token: "canary" } });
  await expect(listJobs(manager, [])).rejects.toBeInstanceOf(NotAllowed);
  const before = await listJobs(reader, []);
  expect(before.failed).toEqual([{ ...job, queued_at: START.toISOString(), failed_at: START.toISOString() }]);
  expect(before.queues).toMatchObject([{ name: "send-mail", failed: 1 }]);
  expect(JSON.stringify(before)).not.toContain("canary");
  for (const who of [reader, manager]) await expect(retryJob(who, "send-mail", id)).rejects.toBeInstanceOf(NotAllowed);
  for (const name of ["send-mail", "send-mail", "no-such-queue"]) await retryJob(head, name, id);
  await retryJob(head, "send-mail", "nonsense");
  expect(queue.sent).toEqual([{ name: "send-mail", data: { outbox_id: "1", token: "canary" } }]);
  const recorded = await db.selectFrom("staff_actions").select(["action", "account_id"]).execute();
  expect(recorded).toEqual([{ action: "job.retried", account_id: head.viewer.id }]);
});
