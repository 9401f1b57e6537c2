import { sql } from "kysely";
import { afterEach, expect, test } from "vitest";
import { silentLog } from "#lib/log.ts";
import { openTestDatabase } from "../../tests/support/database.ts";
import type { JobQueue } from "./job-queue.ts";
import { createJobQueue } from "./job-queue-pg-boss.ts";
import { SCHEDULED_JOBS } from "./scheduled-queue.ts";

const connection = await openTestDatabase();
const { db } = connection;

let queue: JobQueue;
let lastName = 0;

/** Starts a queue with a unique name whose jobs are retried immediately. */
async function openQueue(): Promise<string> {
  queue = createJobQueue(connection, silentLog, { retryLimit: 3, retryDelay: 0 });
  lastName += 1;
  const name = `work-${lastName}`;
  await queue.start([name]);
  return name;
}

afterEach(() => queue.stop());

/** Handles jobs until `count` have arrived, and returns their data. */
function take(name: string, count: number, handle: (data: unknown) => Promise<void> = async () => {}) {
  return new Promise<unknown[]>((resolve, reject) => {
    const taken: unknown[] = [];
    queue
      .work(name, async (data) => {
        taken.push(data);
        try {
          await handle(data);
        } finally {
          if (taken.length === count) resolve(taken);
        }
      })
      .catch(reject);
  });
}

/** Waits for a job, which lasts until the returned function is called. */
function startLongJob(name: string, onFinished = () => {}): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const handle = async (): Promise<void> => {
      await new Promise<void>(resolve);
      onFinished();
    };
    queue.work(name, handle).catch(reject);
  });
}

/** Makes enough database round trips for any other pending work to run. */
async function countStatements(): Promise<void> {
  for (let round = 0; round < 20; round++) await sql`select 1`.execute(db);
}

async function runInTransaction(work: (transaction: typeof db) => Promise<void>): Promise<void> {
  let used = db;
  await db.transaction().execute((transaction) => {
    used = transaction;
    return work(transaction);
  });
  queue.notifyCommitted(used);
}

test("runs a job that a committed transaction queued", async () => {
  const name = await openQueue();
  const taken = take(name, 1);
  await runInTransaction((transaction) => queue.send(transaction, name, { enquiry: "a" }));
  expect(await taken).toEqual([{ enquiry: "a" }]);
});

test("never runs a job that a failed transaction queued", async () => {
  const name = await openQueue();
  const failing = runInTransaction(async (transaction) => {
    await queue.send(transaction, name, { enquiry: "lost" });
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  await queue.send(db, name, { enquiry: "kept" });
  expect(await take(name, 1)).toEqual([{ enquiry: "kept" }]);
});

test("handles a backlog in order, one job at a time, without polling between jobs", async () => {
  const name = await openQueue();
  const numbers = Array.from({ length: 16 }, (_, at) => at + 1);
  for (const number of numbers) await queue.send(db, name, { number });
  let running = 0;
  let max = 0;
  const taken = await take(name, 16, async () => {
    running += 1;
    max = Math.max(max, running);
    await Promise.resolve();
    running -= 1;
  });
  expect(max).toBe(1);
  expect(taken).toEqual(numbers.map((number) => ({ number })));
  // With polls between the jobs, it would take half a minute.
}, 28_000);

test("starts a job at the commit instead of the next poll when a worker is idle", async () => {
  const name = await openQueue();
  let next = (_data: unknown) => {};
  await queue.work(name, async (data) => next(data));
  for (let number = 1; number <= 30; number++) {
    const handled = new Promise((resolve) => {
      next = resolve;
    });
    await runInTransaction((transaction) => queue.send(transaction, name, { number }));
    expect(await handled).toEqual({ number });
    await countStatements();
  }
  // Polling would take up to a minute.
}, 28_000);

test("retries a failed job", async () => {
  const name = await openQueue();
  let attempts = 0;
  await queue.send(db, name, { mail: 1 });
  const taken = await take(name, 2, async () => {
    attempts += 1;
    if (attempts === 1) throw new Error("the server is away");
  });
  expect(taken).toEqual([{ mail: 1 }, { mail: 1 }]);
});

test("waits on stop for the current job and leaves the rest for the next start", async () => {
  const name = await openQueue();
  await queue.send(db, name, { number: 1 });
  await queue.send(db, name, { number: 2 });
  const steps: string[] = [];
  const finish = await startLongJob(name, () => steps.push("finished"));
  const stopped = queue.stop().then(() => steps.push("stopped"));
  await countStatements();
  expect(steps).toEqual([]);
  finish();
  await stopped;
  expect(steps).toEqual(["finished", "stopped"]);

  queue = createJobQueue(connection, silentLog);
  await queue.start([name]);
  expect(await take(name, 1)).toEqual([{ number: 2 }]);
});

test("returns a job that doesn't end in time to the queue", async () => {
  const name = await openQueue();
  await queue.send(db, name, { number: 1 });
  const finish = await startLongJob(name);
  await queue.stop();
  finish();

  queue = createJobQueue(connection, silentLog);
  await queue.start([name]);
  expect(await take(name, 1)).toEqual([{ number: 1 }]);
});

test("throws if the queue was not started instead of blocking a transaction", async () => {
  await openQueue();
  const sleeping = createJobQueue(connection, silentLog);
  await expect(db.transaction().execute((transaction) => sleeping.send(transaction, "x", {}))).rejects.toThrow(
    "started",
  );
});

test("counts a permanently failed job, lists its error without its data, and retries it on request", async () => {
  queue = createJobQueue(connection, silentLog, { retryLimit: 0 });
  await queue.start(["given-up"]);
  let finish = (): void => {};
  let runs = 0;
  const failing = take("given-up", 1, async () => {
    runs += 1;
    if (runs === 1) throw new Error("the mailbox is full");
    // While it runs again, it isn't a failed job.
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
  });
  await queue.send(db, "given-up", { token: "canary" });
  await failing;
  const failed = await expect
    .poll(() => queue.listFailed(10))
    .toMatchObject([
      { name: "given-up", tries: 1, error: expect.stringContaining("mailbox is full"), next_try_at: null },
    ])
    .then(() => queue.listFailed(10));
  expect(JSON.stringify(failed)).not.toContain("canary");
  expect(await queue.countByState()).toMatchObject([{ name: "given-up", failed: 1, waiting: 0, done: 0 }]);
  const { id = "" } = failed[0] ?? {};
  expect(await queue.retry("no-such-queue", id)).toBe(false);
  expect(await queue.retry("given-up", id)).toBe(true);
  expect(await queue.retry("given-up", id)).toBe(false);
  await expect.poll(() => runs).toBe(2);
  finish();
});

test("stores the result or the error of a scheduled job's run", async () => {
  queue = createJobQueue(connection, silentLog, { retryLimit: 0 });
  await queue.start(
    [],
    [
      { name: "count", every_minutes: 60, run: async () => 3 },
      { name: "sweep", every_minutes: 60, run: () => Promise.reject(new Error("no way")) },
    ],
  );
  for (const [index, name] of ["count", "sweep"].entries()) {
    await queue.send(db, SCHEDULED_JOBS, { name });
    const listFinished = async () => (await queue.listScheduledRuns()).filter((run) => run.finished_at);
    await expect.poll(listFinished).toHaveLength(index + 1);
  }
  const [count, sweep] = await queue.listScheduledRuns();
  expect(count).toMatchObject({ name: "count", done: 3, error: null });
  expect(sweep).toMatchObject({ name: "sweep", done: null, error: "no way" });
});

test("stores the schedule and removes a job that has left it", async () => {
  const openSchedule = async (name: string, every_minutes: 1 | 60): Promise<void> => {
    queue = createJobQueue(connection, silentLog);
    await queue.start([], [{ name, every_minutes, run: async () => 1 }]);
  };
  await openSchedule("old", 1);
  await queue.stop();
  await openSchedule("new", 60);
  const { rows } = await sql`select key, cron, options ->> 'missed' as missed from pgboss.schedule`.execute(db);
  expect(rows).toEqual([{ key: "new", cron: "0 * * * *", missed: "once" }]);
});
