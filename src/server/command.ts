import { keepCompiled } from "./starting/keep-compiled.ts";

keepCompiled(import.meta.dirname);
const { runCommandLine } = await import("./commands/run-command.ts");
process.exitCode = await runCommandLine(import.meta.dirname, process.argv.slice(2));
