import { readProcessConfig } from "#config/env.ts";
import { formatCommand } from "#config/format-command.ts";
import { openChangeFeed } from "#db/change-feed.ts";
import { followListings } from "#domain/listings/find-rows.ts";
import { followNetworkSettings } from "#domain/network/settings/follow-network-settings.ts";
import { followHeadOffice } from "#domain/offices/head-office/follow-head-office.ts";
import { startReadCache } from "#domain/read-cache.ts";
import { startJobs } from "#jobs/start-jobs.ts";
import { StartupError } from "#lib/errors.ts";
import { createLog } from "#lib/log.ts";
import { bootstrap, buildPaths } from "../bootstrap.ts";
import { closeInOrder, onStopSignal } from "../stopping/shutdown.ts";
import { createMailing, createPushes, getSearchEngines } from "./mailing.ts";
import { startTracing } from "./start-tracing.ts";
import { toStartupError } from "./startup-error.ts";

const writeLine = (line: string): boolean => process.stderr.write(`${line}\n`);

/**
 * Runs the background work in a separate process, next to any number of others: queued and scheduled jobs. Errors that
 * the operator must fix print one line and exit with 1.
 *
 * @param folder the folder of the built program.
 */
export async function runWorker(folder: string): Promise<void> {
  try {
    await startWorker(folder);
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    writeLine(error.message);
    process.exit(1);
  }
}

async function startWorker(folder: string): Promise<void> {
  // Workers don't use replicas.
  const config = { ...readProcessConfig(), database_replica_urls: [] };
  if (!config.database_url) {
    throw new StartupError(
      `The embedded database doesn't need a worker: ${formatCommand("start")} runs the jobs. To run a separate worker, set DATABASE_URL.`,
    );
  }
  const log = createLog(config.log_level);
  try {
    const closeTracing = await startTracing(config, "handover-worker");
    const { connection, context: services, index, queue } = await bootstrap(config, buildPaths(folder), log, writeLine);
    const changes = await openChangeFeed(connection, log);
    const network = { ...services.network, notifies_search_engines: config.indexnow_key !== null };
    const context = { ...services, network, onInvalidated: changes.announce };
    startReadCache(context.db, changes);
    followListings(context.db, changes);
    followHeadOffice(context, changes);
    followNetworkSettings(context, changes);
    await index.followChanges(changes);
    const mailing = createMailing(config);
    await startJobs(context, mailing, { searchEngines: getSearchEngines(config, log), push: createPushes(config) });
    onStopSignal(
      () =>
        closeInOrder([
          () => queue.stop(),
          async () => mailing.sender?.close(),
          () => changes.close(),
          () => index.waitUntilSettled(),
          () => connection.close(),
          closeTracing,
        ]),
      log,
    );
  } catch (error) {
    throw toStartupError(error, config);
  }
  writeLine("Worker started: emails, matching and scheduled jobs.");
}
