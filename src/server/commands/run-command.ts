import { type Config, getCallerFolder, readProcessConfig } from "#config/env.ts";
import { hasDatabase } from "#db/embedded/data-folder.ts";
import { findHolder, lockFolder } from "#db/embedded/lock.ts";
import { StartupError } from "#lib/errors.ts";
import { createLog } from "#lib/log.ts";
import { getOwnValue } from "#lib/own-value.ts";
import { type BuildPaths, bootstrap, buildPaths } from "../bootstrap.ts";
import { toStartupError } from "../starting/startup-error.ts";
import { sendCommand } from "./command-socket.ts";
import { needsSite, runCommand } from "./commands.ts";
import { diagnose } from "./doctor-command.ts";
import { findUnknownOption, formatHelp } from "./help.ts";
import { move } from "./move-command.ts";
import { resolveFiles } from "./resolve-files.ts";
import { restore } from "./restore-command.ts";

const print = {
  out: (line: string): boolean => process.stdout.write(`${line}\n`),
  err: (line: string): boolean => process.stderr.write(`${line}\n`),
};

/** Commands on a database that nothing else uses. Each resolves with its exit code. */
const OFFLINE_COMMANDS: Record<string, typeof restore> = { move, restore };

/**
 * Runs one command: in the server process that holds the embedded database if there is one, otherwise in this process.
 */
async function run(config: Config, server: string, [name = "", ...args]: string[]): Promise<number> {
  const files = resolveFiles(args, getCallerFolder());
  if (name === "doctor") return diagnose(args, config, print);
  const runOffline = getOwnValue(OFFLINE_COMMANDS, name);
  if (!runOffline && !config.database_url && findHolder(config.data_dir))
    return sendCommand(config.data_dir, name, files, print);
  // Otherwise a command without the site's settings would create another site and succeed there.
  if (!config.database_url && needsSite(name) && !hasDatabase(config.data_dir))
    throw new StartupError(
      `DATA_DIR ${config.data_dir} has no site. Set DATA_DIR or DATABASE_URL to those of the site.`,
    );
  const unlock = config.database_url ? () => {} : lockFolder(config.data_dir);
  const places = buildPaths(server);
  try {
    if (runOffline) return await runOffline(files, config, places, print);
    return await runOnDatabase(name, files, config, places);
  } finally {
    unlock();
  }
}

async function runOnDatabase(name: string, args: string[], config: Config, places: BuildPaths): Promise<number> {
  // Commands don't use replicas.
  const own = { ...config, database_replica_urls: [] };
  const services = await bootstrap(own, places, createLog("warn"), print.err, config.demo && name !== "demo");
  try {
    return await runCommand(name, args, services, places, print);
  } finally {
    await services.queue.stop();
    await services.connection.close();
  }
}

/** Lets a command finish after a reader such as `head` has closed its output. */
function ignoreClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== "EPIPE") throw error;
}

/**
 * Runs a command from the program's arguments; resolves with its exit code. Errors that the operator must fix print one
 * line and exit with 1.
 */
export async function runCommandLine(server: string, args: string[]): Promise<number> {
  for (const stream of [process.stdout, process.stderr]) stream.on("error", ignoreClosedPipe);
  const [name = "", subject = ""] = args;
  if (name === "help" || args.includes("--help")) {
    print.out(formatHelp(name === "help" ? subject : name));
    return 0;
  }
  const option = findUnknownOption(name, args.slice(1));
  if (option) {
    print.err(`There is no option ${option}. ${formatHelp(name).split("\n")[0]}`);
    return 2;
  }
  try {
    const config = readProcessConfig();
    return await run(config, server, args).catch((error) => {
      throw toStartupError(error, config);
    });
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    print.err(error.message);
    return 1;
  }
}
