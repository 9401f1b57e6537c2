import pg from "pg";

/** PostgreSQL's int8. Our money and counts stay far below 2^53, so parse them as numbers like the embedded database. */
const INT8 = 20;

/**
 * Opens a pool on a PostgreSQL server. Broken connections are reported and replaced. node-postgres handles errors of idle
 * connections only, so each client gets its own handler: one that broke while checked out would end the process.
 */
export function openPool(url: string, onError: (error: Error) => void, max = 20): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    application_name: "handover",
    types: {
      getTypeParser: ((oid: number, format?: "text" | "binary") =>
        oid === INT8 ? Number : pg.types.getTypeParser(oid, format as "text")) as pg.CustomTypesConfig["getTypeParser"],
    },
  });
  pool.on("error", onError);
  pool.on("connect", (client) => client.on("error", onError));
  return pool;
}
