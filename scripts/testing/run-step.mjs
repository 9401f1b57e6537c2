import { spawn } from "node:child_process";
import { constants } from "node:os";

/** A step that takes longer than this hangs, and is ended. */
const longest = 20 * 60_000;
const stopSignals = ["SIGINT", "SIGTERM", "SIGHUP"];

/** Runs a script with this Node and without input, its output shown; answers its exit code, 1 when something ended it. */
export function runStep(args, { cwd, env = process.env, timeout = longest }) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd, env, stdio: ["ignore", "inherit", "inherit"] });
    const tooLong = setTimeout(() => {
      console.log(`Ended after ${timeout / 60_000} minutes.`);
      child.kill("SIGTERM");
      setTimeout(() => child.kill("SIGKILL"), 10_000).unref();
    }, timeout);
    // A run that is told to stop takes the step with it, and starts no other one.
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
