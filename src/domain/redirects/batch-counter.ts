import type { Log } from "#lib/log.ts";

/** How long counts are collected before they are written in one statement. */
const FLUSH_INTERVAL_MS = 1_000;

/** Within that time, more distinct keys than this are not counted. */
const MAX_KEYS = 1_000;

export interface BatchCounter<Key> {
  count(keys: readonly Key[]): void;
  /** Writes the pending counts. */
  close(): Promise<void>;
}

interface Batches<Key> {
  write(counts: ReadonlyMap<Key, number>): Promise<void>;
  log: Log;
  /** The name of what is counted, for the log. */
  name: string;
}

/** Counts without delaying the response. */
export function createBatchCounter<Key>({ write, log, name }: Batches<Key>): BatchCounter<Key> {
  let pending = new Map<Key, number>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  const flush = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const counts = pending;
    pending = new Map();
    if (counts.size === 0) return writing;
    writing = writing.then(() => write(counts)).catch((error) => log.warn({ err: error }, `failed to count ${name}`));
    return writing;
  };

  return {
    count(keys) {
      for (const key of keys)
        if (pending.has(key) || pending.size < MAX_KEYS) pending.set(key, (pending.get(key) ?? 0) + 1);
      timer ??= setTimeout(flush, FLUSH_INTERVAL_MS).unref();
    },
    close: flush,
  };
}
