import { runScript } from "./run-script.mjs";

/* Checks all types, including generated sources. */
runScript("scripts/generate.mjs");
runScript("node_modules/typescript/bin/tsc", "--noEmit");
