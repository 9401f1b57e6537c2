import type { Context } from "#domain/context.ts";
import { addHits } from "./redirect-queries.ts";

/** How long hits are batched before they are written in one statement. */
const FLUSH_INTERVAL_MS = 1_000;

export interface HitCounter {
  /** Counts one hit for each of these redirects. */
  count(ids: readonly number[]): void;
  /** Writes the pending hits. */
  close(): Promise<void>;
}

/** Counts hits on redirects without delaying the response. */
export function createHitCounter({ db, log }: Pick<Context, "db" | "log">): HitCounter {
  let pending = new Map<number, number>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  const write = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const hits = pending;
    pending = new Map();
    if (hits.size === 0) return writing;
    writing = writing
      .then(() => addHits(db, hits))
      .catch((error) => log.warn({ err: error }, "failed to count redirect hits"));
    return writing;
  };

  return {
    count(ids) {
      for (const id of ids) pending.set(id, (pending.get(id) ?? 0) + 1);
      timer ??= setTimeout(write, FLUSH_INTERVAL_MS).unref();
    },
    close: write,
  };
}
