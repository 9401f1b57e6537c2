import { compileCache } from "./starting/compile-cache.ts";

compileCache(import.meta.dirname);
const { runCommandLine } = await import("./commands/run-command.ts");
process.exitCode = await runCommandLine(import.meta.dirname, process.argv.slice(2));
