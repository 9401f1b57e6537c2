import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { getBuildFolder } from "../../scripts/bootstrap/builds.mjs";

const latest = getBuildFolder(join(import.meta.dirname, "../.."));

/** Variables that a program needs from this shell; the site's configuration is never inherited. */
const inherited = ["PATH", "HOME", "TMPDIR", "TEMP", "TMP", "SystemRoot", "LANG"];

/**
 * Compiles the embedded database's WebAssembly once. Optimizing it takes a third of a start's CPU time and pays off only
 * in a server that runs longer than a test.
 */
const FLAGS = ["--liftoff-only"];

/** Limit for any start, including the first, on a slow machine. */
const startLimitMs = 200_000;

export interface ServerProcess {
  /** Its URL, without a trailing slash. */
  origin: string;
  pid: number;
  /** Everything it has written so far to stdout and stderr. */
  log(): string;
  /** Asks it to stop and resolves with its exit code, or null if a signal ended it. */
  stop(): Promise<number | null>;
  /** Ends it with SIGKILL, as a power failure would. */
  kill9(): Promise<void>;
  /** Resolves with its exit code when it ends for any reason. */
  ended: Promise<number | null>;
}

/**
 * Starts the built server on a free local port and waits until it serves.
 *
 * @param build the folder of another build than the latest.
 * @throws with its output if it ends or hangs before that.
 */
export async function startServerProcess(
  env: Record<string, string>,
  args: string[] = [],
  build?: string,
): Promise<ServerProcess> {
  const { child, output, ended } = spawnProgram("main.js", args, env, build);
  const origin = await new Promise<string>((resolve, reject) => {
    const rejectStart = (reason: string): void => {
      clearTimeout(limit);
      reject(new Error(`The server ${reason}:\n${output.all()}`));
    };
    const limit = setTimeout(() => {
      child.kill("SIGKILL");
      rejectStart("did not start in time");
    }, startLimitMs);
    child.stderr?.on("data", () => {
      const address = /^Serving .* at (http:\S+)$/m.exec(output.stderr())?.[1];
      if (!address) return;
      clearTimeout(limit);
      resolve(address);
    });
    ended.then((code) => rejectStart(`ended with ${code} instead of serving`), reject);
  });
  const end = (signal: NodeJS.Signals) => async (): Promise<number | null> => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    return ended;
  };
  const kill = end("SIGKILL");
  return {
    origin,
    pid: child.pid ?? 0,
    log: output.all,
    stop: end("SIGTERM"),
    kill9: async () => {
      await kill();
    },
    ended,
  };
}

export interface FinishedProgram {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs one of the built programs (`main.js`, `command.js`) to its end; resolves even if it fails. */
export async function runProgram(
  program: "main.js" | "command.js",
  args: string[],
  env: Record<string, string>,
): Promise<FinishedProgram> {
  const { ended, output } = spawnProgram(program, args, env);
  const code = await ended;
  return { code, stdout: output.stdout(), stderr: output.stderr() };
}

/** Starts a built program without waiting, for tests that end it at a certain moment. */
export function spawnProgram(
  program: "main.js" | "command.js" | "worker.js",
  args: string[],
  env: Record<string, string>,
  build: string = latest,
) {
  const stored = Object.fromEntries(
    inherited.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  );
  const child: ChildProcess = spawn(process.execPath, [...FLAGS, join(build, "server", program), ...args], {
    env: { ...stored, NODE_ENV: "production", PORT: "0", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  // Ends the server if the test run is interrupted.
  const killServer = (): boolean => child.kill("SIGKILL");
  process.once("exit", killServer);
  const pieces: { from: "out" | "err"; text: string }[] = [];
  child.stdout?.setEncoding("utf8").on("data", (text: string) => pieces.push({ from: "out", text }));
  child.stderr?.setEncoding("utf8").on("data", (text: string) => pieces.push({ from: "err", text }));
  const readOutput = (from?: "out" | "err") => (): string =>
    pieces
      .filter((piece) => !from || piece.from === from)
      .map(({ text }) => text)
      .join("");
  const ended = once(child, "close").then(([code]) => {
    process.off("exit", killServer);
    return code as number | null;
  });
  return { child, ended, output: { all: readOutput(), stdout: readOutput("out"), stderr: readOutput("err") } };
}
