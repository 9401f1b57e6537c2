import { fromKysely, PgBoss, type QueueOptions } from "pg-boss";
import type { Connection, Db } from "#db/connect.ts";
import type { Log } from "#lib/log.ts";
import { STOP_TIMES_MS } from "#lib/time/stop-times.ts";
import { selectFailedJobs, selectQueueCounts, selectScheduledRuns } from "./job-queries.ts";
import type { FailedJob, JobQueue, QueueCount, ScheduledJob, ScheduledRun } from "./job-queue.ts";
import { runSchedule, SCHEDULED_JOBS } from "./scheduled-queue.ts";

const POLLING_SECONDS = 2;

/**
 * Retries a job for about a day: one or two seconds after the first failure, then with delays that double up to a
 * quarter of an hour. Up to half of each delay is random, so that jobs that failed together are not retried together. A
 * job whose process died is retried after it expires.
 */
const RETRY_OPTIONS: QueueOptions = {
  retryLimit: 105,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 900,
  expireInSeconds: 300,
};

/**
 * Creates a job queue in the network's own database, with pg-boss.
 *
 * @param retryOptions overrides how often and how soon a failed job is retried.
 */
export function createJobQueue(connection: Connection, log: Log, retryOptions: QueueOptions = RETRY_OPTIONS): JobQueue {
  return new PgBossQueue(connection, log, retryOptions);
}

class PgBossQueue implements JobQueue {
  #startedBoss: PgBoss | undefined;
  readonly #connection: Connection;
  readonly #log: Log;
  #names: readonly string[] = [];
  readonly #retryOptions: QueueOptions;
  /** The pg-boss worker ids in this process, by job name. */
  readonly #workers = new Map<string, string>();
  /** The names of jobs queued in open transactions. */
  readonly #uncommitted = new WeakMap<Db, Set<string>>();
  #starting: Promise<void> | undefined;

  constructor(connection: Connection, log: Log, retryOptions: QueueOptions) {
    this.#connection = connection;
    this.#log = log;
    this.#retryOptions = retryOptions;
  }

  get #boss(): PgBoss {
    if (!this.#startedBoss) throw new Error("The job queue is not started.");
    return this.#startedBoss;
  }

  #createBoss(isScheduled: boolean): PgBoss {
    const connection = this.#connection;
    const isEmbedded = connection.kind === "embedded";
    const boss = new PgBoss({
      db: { executeSql: (text, values) => connection.executeSql(text, values) },
      backend: isEmbedded ? "pglite" : "postgres",
      schedule: isScheduled,
      // The embedded database has one session and little data, so it needs neither.
      ...(isEmbedded ? { reindex: false, monitorVacuum: false } : {}),
      // No job depends on another, so dependencies rarely need to be resolved.
      flowIntervalSeconds: 3_600,
    });
    boss.on("error", logOncePerMinute(this.#log));
    boss.on("warning", (warning) => this.#log.warn({ warning }, "job queue"));
    return boss;
  }

  start(names: readonly string[], schedule: readonly ScheduledJob[] = []): Promise<void> {
    this.#starting ??= this.#start(names, schedule);
    return this.#starting;
  }

  async #start(names: readonly string[], schedule: readonly ScheduledJob[]): Promise<void> {
    this.#names = names;
    this.#startedBoss = this.#createBoss(schedule.length > 0);
    await this.#boss.start();
    const known = new Set((await this.#boss.getQueues()).map(({ name }) => name));
    for (const name of names) {
      if (known.has(name)) continue;
      await this.#boss.createQueue(name);
      // Fills pg-boss's queue cache. Otherwise pg-boss would query the queue while the first job is queued in a
      // transaction, which deadlocks on the embedded database's single session.
      await this.#boss.findJobs(name, { key: name });
    }
    if (schedule.length > 0) await runSchedule(this.#boss, schedule, this.#log);
  }

  async send(db: Db, name: string, data: object, after?: Date): Promise<void> {
    await this.#boss.send(name, data, {
      ...this.#retryOptions,
      ...(after ? { startAfter: after } : {}),
      db: fromKysely(db),
    });
    if (!db.isTransaction) return this.#wake(name);
    const names = this.#uncommitted.get(db) ?? new Set();
    this.#uncommitted.set(db, names.add(name));
  }

  notifyCommitted(db: Db): void {
    for (const name of this.#uncommitted.get(db) ?? []) this.#wake(name);
  }

  async work(name: string, handle: (data: unknown) => Promise<void>): Promise<void> {
    const worker = await this.#boss.work(name, { pollingIntervalSeconds: POLLING_SECONDS }, async ([job]) => {
      if (!job) return;
      try {
        await handle(job.data);
      } catch (error) {
        this.#log.warn({ err: error, job: name, id: job.id }, "job failed; it will be retried");
        throw error;
      } finally {
        // Starts the next job of a backlog immediately instead of at the next poll.
        this.#wake(name);
      }
    });
    this.#workers.set(name, worker);
  }

  async countWaiting(): Promise<Record<string, number>> {
    const queues = await this.#boss.getQueues([...this.#names]);
    return Object.fromEntries(queues.map(({ name, queuedCount }) => [name, queuedCount]));
  }

  countByState(): Promise<QueueCount[]> {
    return selectQueueCounts(this.#connection, this.#names);
  }

  listFailed(limit: number): Promise<FailedJob[]> {
    return selectFailedJobs(this.#connection, this.#names, limit);
  }

  listScheduledRuns(): Promise<ScheduledRun[]> {
    return selectScheduledRuns(this.#connection, SCHEDULED_JOBS);
  }

  async retry(name: string, id: string): Promise<boolean> {
    if (!this.#names.includes(name)) return false;
    // The library's type omits the return value.
    const { affected } = (await this.#boss.retry(name, id)) as { affected: number };
    if (affected > 0) this.#wake(name);
    return affected > 0;
  }

  async stop(): Promise<void> {
    if (!this.#starting) return;
    await this.#starting?.catch(() => {});
    const names = [...this.#workers.keys(), SCHEDULED_JOBS];
    const idle = Promise.all(names.map((name) => this.#boss.offWork(name, { wait: true })));
    await waitAtMost(idle);
    await this.#boss.stop({ graceful: false, close: false });
  }

  #wake(name: string): void {
    const worker = this.#workers.get(name);
    if (worker) this.#boss.notifyWorker(worker);
  }
}

/**
 * Logs an error only once per minute. Every queue polls every few seconds, so an outage of the database would repeat it
 * many times.
 */
function logOncePerMinute(log: Log): (error: Error) => void {
  let last = { message: "", at: 0 };
  return (error) => {
    const now = performance.now();
    if (error.message === last.message && now - last.at < 60_000) return;
    last = { message: error.message, at: now };
    log.error({ err: error }, "job queue");
  };
}

async function waitAtMost(work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise((resolve) => {
    timer = setTimeout(resolve, STOP_TIMES_MS.jobs);
  });
  await Promise.race([work, timeout]);
  clearTimeout(timer);
}
