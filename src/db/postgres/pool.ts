import pg from "pg";

const STATEMENT_TIMEOUT_MS = 30_000;

/** Statements are short: compiling them or starting workers takes longer than it saves. */
const SETTINGS = "set jit = off; set max_parallel_workers_per_gather = 0";

/** The driver's message when a server stays silent. */
const READ_TIMEOUT = "Query read timeout";

/** PostgreSQL's int8. Amounts and counts stay far below 2^53, so they are parsed as numbers, as in the embedded database. */
const INT8 = 20;

/**
 * Opens a pool on a PostgreSQL server. Broken connections are reported and replaced. node-postgres handles errors of
 * idle connections only, so each client gets its own handler: otherwise a connection that broke while checked out would
 * end the process.
 */
export function openPool(url: string, onError: (error: Error) => void, max = 20): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: STATEMENT_TIMEOUT_MS + 2_000,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: "handover",
    onConnect: async (client) => void (await client.query(SETTINGS)),
    types: {
      getTypeParser: ((oid: number, format?: "text" | "binary") =>
        oid === INT8 ? Number : pg.types.getTypeParser(oid, format as "text")) as pg.CustomTypesConfig["getTypeParser"],
    },
  });
  pool.on("error", onError);
  pool.on("connect", (client) => {
    client.on("error", onError);
    closeWhenSilent(client);
  });
  return pool;
}

/**
 * A healthy server ends a statement after its timeout. If it stays silent for longer, the connection is half-open and
 * nothing sent on it would ever be answered.
 */
function closeWhenSilent(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const { stream } = (client as unknown as { connection: { stream: { destroy(): void } } }).connection;
  const queryOrClose = (...args: unknown[]): unknown => {
    const result = query(...args);
    if (result instanceof Promise)
      result.catch(({ message }: Error) => {
        if (message === READ_TIMEOUT) stream.destroy();
      });
    return result;
  };
  client.query = queryOrClose as typeof client.query;
}
