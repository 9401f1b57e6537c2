import { Counter, collectDefaultMetrics, Gauge, Registry } from "prom-client";
import type { Replicas } from "#db/postgres/replicas.ts";
import { DurationHistogram } from "./duration-histogram.ts";
import { addReplicaMetrics } from "./replica-metrics.ts";
import { getRouteClass } from "./route-class.ts";

/** The sources of values that are queried each time the metrics are read. */
export interface MetricsSources {
  isReachable(): Promise<boolean>;
  /** Emails waiting to be sent. */
  countWaitingMails(): Promise<number>;
  /** Jobs waiting to run, by queue name. */
  countWaitingJobs(): Promise<Record<string, number>>;
  /** When the last backup was completed; null if there is none. */
  findLastBackup(): Promise<Date | null>;
  /** Absent without replicas. */
  replicas?: Pick<Replicas, "describe" | "reads"> | undefined;
  /** Security events since the start, by name. */
  countSecurityEvents(): Record<string, number>;
}

/** The metrics of this process. */
export interface Metrics {
  /** Counts a response that has been sent. */
  recordResponse(path: string, status: number, milliseconds: number): void;
  /** Counts a page cache lookup and whether it was a hit. */
  recordLookup(isHit: boolean): void;
  contentType: string;
  /** Renders all metrics in Prometheus' text format. */
  render(): Promise<string>;
}

/** Metrics of this process and its work; docs/metrics.md documents each. */
export function createMetrics({
  isReachable,
  countWaitingMails,
  countWaitingJobs,
  countSecurityEvents,
  findLastBackup,
  replicas,
}: MetricsSources): Metrics {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const durations = new DurationHistogram(
    "http_request_duration_seconds",
    "From a request's arrival to the end of its response.",
  );
  const lookups = { hit: 0, miss: 0 };
  new Counter({
    name: "page_cache_lookups_total",
    help: "Public pages that were asked for: at hand (hit), or to be made first (miss).",
    labelNames: ["result"],
    registers,
    collect() {
      this.reset();
      for (const [result, count] of Object.entries(lookups)) this.inc({ result }, count);
    },
  });
  new Counter({
    name: "security_events_total",
    help: "Failed sign-ins, rejected requests and others, by event.",
    labelNames: ["event"],
    registers,
    collect() {
      this.reset();
      for (const [event, count] of Object.entries(countSecurityEvents())) this.inc({ event }, count);
    },
  });
  new Gauge({
    name: "database_up",
    help: "1 while the database responds.",
    registers,
    async collect() {
      this.set((await isReachable()) ? 1 : 0);
    },
  });
  new Gauge({
    name: "outbox_mails_waiting",
    help: "Mails that are still to be sent.",
    registers,
    async collect() {
      // If a value can't be read, it is left out rather than reported with its previous value.
      this.reset();
      this.set(await countWaitingMails().catch(() => Number.NaN));
    },
  });
  new Gauge({
    name: "jobs_waiting",
    help: "Jobs that are still to be done, as counted within the last minute.",
    labelNames: ["queue"],
    registers,
    async collect() {
      this.reset();
      for (const [queue, count] of Object.entries(await countWaitingJobs().catch(() => ({}))))
        this.set({ queue }, count);
    },
  });
  new Gauge({
    name: "backup_completed_timestamp_seconds",
    help: "When the last backup was completed, in seconds since 1970; 0 if there is none.",
    registers,
    async collect() {
      this.reset();
      this.set(
        await findLastBackup().then(
          (time) => (time?.getTime() ?? 0) / 1_000,
          () => Number.NaN,
        ),
      );
    },
  });

  if (replicas) addReplicaMetrics(registers, replicas);

  /** Labels by class and status, cached so that counting a response allocates no memory. */
  const labels = new Map<string, string>();
  return {
    recordResponse(path, status, milliseconds) {
      const name = getRouteClass(path);
      const key = name + status;
      let series = labels.get(key);
      if (series === undefined) {
        series = `class="${name}",status="${status}"`;
        labels.set(key, series);
      }
      durations.observe(series, milliseconds / 1_000);
    },
    recordLookup(isHit) {
      lookups[isHit ? "hit" : "miss"] += 1;
    },
    contentType: register.contentType,
    render: async () => `${await register.metrics()}\n${durations.render()}`,
  };
}
