import cluster, { type Worker } from "node:cluster";
import type { ProcessMetrics } from "./merge-metrics.ts";
import type { ProcessMessage } from "./process-messages.ts";

/** Pause before a process that ended is started again. */
const RESTART_MS = 1_000;

/** A process that doesn't report its metrics within this time is left out. */
const METRICS_TIMEOUT_MS = 2_000;

interface Collection {
  asking: Worker;
  reports: ProcessMetrics[];
  waitingFor: Set<Worker>;
  limit: NodeJS.Timeout;
}

/**
 * Runs a node as several processes that share its port. A process that ends is started again. If one ends before any
 * has served a request, for example because of an invalid setting, all of them are stopped. Resolves with the exit
 * code.
 */
export function runProcesses(count: number, report: (line: string) => void): Promise<number> {
  const collections = new Map<string, Collection>();
  let isStopping = false;
  let hasServed = false;
  return new Promise((resolve) => {
    const listWorkers = (): Worker[] => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    const stop = (): void => {
      isStopping = true;
      for (const worker of listWorkers()) worker.process.kill("SIGTERM");
    };
    const start = (): void => {
      const worker = cluster.fork();
      // A process may end while a connection is passed to it. The exit event reports that.
      worker.on("error", () => {});
      worker.on("message", (message: ProcessMessage) => {
        if (message.kind === "serving") hasServed = true;
        if (message.kind === "collect-metrics") collectMetrics(message.id, worker);
        if (message.kind === "metrics") addReport(message.id, worker, message.text);
      });
    };
    cluster.on("exit", (worker, code, signal) => {
      for (const id of collections.keys()) removeReporter(id, worker);
      if (!isStopping && hasServed) {
        report(`Process ${worker.id} ended with ${signal ?? code}; starting another.`);
        setTimeout(() => !isStopping && start(), RESTART_MS);
      } else if (!isStopping) stop();
      if (isStopping && listWorkers().length === 0) resolve(hasServed ? 0 : 1);
    });
    for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, stop);
    for (let started = 0; started < count; started++) start();

    function collectMetrics(id: string, asking: Worker): void {
      const limit = setTimeout(() => finish(id), METRICS_TIMEOUT_MS);
      const workers = listWorkers().filter((worker) => worker.isConnected());
      collections.set(id, { asking, reports: [], waitingFor: new Set(workers), limit });
      for (const worker of workers) worker.send({ kind: "read-metrics", id });
    }
  });

  function addReport(id: string, worker: Worker, text: string): void {
    collections.get(id)?.reports.push({ process: worker.id, text });
    removeReporter(id, worker);
  }

  function removeReporter(id: string, worker: Worker): void {
    const collection = collections.get(id);
    collection?.waitingFor.delete(worker);
    if (collection?.waitingFor.size === 0) finish(id);
  }

  function finish(id: string): void {
    const collection = collections.get(id);
    if (!collection) return;
    clearTimeout(collection.limit);
    collections.delete(id);
    const reports = collection.reports.sort((a, b) => a.process - b.process);
    if (collection.asking.isConnected()) collection.asking.send({ kind: "all-metrics", id, reports });
  }
}
