import { runScript } from "./run-script.mjs";

/* The types of everything, the generated sources too. */
runScript("scripts/generate.mjs");
runScript("node_modules/typescript/bin/tsc", "--noEmit");
