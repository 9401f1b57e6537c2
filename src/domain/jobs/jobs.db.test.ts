import { beforeEach, expect, test } from "vitest";
import { NotAllowed } from "#lib/errors.ts";
import { openTestContext } from "../../../tests/support/context.ts";
import { insertStaff } from "../../../tests/support/leads.ts";
import { insertOffice } from "../../../tests/support/listings.ts";
import { listJobs } from "./list-jobs.ts";
import { retryJob } from "./retry-job.ts";

const START = new Date("2026-11-20T12:00:00Z");
const context = await openTestContext({ clock: () => START });
const { db, queue } = context;
const head = { ...context, viewer: await insertStaff(db, { name: "Hana Head", staff_role: "head_office" }) };
const reader = { ...context, viewer: await insertStaff(db, { name: "Rae Reader", staff_role: "read_only" }) };
const office_id = await insertOffice(db);
const manager = { ...context, viewer: await insertStaff(db, { name: "Ada", staff_role: "office_manager", office_id }) };

beforeEach(() => {
  queue.failedJobs.splice(0);
  queue.sent.splice(0);
});

test("lists each scheduled job's last run and result, also before its first run", async () => {
  const schedule = [
    { name: "sweep", every_minutes: 60 as const },
    { name: "count", every_minutes: 1 as const },
  ];
  queue.runs.push({ name: "sweep", started_at: START, finished_at: START, done: 3, error: null });
  const at = START.toISOString();
  expect((await listJobs(head, schedule)).schedule).toEqual([
    { name: "sweep", every_minutes: 60, started_at: at, finished_at: at, done: 3, error: null },
    { name: "count", every_minutes: 1, started_at: null, finished_at: null, done: null, error: null },
  ]);
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
