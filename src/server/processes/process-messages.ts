import cluster from "node:cluster";
import { randomUUID } from "node:crypto";
import { mergeMetrics, type ProcessMetrics } from "./merge-metrics.ts";

/** Messages between a process of a node and the one that started it. */
export type ProcessMessage =
  | { kind: "serving" }
  /** Requests the metrics of all processes. Each process is then asked for its own, and all are sent back together. */
  | { kind: "collect-metrics"; id: string }
  | { kind: "read-metrics"; id: string }
  | { kind: "metrics"; id: string; text: string }
  | { kind: "all-metrics"; id: string; reports: ProcessMetrics[] };

const send = (message: ProcessMessage): boolean => process.send?.(message) ?? false;

/** Reports that this process serves, if another one waits for it. */
export function reportServing(): void {
  if (cluster.isWorker) send({ kind: "serving" });
}

/**
 * Returns a function that renders the metrics of all processes of this node. The processes share a port, so a scrape
 * may reach any of them.
 */
export function shareMetrics(renderOwn: () => Promise<string>): () => Promise<string> {
  if (!cluster.isWorker) return renderOwn;
  const waiting = new Map<string, (text: string) => void>();
  process.on("message", (message: ProcessMessage) => {
    if (message.kind === "read-metrics")
      renderOwn().then(
        (text) => send({ kind: "metrics", id: message.id, text }),
        () => {},
      );
    if (message.kind !== "all-metrics") return;
    waiting.get(message.id)?.(mergeMetrics(message.reports));
    waiting.delete(message.id);
  });
  return () =>
    new Promise((resolve) => {
      const id = randomUUID();
      waiting.set(id, resolve);
      send({ kind: "collect-metrics", id });
    });
}
