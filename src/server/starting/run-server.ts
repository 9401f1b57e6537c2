import { StartupError } from "#lib/errors.ts";
import { buildPaths } from "../bootstrap.ts";
import { startServer } from "../start.ts";

/** Runs the built site from its server folder; errors that the operator must fix print one line and exit with 1. */
export async function runServer(folder: string): Promise<void> {
  try {
    await startServer(buildPaths(folder));
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
