import { existsSync } from "node:fs";
import { runScript } from "./run-script.mjs";

/* Generates sources that aren't in the repository: the message functions and the route types. */
runScript("scripts/compile-messages.mjs");
if (existsSync("react-router.config.ts")) runScript("node_modules/@react-router/dev/bin.cjs", "typegen");
