import * as build from "virtual:react-router/server-build";
import { StartupError } from "#lib/errors.ts";
import { builtPlaces } from "./boot.ts";
import { startServer } from "./start.ts";

try {
  await startServer(build, builtPlaces(import.meta.dirname));
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
