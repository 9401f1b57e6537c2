import { sql } from "kysely";
import type { Log } from "#lib/log.ts";
import { CHANGES_CHANNEL, EVERYTHING } from "./cache-versions.ts";
import type { Connection, Db } from "./connect.ts";

/** Max delay of a change whose notification was lost. */
const POLL_MS = 500;

/** How long changes are stored. A process that could not read for half of this invalidates everything. */
const RETENTION_MS = 3_600_000;

/** Reports database changes made by this or another process. */
export interface ChangeFeed {
  /**
   * Calls `listener` with the tags of every change committed from now on, once per change. A change by this process is
   * also announced earlier, with `isOwn`.
   */
  onChange(listener: (tags: string[], isOwn: boolean) => void): void;
  /**
   * Notifies this process's listeners of its own write before the database does, or of derived data that has just been
   * updated.
   */
  announce(tags: readonly string[]): void;
  close(): Promise<void>;
}

/**
 * Follows `cache_versions` through notifications, and polls twice a second in case one is lost. Waits while the
 * database is down.
 */
export async function openChangeFeed(connection: Connection, log: Log): Promise<ChangeFeed> {
  const listeners: ((tags: string[], isOwn: boolean) => void)[] = [];
  const reader = readChanges(connection.db);
  await reader.read();
  connection.replicas?.requireCurrent();

  const deliver = (tags: readonly string[], isOwn: boolean): void => {
    if (tags.length === 0) return;
    connection.replicas?.requireCurrent();
    for (const listener of listeners) listener([...tags], isOwn);
  };

  let reading: Promise<void> | undefined;
  let hasNewPoll = false;
  const readUntilCaughtUp = async (): Promise<void> => {
    do {
      hasNewPoll = false;
      try {
        deliver(await reader.read(), false);
      } catch (error) {
        log.warn({ err: error }, "failed to read changes");
      }
    } while (hasNewPoll);
    reading = undefined;
  };
  const pollNow = (): void => {
    hasNewPoll = true;
    reading ??= readUntilCaughtUp();
  };
  const poll = setInterval(() => {
    if (!reading) pollNow();
  }, POLL_MS);
  poll.unref();
  const listener = await connection.listen(CHANGES_CHANNEL, pollNow, (error) =>
    log.warn({ err: error }, "listening for changes failed; falling back to polling"),
  );

  return {
    onChange: (listen) => void listeners.push(listen),
    announce: (tags) => deliver(tags, true),
    async close() {
      clearInterval(poll);
      await listener.close();
      hasNewPoll = false;
      await reading;
    },
  };
}

interface Row {
  horizon: number;
  version: number | null;
  tag: string;
  changed_in: number;
}

/**
 * Reads every committed change once. Starts from the oldest transaction that was open at the last read, because it may
 * have drawn its versions long before it commits.
 */
function readChanges(db: Db): { read(): Promise<string[]> } {
  let horizon: number | undefined;
  let seen = new Set<number>();
  let readAt = Date.now();
  let prunedAt = 0;

  return {
    async read() {
      const { rows } = await sql<Row>`
        select now.horizon, version, tag, changed_in
        from (select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as horizon) as now
        left join cache_versions on changed_in >= coalesce(${horizon ?? null}, now.horizon)`.execute(db);
      const isFirst = horizon === undefined;
      const missedSome = Date.now() - readAt > RETENTION_MS / 2;
      const changes = rows.filter(({ version }) => version !== null) as (Row & { version: number })[];
      const fresh = changes.filter(({ version }) => !seen.has(version));
      const next = rows[0]?.horizon ?? 0;
      horizon = next;
      seen = new Set(changes.filter(({ changed_in }) => changed_in >= next).map(({ version }) => version));
      readAt = Date.now();
      if (readAt - prunedAt > RETENTION_MS) {
        prunedAt = readAt;
        await sql`delete from cache_versions where changed_at < now() - ${RETENTION_MS / 1000} * interval '1 second'`.execute(
          db,
        );
      }
      if (isFirst) return [];
      return missedSome ? [EVERYTHING] : [...new Set(fresh.map(({ tag }) => tag))];
    },
  };
}
