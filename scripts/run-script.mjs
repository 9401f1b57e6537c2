import { spawnSync } from "node:child_process";

/** Runs a script with this Node and shows its output. A failure ends this process. */
export function runScript(...args) {
  const { status } = spawnSync(process.execPath, args, { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
