import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { builtFolder } from "../../scripts/bootstrap/builds.mjs";

const server = join(builtFolder(join(import.meta.dirname, "../..")), "server");

/** What a program needs of this shell; the site's own configuration never comes along. */
const inherited = ["PATH", "HOME", "TMPDIR", "TEMP", "TMP", "SystemRoot", "LANG"];

/** How long a start may take, first one included, on a slow machine. */
const startLimitMs = 110_000;

export interface ServerProcess {
  /** Where it answers, without a trailing slash. */
  origin: string;
  pid: number;
  /** Everything it has written so far, its log and its words to the operator. */
  log(): string;
  /** Asks it to end, and resolves with its exit code; null when a signal ended it. */
  stop(): Promise<number | null>;
  /** Ends it as a power cut would. */
  kill9(): Promise<void>;
  /** Its exit code, once it has ended for whatever reason. */
  ended: Promise<number | null>;
}

/**
 * Starts the built server on a free port of this machine and waits until it serves.
 *
 * @throws with all it wrote, when it ends or hangs before that.
 */
export async function startServerProcess(env: Record<string, string>): Promise<ServerProcess> {
  const { child, output, ended } = spawnProgram("main.js", [], env);
  const origin = await new Promise<string>((resolve, reject) => {
    const refuse = (reason: string): void => {
      clearTimeout(limit);
      reject(new Error(`The server ${reason}:\n${output.all()}`));
    };
    const limit = setTimeout(() => {
      child.kill("SIGKILL");
      refuse("did not start in time");
    }, startLimitMs);
    child.stderr?.on("data", () => {
      const address = /^Serving .* at (http:\S+)$/m.exec(output.errors())?.[1];
      if (!address) return;
      clearTimeout(limit);
      resolve(address);
    });
    ended.then((code) => refuse(`ended with ${code} instead of serving`), reject);
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

/** Runs one of the built programs (`main.js`, `command.js`) to its own end; resolves also when it fails. */
export async function runProgram(
  program: "main.js" | "command.js",
  args: string[],
  env: Record<string, string>,
): Promise<FinishedProgram> {
  const { ended, output } = spawnProgram(program, args, env);
  const code = await ended;
  return { code, stdout: output.words(), stderr: output.errors() };
}

/** Starts a built program and does not wait for it: for tests that end it at a moment of their own. */
export function spawnProgram(
  program: "main.js" | "command.js" | "worker.js",
  args: string[],
  env: Record<string, string>,
) {
  const stored = Object.fromEntries(
    inherited.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  );
  const child: ChildProcess = spawn(process.execPath, [join(server, program), ...args], {
    env: { ...stored, NODE_ENV: "production", PORT: "0", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  // A run that is cut short takes its servers with it.
  const takeAlong = (): boolean => child.kill("SIGKILL");
  process.once("exit", takeAlong);
  const pieces: { from: "out" | "err"; text: string }[] = [];
  child.stdout?.setEncoding("utf8").on("data", (text: string) => pieces.push({ from: "out", text }));
  child.stderr?.setEncoding("utf8").on("data", (text: string) => pieces.push({ from: "err", text }));
  const written = (from?: "out" | "err") => (): string =>
    pieces
      .filter((piece) => !from || piece.from === from)
      .map(({ text }) => text)
      .join("");
  const ended = once(child, "close").then(([code]) => {
    process.off("exit", takeAlong);
    return code as number | null;
  });
  return { child, ended, output: { all: written(), words: written("out"), errors: written("err") } };
}
