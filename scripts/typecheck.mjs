import { runScript } from "./run-script.mjs";

/* Checks all types, including generated sources. */
runScript("scripts/compile-messages.mjs");
runScript("node_modules/typescript/bin/tsc", "--noEmit");
