import * as build from "virtual:react-router/server-build";
import { StartupError } from "#lib/errors.ts";
import { buildPaths } from "../bootstrap.ts";
import { startServer } from "../start.ts";

/** Serves the built site whose server lies in that folder; what an operator must mend ends it with one line and 1. */
export async function runServer(folder: string): Promise<void> {
  try {
    await startServer(build, buildPaths(folder));
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
