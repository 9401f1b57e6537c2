import { existsSync } from "node:fs";
import { runScript } from "./run-script.mjs";

/* Writes the sources that are made from others and not kept in the repository: the messages' functions and the routes' types. */
runScript("scripts/compile-messages.mjs");
if (existsSync("react-router.config.ts")) runScript("node_modules/@react-router/dev/bin.cjs", "typegen");
