import { resolve } from "node:path";
import { IMPORT_OPTIONS } from "./import-options.ts";

/** Options without a value, so that what follows them may be a file. Of the commands with files, only one has any. */
const FLAGS = new Set(
  Object.entries(IMPORT_OPTIONS).flatMap(([name, { type }]) => (type === "boolean" ? [`--${name}`] : [])),
);

/** Makes a command's file arguments absolute: they are given from the folder where the command was typed. */
export function resolveFiles(args: readonly string[], folder: string): string[] {
  return args.map((arg, at) => {
    const before = args[at - 1] ?? "";
    const isValue = before.startsWith("--") && !before.includes("=") && !FLAGS.has(before);
    return arg.startsWith("--") || isValue ? arg : resolve(folder, arg);
  });
}
