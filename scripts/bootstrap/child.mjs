import { spawn } from "node:child_process";
import { constants } from "node:os";

const forwarded = ["SIGINT", "SIGTERM", "SIGHUP"];
/**
 * One Ctrl-C can arrive several times: from the terminal, from npm and through the process group. Signals within this
 * many milliseconds count as one.
 */
const samePressMs = 1000;

/**
 * Runs a program and returns its exit code, or 128 + n if signal n ended it, as a shell does. Forwards signals so that a
 * server can shut down cleanly; a second Ctrl-C kills it. With `quiet`, returns the output instead of showing it.
 */
export async function runChild(command, args, { cwd, env, quiet = false, shell = false }) {
  const child = spawn(command, args, { cwd, env, shell, stdio: quiet ? ["ignore", "pipe", "pipe"] : "inherit" });
  const output = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (text) => output.push(text));

  let interrupted = false;
  let firstPress = 0;
  const forwardSignal = (signal) => {
    interrupted = true;
    // On Windows the console signals every process, and a kill would prevent a clean exit.
    if (process.platform === "win32") return;
    if (signal === "SIGINT") firstPress ||= Date.now();
    const pressedAgain = signal === "SIGINT" && Date.now() - firstPress > samePressMs;
    child.kill(pressedAgain ? "SIGKILL" : signal);
  };
  for (const signal of forwarded) process.on(signal, forwardSignal);
  const watch = onOrphaned(() => forwardSignal("SIGTERM"));
  try {
    const { code, signal } = await new Promise((resolve, reject) => {
      child.once("error", reject);
      child.once("close", (code, signal) => resolve({ code, signal }));
    });
    return { exitCode: signal ? 128 + constants.signals[signal] : code, output: output.join(""), interrupted };
  } finally {
    clearInterval(watch);
    for (const signal of forwarded) process.off(signal, forwardSignal);
  }
}

/**
 * Calls `stop` when the parent process ends. npm sends SIGTERM to the shell between npm and this process, and the shell
 * exits without forwarding it. Windows doesn't report that a parent has ended.
 */
function onOrphaned(stop) {
  if (!process.env.npm_lifecycle_event || process.platform === "win32") return undefined;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, 100);
  return watch;
}
