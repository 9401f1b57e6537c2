import { keepCompiled } from "./starting/compile-cache.ts";

keepCompiled(import.meta.dirname);
const { runCommandLine } = await import("./commands/run-command.ts");
process.exitCode = await runCommandLine(import.meta.dirname, process.argv.slice(2));
