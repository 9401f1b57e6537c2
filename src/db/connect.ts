import { Kysely, type LogEvent, PostgresDialect, sql } from "kysely";
import type { Pool } from "pg";
import { StartupError } from "#lib/errors.ts";
import { getTracer } from "#lib/tracing.ts";
import { createEmbeddedDialect } from "./embedded/dialect.ts";
import type { EmbeddedSession } from "./embedded/session.ts";
import { type Listener, listenOn } from "./postgres/listener.ts";
import { openPool } from "./postgres/pool.ts";
import { createReplicas, type Replicas } from "./postgres/replicas.ts";
import type { Database } from "./tables/database.ts";

export type Db = Kysely<Database>;

/** The process's shared database. */
export interface Connection {
  kind: "embedded" | "postgres";
  db: Db;
  /** Absent if the server has no replicas. */
  replicas?: Replicas;
  /**
   * Runs a statement, or several if there are no values, outside our transactions and returns all their rows. For
   * libraries with their own SQL.
   */
  executeSql(text: string, values?: readonly unknown[]): Promise<{ rows: unknown[] }>;
  /**
   * Calls `onReconnect` after each commit that notified the channel, from this or another process, and after a lost
   * connection is restored.
   */
  listen(channel: string, onReconnect: () => void, onError: (error: Error) => void): Promise<Listener>;
  close(): Promise<void>;
}

const pools = new WeakMap<Db, Pick<Pool, "query">>();

/** Connects to a PostgreSQL server and its replicas. `onError` receives errors of idle connections and of replicas. */
export function connectPostgres(
  url: string,
  onError: (error: Error) => void,
  replicaUrls: readonly string[] = [],
): Connection {
  const pool = openPool(url, onError);
  const replicated = replicaUrls.length > 0 ? createReplicas(pool, replicaUrls, onError) : null;
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: replicated?.pool ?? pool }),
    ...traceStatements(),
  });
  pools.set(db, replicated?.pool ?? pool);
  return {
    kind: "postgres",
    db,
    ...(replicated && { replicas: replicated.reader }),
    async executeSql(text, values) {
      const results: { rows: unknown[] }[] = [await pool.query(text, values && [...values])].flat();
      return { rows: results.flatMap(({ rows }) => rows) };
    },
    listen: (channel, onReconnect, onError) => listenOn(url, channel, onReconnect, onError),
    close: () => db.destroy(),
  };
}

/** Runs a statement that the server prepares under `name`. Returns undefined for an embedded database. */
export function executePrepared<Row>(
  db: Db,
  name: string,
  text: string,
  values: readonly unknown[],
): Promise<{ rows: Row[] }> | undefined {
  return pools.get(db)?.query<Row & object>({ name, text, values: [...values] });
}

export function connectEmbedded(session: EmbeddedSession): Connection {
  const db = new Kysely<Database>({ dialect: createEmbeddedDialect(session), ...traceStatements() });
  // Kysely closes a driver only after use, but the session must always close.
  return {
    kind: "embedded",
    db,
    executeSql: (text, values) => executeSerially(db, session, text, values),
    async listen(channel, onReconnect) {
      let listening = true;
      // Waits until no transaction holds the session, because a LISTEN inside one would be rolled back with it.
      await db.connection().execute(() => session.listen(channel, () => listening && onReconnect()));
      return {
        async close() {
          listening = false;
        },
      };
    },
    close: () => session.close(),
  };
}

/**
 * Runs statements on the only session while no other caller can use it. If one fails inside a transaction, rolls that back.
 */
function executeSerially(
  db: Db,
  session: EmbeddedSession,
  text: string,
  values: readonly unknown[] = [],
): Promise<{ rows: unknown[] }> {
  return db.connection().execute(async () => {
    if (values.length) return session.query(text, values);
    try {
      return await session.exec(text);
    } catch (error) {
      await session.exec("rollback");
      throw error;
    }
  });
}

/** Adds a trace span for each statement, without its values, as a child of the current span. */
function traceStatements(): { log?: (event: LogEvent) => void } {
  const tracer = getTracer();
  if (!tracer) return {};
  return {
    log(event) {
      const text = event.query.sql;
      const attributes = { "db.system.name": "postgresql", "db.query.text": text };
      const name = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? "statement";
      const error = event.level === "error" ? event.error : undefined;
      tracer.recordChild(name, attributes, event.queryDurationMillis, error);
    },
  };
}

/** Returns whether the database responds. */
export async function isReachable(db: Db): Promise<boolean> {
  try {
    await sql`select 1`.execute(db);
    return true;
  } catch {
    return false;
  }
}

/**
 * Runs a first statement. `name` is how the operator set the database's address.
 *
 * @throws StartupError with the reason if the server doesn't let this program connect.
 */
export async function requireReachable(db: Db, name = "DATABASE_URL"): Promise<void> {
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    throw new StartupError(`${name} can't be reached: ${describeConnectionError(error)}.`);
  }
}

/** An error of a name with several addresses has no message of its own. */
export function describeConnectionError(error: unknown): string {
  const { message, code } = error as NodeJS.ErrnoException;
  return message || code || String(error);
}
