import { spawn } from "node:child_process";
import { constants } from "node:os";

/** A step that takes longer is ended. */
const defaultTimeoutMs = 20 * 60_000;
const stopSignals = ["SIGINT", "SIGTERM", "SIGHUP"];

/**
 * Runs a script with this Node without input and shows its output. Returns its exit code, or 1 if something ended it.
 */
export function runStep(args, { cwd, env = process.env, timeout = defaultTimeoutMs }) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd, env, stdio: ["ignore", "inherit", "inherit"] });
    const tooLong = setTimeout(() => {
      console.log(`Ended after ${timeout / 60_000} minutes.`);
      child.kill("SIGTERM");
      setTimeout(() => child.kill("SIGKILL"), 10_000).unref();
    }, timeout);
    // Stopping the run ends the current step and starts no other.
    let stoppedBy;
    const stop = (signal) => {
      stoppedBy = signal;
      child.kill(signal);
    };
    for (const signal of stopSignals) process.on(signal, stop);
    const done = (exitCode) => {
      clearTimeout(tooLong);
      for (const signal of stopSignals) process.off(signal, stop);
      if (stoppedBy) process.exit(128 + constants.signals[stoppedBy]);
      resolve(exitCode);
    };
    child.once("error", (error) => {
      console.log(error.message);
      done(1);
    });
    child.once("close", (code) => done(code ?? 1));
  });
}
