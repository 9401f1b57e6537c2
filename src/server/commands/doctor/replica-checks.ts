import type { Config } from "#config/env.ts";
import { connectPostgres } from "#db/connect.ts";
import { type ReplicationState, selectReplicationState } from "./doctor-queries.ts";
import { type Finding, fail, ok, warn } from "./finding.ts";

/**
 * A replica that is further behind than this is rarely used, because pages are read from the primary until it has
 * caught up.
 */
const MAX_LAG_BYTES = 16 * 1024 * 1024;

/** Checks that each read replica follows the primary, and closely. */
export async function checkReplicas({
  database_url,
  database_replica_urls,
}: Pick<Config, "database_url" | "database_replica_urls">): Promise<Finding[]> {
  if (!database_url || database_replica_urls.length === 0) return [];
  const primary = await readState(database_url);
  // If the primary doesn't answer, another check reports it.
  if (primary instanceof Error) return [];
  return Promise.all(
    database_replica_urls.map(async (url) => describeReplica(new URL(url).host, await readState(url), primary)),
  );
}

async function readState(url: string): Promise<ReplicationState | Error> {
  const connection = connectPostgres(url, () => {});
  try {
    return await selectReplicationState(connection.db);
  } catch (error) {
    return error as Error;
  } finally {
    await connection.close();
  }
}

export function describeReplica(host: string, state: ReplicationState | Error, primary: ReplicationState): Finding {
  const name = `Replica ${host}`;
  if (state instanceof Error)
    return fail(
      `${name}: ${state.message}. Pages are read from the primary. Check DATABASE_REPLICA_URL and the server.`,
    );
  if (!state.is_replica) return fail(`${name} is a primary itself. Set DATABASE_REPLICA_URL to one that follows it.`);
  if (state.folder_id !== primary.folder_id)
    return fail(`${name} follows another site's database. Set DATABASE_REPLICA_URL to a replica of DATABASE_URL.`);
  const lag = Math.max(0, primary.position - state.position);
  if (lag > MAX_LAG_BYTES)
    return warn(
      `${name} is ${Math.round(lag / 1e6)} MB behind, its last change ${Math.round(state.seconds ?? 0)} s old. Pages are read from the primary meanwhile. Check its disk and network.`,
    );
  return ok(`${name} follows, ${lag} bytes behind.`);
}
