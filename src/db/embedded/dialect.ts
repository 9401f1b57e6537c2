import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from "kysely";
import type { EmbeddedSession } from "./session.ts";

/** Max time a query waits for the only session, so that a deadlock fails instead of hanging. */
const SESSION_WAIT_TIMEOUT_MS = 30_000;

/**
 * Kysely dialect for one embedded session. A connection holds the session exclusively, so transactions never interleave
 * (Kysely's own PGlite dialect shares one connection).
 */
export function createEmbeddedDialect(session: EmbeddedSession): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new EmbeddedDriver(session),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

class EmbeddedDriver implements Driver {
  readonly #session: EmbeddedSession;
  readonly #connection: DatabaseConnection;
  readonly #queue: (() => void)[] = [];
  #taken = false;

  constructor(session: EmbeddedSession) {
    this.#session = session;
    this.#connection = createConnection(session);
  }

  async init(): Promise<void> {}

  acquireConnection(): Promise<DatabaseConnection> {
    if (!this.#taken) {
      this.#taken = true;
      return Promise.resolve(this.#connection);
    }
    return new Promise((resolve, reject) => {
      const acquire = (): void => {
        clearTimeout(timer);
        resolve(this.#connection);
      };
      const timer = setTimeout(() => {
        this.#queue.splice(this.#queue.indexOf(acquire), 1);
        reject(
          new Error(
            "Timed out waiting for the embedded database. A transaction may be waiting for a query outside it.",
          ),
        );
      }, SESSION_WAIT_TIMEOUT_MS);
      this.#queue.push(acquire);
    });
  }

  async releaseConnection(): Promise<void> {
    const next = this.#queue.shift();
    if (next) next();
    else this.#taken = false;
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin"));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("commit"));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("rollback"));
  }

  async destroy(): Promise<void> {
    await this.#session.close();
  }
}

function createConnection(session: EmbeddedSession): DatabaseConnection {
  return {
    async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
      const { rows, affectedRows } = await session.query(query.sql, query.parameters);
      return {
        rows: rows as R[],
        ...(affectedRows === undefined ? {} : { numAffectedRows: BigInt(affectedRows) }),
      };
    },
    // biome-ignore lint/correctness/useYield: Kysely wants a generator; the embedded database has no cursors.
    async *streamQuery(): AsyncIterableIterator<never> {
      throw new Error("The embedded database does not support streaming.");
    },
  };
}
