import type { Context } from "#domain/context.ts";
import { type BatchCounter, createBatchCounter } from "./batch-counter.ts";
import { addMissingPages } from "./missing-page-queries.ts";

/** Counts requests for paths without a page. */
export type MissingPageCounter = BatchCounter<string>;

export function createMissingPageCounter({
  db,
  log,
  clock,
}: Pick<Context, "db" | "log" | "clock">): MissingPageCounter {
  return createBatchCounter({ write: (hits) => addMissingPages(db, hits, clock()), log, name: "missing pages" });
}
