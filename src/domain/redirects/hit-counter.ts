import type { Context } from "#domain/context.ts";
import { type BatchCounter, createBatchCounter } from "./batch-counter.ts";
import { addHits } from "./redirect-queries.ts";

/** Counts hits on redirects by their ids. */
export type HitCounter = BatchCounter<number>;

export function createHitCounter({ db, log, clock }: Pick<Context, "db" | "log" | "clock">): HitCounter {
  return createBatchCounter({ write: (hits) => addHits(db, hits, clock()), log, name: "redirect hits" });
}
