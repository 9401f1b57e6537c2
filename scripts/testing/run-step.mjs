import { spawn } from "node:child_process";
import { constants } from "node:os";

/** Steps that take longer are stopped. */
const defaultTimeoutMs = 30 * 60_000;
const stopSignals = ["SIGINT", "SIGTERM", "SIGHUP"];

/**
 * Runs a script with this Node, without input, and shows its output. Returns its exit code, or 1 if it was stopped.
 */
export function runStep(args, { cwd, env = process.env, timeout = defaultTimeoutMs }) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd, env, stdio: ["ignore", "inherit", "inherit"] });
    const tooLong = setTimeout(() => {
      console.log(`Ended after ${timeout / 60_000} minutes.`);
      child.kill("SIGTERM");
      setTimeout(() => child.kill("SIGKILL"), 10_000).unref();
    }, timeout);
    // The signal that was received. It stops the current step, and no further step runs.
    let stoppedBy;
    const stop = (signal) => {
      stoppedBy = signal;
      child.kill(signal);
    };
    for (const signal of stopSignals) process.on(signal, stop);
    const finish = (exitCode) => {
      clearTimeout(tooLong);
      for (const signal of stopSignals) process.off(signal, stop);
      if (stoppedBy) process.exit(128 + constants.signals[stoppedBy]);
      resolve(exitCode);
    };
    child.once("error", (error) => {
      console.log(error.message);
      finish(1);
    });
    child.once("close", (code) => finish(code ?? 1));
  });
}
