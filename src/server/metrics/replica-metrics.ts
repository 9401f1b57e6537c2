import { Counter, Gauge, type Registry } from "prom-client";
import type { Replicas } from "#db/postgres/replicas.ts";

/** Registers the metrics of a database's read replicas; docs/metrics.md documents each. */
export function addReplicaMetrics(registers: Registry[], replicas: Pick<Replicas, "describe" | "reads">): void {
  new Counter({
    name: "page_statements_total",
    help: "Statements that rendering public pages took, by where they were read.",
    labelNames: ["database"],
    registers,
    collect() {
      this.reset();
      for (const [database, count] of Object.entries(replicas.reads)) this.inc({ database }, count);
    },
  });
  new Gauge({
    name: "database_replica_current",
    help: "1 while pages may be read from the replica: it responds and has every known change.",
    labelNames: ["replica"],
    registers,
    collect() {
      for (const { name, isCurrent } of replicas.describe()) this.set({ replica: name }, isCurrent ? 1 : 0);
    },
  });
  new Gauge({
    name: "database_replica_lag_bytes",
    help: "How much of the changes known so far the replica has yet to apply.",
    labelNames: ["replica"],
    registers,
    collect() {
      this.reset();
      for (const { name, lag } of replicas.describe()) this.set({ replica: name }, lag ?? Number.NaN);
    },
  });
}
