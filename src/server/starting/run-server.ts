import cluster from "node:cluster";
import { parseArgs } from "node:util";
import { readProcessConfig } from "#config/env.ts";
import { formatCommand } from "#config/format-command.ts";
import { StartupError } from "#lib/errors.ts";
import { buildPaths } from "../bootstrap.ts";
import { runProcesses } from "../processes/run-processes.ts";
import { startServer } from "../start.ts";

const writeLine = (line: string): boolean => process.stderr.write(`${line}\n`);

/**
 * Runs the built site from its server folder, with `--processes N` as several processes on one port; errors that the
 * operator must fix print one line and exit with 1.
 */
export async function runServer(folder: string, args: string[]): Promise<void> {
  try {
    const count = readProcessCount(args);
    if (count > 1 && cluster.isPrimary) process.exit(await runProcesses(count, writeLine));
    await startServer(buildPaths(folder));
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    writeLine(error.message);
    process.exit(1);
  }
}

const USAGE = `Choose how many processes serve, 1 to 64: ${formatCommand("start", "--processes 4")}`;

/**
 * Reads `--processes N`.
 *
 * @throws StartupError for invalid arguments, and for several processes on the embedded database
 */
function readProcessCount(args: string[]): number {
  let text: string;
  try {
    text = parseArgs({ args, options: { processes: { type: "string" } } }).values.processes ?? "1";
  } catch {
    throw new StartupError(USAGE);
  }
  const count = Number(text);
  if (!/^\d{1,2}$/.test(text) || count < 1 || count > 64) throw new StartupError(USAGE);
  if (count > 1 && !readProcessConfig().database_url)
    throw new StartupError(
      "--processes needs a PostgreSQL server: set DATABASE_URL. Only one can use the embedded database.",
    );
  return count;
}
