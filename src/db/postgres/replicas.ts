import { AsyncLocalStorage } from "node:async_hooks";
import type { PostgresPool, PostgresPoolClient } from "kysely";
import type pg from "pg";
import { isDatabaseUnavailable } from "../database-unavailable.ts";
import { openPool } from "./pool.ts";

/** How often the replicas' positions are read. */
const CHECK_MS = 1_000;

/** How often positions are read while a page waits for a replica to catch up. */
const CHECK_BEHIND_MS = 50;

/** PostgreSQL ends a replica's query if it would hold up the changes that arrive (serialization_failure). */
const CONFLICT_CODE = "40001";

/** A write outside a transaction, which a replica rejects (read_only_sql_transaction). */
const READ_ONLY_CODE = "25006";

/** A replica as last seen. */
export interface ReplicaState {
  /** Host, port and database. */
  name: string;
  /** Whether it has every change that this process knows of. */
  isCurrent: boolean;
  /** Bytes of changes that it had yet to apply; null if it doesn't respond or is no replica. */
  lag: number | null;
}

/** Read replicas of a PostgreSQL server. */
export interface Replicas {
  /**
   * Runs work whose statements outside transactions may be sent to a replica. A replica is used only if it has applied
   * every change that this process knows of, so the results may be cached.
   */
  runReading<T>(work: () => T): T;
  /** Requires replicas to apply everything committed up to now before they are used again. */
  requireCurrent(): void;
  describe(): ReplicaState[];
  /** The number of statements in `runReading` so far, by where they were sent. */
  readonly reads: { replica: number; primary: number };
}

interface Replica {
  name: string;
  pool: pg.Pool;
  /** How far it has applied the server's log, in bytes; null if it can't be read. */
  position: number | null;
}

/**
 * Returns a pool for Kysely that sends statements to the server and, inside the reader's `runReading`, to its replicas.
 */
export function createReplicas(primary: pg.Pool, urls: readonly string[], onError: (error: Error) => void) {
  const scope = new AsyncLocalStorage<true>();
  const replicas = urls.map((url): Replica => ({ name: toName(url), pool: openPool(url, onError), position: null }));
  const reads = { replica: 0, primary: 0 };
  /** The position in the server's log that a replica must have reached. */
  let required = 0;
  /** The number of changes whose log position has yet to be read. */
  let pending = 1;
  let next = 0;

  const isCurrent = ({ position }: Replica): boolean => pending === 0 && position !== null && position >= required;

  const choose = (): Replica | undefined => {
    next += 1;
    const rotated = replicas.map((_, at) => replicas[(at + next) % replicas.length] as Replica);
    const chosen = rotated.find(isCurrent);
    if (!chosen && performance.now() - checkedAt > CHECK_BEHIND_MS) check();
    return chosen;
  };

  async function readPosition(): Promise<void> {
    while (pending > 0) {
      const covered = pending;
      const { rows } = await primary.query(PRIMARY_POSITION_SQL);
      required = Math.max(required, rows[0].position);
      pending -= covered;
    }
  }

  async function checkReplica(replica: Replica): Promise<void> {
    try {
      replica.position = (await replica.pool.query(REPLICA_POSITION_SQL)).rows[0].position;
    } catch (error) {
      if (replica.position !== null) onError(error as Error);
      replica.position = null;
    }
  }

  let checking: Promise<void> | undefined;
  let checkedAt = 0;
  const check = (): void => {
    checking ??= readPosition()
      .catch(onError)
      .then(() => Promise.all(replicas.map(checkReplica)))
      .then(() => {
        checkedAt = performance.now();
        checking = undefined;
      });
  };
  const timer = setInterval(check, CHECK_MS);
  timer.unref();
  check();

  async function query(statement: pg.QueryConfig): Promise<pg.QueryResult> {
    const replica = choose();
    if (replica) {
      try {
        const result = await replica.pool.query(statement);
        reads.replica += 1;
        return result;
      } catch (error) {
        const { code } = error as { code?: string };
        if (isDatabaseUnavailable(error)) replica.position = null;
        else if (code !== CONFLICT_CODE && code !== READ_ONLY_CODE) throw error;
        onError(error as Error);
      }
    }
    reads.primary += 1;
    return primary.query(statement);
  }

  /** Returns a client that takes its own connection only for a transaction, which always runs on the server. */
  function createReadingClient(): PostgresPoolClient {
    let held: pg.PoolClient | undefined;
    return {
      async query(text: string, values: unknown[] = []) {
        if (!held && /^(begin|start transaction)/.test(text)) held = await primary.connect();
        return held ? held.query(text, values) : query({ text, values });
      },
      release: () => held?.release(),
    } as unknown as PostgresPoolClient;
  }

  const pool = {
    query: (statement: pg.QueryConfig) => (scope.getStore() ? query(statement) : primary.query(statement)),
    connect: async () => (scope.getStore() ? createReadingClient() : primary.connect()),
    async end() {
      clearInterval(timer);
      await checking;
      await Promise.all([primary, ...replicas.map((replica) => replica.pool)].map((each) => each.end()));
    },
  } as unknown as PostgresPool & Pick<pg.Pool, "query">;

  const reader: Replicas = {
    runReading: (work) => scope.run(true, work),
    requireCurrent() {
      pending += 1;
      check();
    },
    describe: () =>
      replicas.map((replica) => ({
        name: replica.name,
        isCurrent: isCurrent(replica),
        lag: replica.position === null ? null : Math.max(0, required - replica.position),
      })),
    reads,
  };
  return { pool, reader };
}

/** Positions are bytes of the server's log, below 2^53 for thousands of years. */
const PRIMARY_POSITION_SQL = "select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::bigint as position";

/** Null on a server that isn't a replica, or was promoted. */
const REPLICA_POSITION_SQL =
  "select case when pg_is_in_recovery() then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::bigint end as position";

function toName(url: string): string {
  const { host, pathname } = new URL(url);
  return host + pathname;
}
