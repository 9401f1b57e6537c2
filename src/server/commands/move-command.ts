import { parseArgs } from "node:util";
import type { Config } from "#config/env.ts";
import { formatCommand } from "#config/format-command.ts";
import { connectPostgres, requireReachable } from "#db/connect.ts";
import { withDump } from "#db/dump/dump.ts";
import { listFilledTables } from "#db/dump/load-dump.ts";
import { connectToFolder, hasDatabase } from "#db/embedded/data-folder.ts";
import { migrate } from "#db/migrations.ts";
import { selectUnfinishedJobs } from "#integrations/job-queries.ts";
import { SCHEDULED_JOBS } from "#integrations/scheduled-queue.ts";
import { StartupError } from "#lib/errors.ts";
import type { BuildPaths } from "../bootstrap.ts";
import { loadWithJobs } from "./backup/restore-backup.ts";
import type { Print } from "./print.ts";

const USAGE = formatCommand("move", "--to postgres://user:password@host/database");

/**
 * Copies the embedded database to an empty PostgreSQL database, verified. Files and keys stay in DATA_DIR, and so does
 * the embedded database. Exits with 2 for arguments it does not understand.
 *
 * @throws StartupError if there is no embedded database, or the other one isn't empty.
 */
export async function move(args: string[], config: Config, places: BuildPaths, print: Print): Promise<number> {
  const url = readTarget(args);
  if (!url) {
    print.err(`Choose the database to move to: ${USAGE}`);
    return 2;
  }
  if (config.database_url) throw new StartupError("DATABASE_URL is set, but only the embedded database can be moved.");
  if (!hasDatabase(config.data_dir)) throw new StartupError(`DATA_DIR ${config.data_dir} has no embedded database.`);
  const target = connectPostgres(url, () => {});
  try {
    await requireReachable(target.db, "The database of --to");
    const filled = await listFilledTables(target.db);
    if (filled.length > 0)
      throw new StartupError(
        `The database isn't empty: it has rows in ${filled.length} tables, such as ${filled[0]}. Create a new one.`,
      );
    const source = await connectToFolder(config.data_dir, places.databaseWorker);
    try {
      await migrate(source.db);
      await withDump(source.db, async (dump, db) => {
        const jobs = await selectUnfinishedJobs(db, SCHEDULED_JOBS);
        await loadWithJobs(target, dump, jobs, async (_, digests) => {
          const rows = Object.values(digests).reduce((sum, table) => sum + table.rows, 0);
          print.err(`${rows} rows in ${dump.tables.length} tables and ${jobs.length} unfinished jobs are verified.`);
        });
      });
    } finally {
      await source.close();
    }
  } finally {
    await target.close();
  }
  print.out(
    `Moved. Start the site with DATABASE_URL set to that database${config.secret_key ? "" : ` and SECRET_KEY to the contents of ${config.data_dir}/secret-key`}, the same DATA_DIR, and a worker: ${formatCommand("worker")}.`,
  );
  return 0;
}

function readTarget(args: string[]): string | null {
  try {
    const to = parseArgs({ args, options: { to: { type: "string" } } }).values.to ?? "";
    return ["postgres:", "postgresql:"].includes(URL.parse(to)?.protocol ?? "") ? to : null;
  } catch {
    return null;
  }
}
