import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { getRouteClass } from "./route-class.ts";

/** Queried each time the metrics are read. */
export interface MetricsSources {
  isReachable(): Promise<boolean>;
  /** Emails waiting to be sent. */
  countWaitingMails(): Promise<number>;
  /** Jobs waiting to run, by queue name. */
  countWaitingJobs(): Promise<Record<string, number>>;
}

/** The metrics of this process. */
export interface Metrics {
  /** Counts a response that has been sent. */
  recordResponse(path: string, status: number, milliseconds: number): void;
  /** Counts a page cache lookup and whether it was a hit. */
  recordLookup(isHit: boolean): void;
  contentType: string;
  /** All metrics in Prometheus text format. */
  render(): Promise<string>;
}

/** From a cached page, which takes a fraction of a millisecond, to a time no visitor would wait for. */
const BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Metrics of this process and its work; docs/metrics.md documents each. */
export function createMetrics({ isReachable, countWaitingMails, countWaitingJobs }: MetricsSources): Metrics {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "From a request's arrival to the end of its answer.",
    labelNames: ["class", "status"],
    buckets: BUCKETS,
    registers,
  });
  const lookups = new Counter({
    name: "page_cache_lookups_total",
    help: "Public pages that were asked for: at hand (hit), or to be made first (miss).",
    labelNames: ["result"],
    registers,
  });
  for (const result of ["hit", "miss"]) lookups.inc({ result }, 0);
  new Gauge({
    name: "database_up",
    help: "1 while the database answers.",
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
      // No value is better than a stale one.
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

  /** Looking up a series by its labels costs more than counting, about as much as serving a cached page. */
  const series = new Map<string, { observe(seconds: number): void }>();
  const [hits, misses] = [lookups.labels({ result: "hit" }), lookups.labels({ result: "miss" })];
  return {
    recordResponse(path, status, milliseconds) {
      const name = getRouteClass(path);
      const key = name + status;
      let one = series.get(key);
      if (!one) {
        one = durations.labels({ class: name, status: String(status) });
        series.set(key, one);
      }
      one.observe(milliseconds / 1_000);
    },
    recordLookup: (isHit) => (isHit ? hits : misses).inc(),
    contentType: register.contentType,
    render: () => register.metrics(),
  };
}
