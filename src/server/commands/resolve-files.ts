import { resolve } from "node:path";

/** Options of all commands that have no value, so that what follows them may be a file. */
const FLAGS = new Set(["--dry-run", "--publish"]);

/** Makes a command's file arguments absolute: they are given from the folder where the command was typed. */
export function resolveFiles(args: readonly string[], folder: string): string[] {
  return args.map((arg, at) => {
    const before = args[at - 1] ?? "";
    const isValue = before.startsWith("--") && !before.includes("=") && !FLAGS.has(before);
    return arg.startsWith("--") || isValue ? arg : resolve(folder, arg);
  });
}
