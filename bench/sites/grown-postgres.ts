import { randomBytes } from "node:crypto";
import type { Connection } from "#db/connect.ts";
import type { Context } from "#domain/context.ts";
import { startPostgres } from "../../tests/support/postgres.ts";
import { openBenchContext } from "../search/bench-context.ts";
import { growListings, insertNetwork } from "../search/bench-queries.ts";

export interface GrownPostgres {
  context: Context;
  connection: Connection;
  /** The environment of a site on this database. */
  env: Record<string, string>;
  growTo(listings: number): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a PostgreSQL with eighty offices, two hundred agents and any number of listings. */
export async function openGrownPostgres(): Promise<GrownPostgres> {
  const server = await startPostgres();
  const { connection, context } = await openBenchContext(server.url);
  await insertNetwork(context.db);
  return {
    context,
    connection,
    env: { DATABASE_URL: server.url, SECRET_KEY: randomBytes(32).toString("hex"), DEMO: "0" },
    growTo: (listings) => growListings(context.db, listings),
    async stop() {
      await connection.close();
      await server.stop();
    },
  };
}
