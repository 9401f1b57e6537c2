import { NO_PLUGINS } from "#config/plugin-ids.ts";
import type { Connection } from "#db/connect.ts";
import { loadReferenceData } from "#domain/content/source/load-reference-data.ts";
import type { Context } from "#domain/context.ts";
import type { LiveIndex } from "#domain/search/index/live-index.ts";
import { loadIndex } from "#domain/search/index/load-index.ts";
import { createNameComparer } from "#domain/search/name-order.ts";
import { EDITIONS } from "#editions/countries.ts";
import type { Edition } from "#editions/edition.ts";
import { createEncryptor } from "#integrations/encryptor.ts";
import { createFilesInMemory } from "#integrations/files/files-in-memory.ts";
import { createGazetteer } from "#integrations/gazetteer/gazetteer.ts";
import type { FailedJob, JobQueue, QueueCount, ScheduledJob, ScheduledRun } from "#integrations/job-queue.ts";
import { createArgon2Hasher } from "#integrations/password-hash.ts";
import { silentLog } from "#lib/log.ts";
import { openTestDatabase } from "./database.ts";
import { createTestDocuments, createTestPdfWriter } from "./pdf.ts";

/** Stores queued jobs and runs them when a test calls for it. */
export class FakeJobQueue implements JobQueue {
  readonly sent: { name: string; data: object; after?: Date }[] = [];
  /** Failed jobs, added by tests. */
  readonly failedJobs: (FailedJob & { data: object })[] = [];
  readonly #handlers = new Map<string, (data: unknown) => Promise<void>>();

  /** Scheduled jobs, which run when a test calls them. */
  schedule: readonly ScheduledJob[] = [];
  readonly runs: ScheduledRun[] = [];

  async start(_names: readonly string[], schedule: readonly ScheduledJob[] = []): Promise<void> {
    this.schedule = schedule;
  }

  notifyCommitted(): void {}

  async send(_db: unknown, name: string, data: object, after?: Date): Promise<void> {
    this.sent.push({ name, data, ...(after ? { after } : {}) });
  }

  async work(name: string, handle: (data: unknown) => Promise<void>): Promise<void> {
    this.#handlers.set(name, handle);
  }

  async runAll(): Promise<void> {
    for (const { name, data } of this.sent.splice(0)) await this.#handlers.get(name)?.(data);
  }

  async countWaiting(): Promise<Record<string, number>> {
    return {};
  }

  async countByState(): Promise<QueueCount[]> {
    const names = new Set([...this.sent, ...this.failedJobs].map(({ name }) => name));
    return [...names].map((name) => {
      const countJobs = (jobs: { name: string }[]): number => jobs.filter((job) => job.name === name).length;
      const failed = countJobs(this.failedJobs);
      return { name, waiting: countJobs(this.sent), retrying: 0, active: 0, failed, done: 0, last_done_at: null };
    });
  }

  async listFailed(limit: number): Promise<FailedJob[]> {
    return this.failedJobs.slice(0, limit).map(({ data: _, ...job }) => job);
  }

  async listScheduledRuns(): Promise<ScheduledRun[]> {
    return this.runs;
  }

  async retry(name: string, id: string): Promise<boolean> {
    const at = this.failedJobs.findIndex((job) => job.name === name && job.id === id);
    const [job] = at < 0 ? [] : this.failedJobs.splice(at, 1);
    if (job) this.sent.push({ name, data: job.data });
    return job !== undefined;
  }

  async stop(): Promise<void> {}
}

/** Rebuilds the index for every search, because tests write to the database directly. */
function createUncachedIndex(connection: Connection, edition: Edition): LiveIndex {
  return { getCurrent: () => loadIndex(connection.db, createNameComparer(edition)) };
}

export interface TestContext extends Context {
  queue: FakeJobQueue;
  connection: Connection;
}

/**
 * Opens a US context on a fresh database with regions, categories and a head office; `overrides` replaces parts of it.
 */
export async function openTestContext(overrides: Partial<Context> = {}): Promise<TestContext> {
  const connection = await openTestDatabase();
  const context: TestContext = {
    db: connection.db,
    viewer: { role: "visitor" },
    edition: EDITIONS.US,
    locale: "en-US",
    network: {
      brand: "Transworld Business Advisors",
      origin: "http://localhost:3000",
      locales: ["en-US"],
      default_phone: "(800) 233-9495",
      sibling_sites: "https://{code}.example.com",
      analytics: NO_PLUGINS,
    },
    clock: () => new Date("2026-11-20T12:00:00Z"),
    gazetteer: createGazetteer([], { regions: EDITIONS.US.regions }),
    files: createFilesInMemory(),
    pdf: createTestPdfWriter(),
    documents: createTestDocuments(),
    encryptor: createEncryptor(["a key of the tests alone"]),
    // The cheapest parameters, because test passwords need no protection.
    passwords: createArgon2Hasher({ memoryCost: 8, timeCost: 1, parallelism: 1 }),
    log: silentLog,
    index: createUncachedIndex(connection, overrides.edition ?? EDITIONS.US),
    ...overrides,
    queue: new FakeJobQueue(),
    connection,
  };
  await loadReferenceData(context);
  return context;
}
