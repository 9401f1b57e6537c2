import { spawnSync } from "node:child_process";

/** Runs a script with this Node, its output shown; its failure is this process's failure. */
export function runScript(...args) {
  const { status } = spawnSync(process.execPath, args, { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
