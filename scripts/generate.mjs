import { existsSync } from "node:fs";
import { runScript } from "./run-script.mjs";

/* Generates the sources that aren't in the repository: message functions and route types. */
runScript("scripts/compile-messages.mjs");
if (existsSync("react-router.config.ts")) runScript("node_modules/@react-router/dev/bin.cjs", "typegen");
