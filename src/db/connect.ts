import { Kysely, PostgresDialect, sql } from "kysely";
import { embeddedDialect } from "./embedded/dialect.ts";
import type { EmbeddedSession } from "./embedded/session.ts";
import { type Listener, listenOn } from "./postgres/listener.ts";
import { openPool } from "./postgres/pool.ts";
import type { Database } from "./tables/database.ts";

export type Db = Kysely<Database>;

/** A database the whole process shares. */
export interface Connection {
  kind: "embedded" | "postgres";
  db: Db;
  /**
   * Runs a statement, or without values several, outside any transaction of ours, and answers all their rows. For a
   * library that brings its own SQL.
   */
  executeSql(text: string, values?: readonly unknown[]): Promise<{ rows: unknown[] }>;
  /** Calls `onWake` when a transaction that notified the channel has been committed, by this process or another. */
  listen(channel: string, onReconnect: () => void, onError: (error: Error) => void): Promise<Listener>;
  close(): Promise<void>;
}

/** A PostgreSQL server; `onError` hears of connections that break while idle. */
export function connectPostgres(url: string, onError: (error: Error) => void): Connection {
  const pool = openPool(url, onError);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return {
    kind: "postgres",
    db,
    async executeSql(text, values) {
      const results: { rows: unknown[] }[] = [await pool.query(text, values && [...values])].flat();
      return { rows: results.flatMap(({ rows }) => rows) };
    },
    listen: (channel, onReconnect, onError) => listenOn(url, channel, onReconnect, onError),
    close: () => db.destroy(),
  };
}

export function connectEmbedded(session: EmbeddedSession): Connection {
  const db = new Kysely<Database>({ dialect: embeddedDialect(session) });
  // Kysely closes a driver only once it has been used; the session must close either way.
  return {
    kind: "embedded",
    db,
    executeSql: (text, values) => executeSerially(db, session, text, values),
    async listen(channel, onReconnect) {
      let listening = true;
      // In its turn: inside someone's transaction it would end with that one.
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

/** Holds the one session while the statements run; a transaction that they began and failed in is rolled back. */
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

/** Whether the database answers at this moment. */
export async function isReachable(db: Db): Promise<boolean> {
  try {
    await sql`select 1`.execute(db);
    return true;
  } catch {
    return false;
  }
}
