import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { openSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getBuildFolder } from "../../scripts/bootstrap/builds.mjs";
import { serverFlags } from "../../scripts/bootstrap/commands.mjs";

const program = join(getBuildFolder(join(import.meta.dirname, "../..")), "server/main.js");
const usageReporter = join(import.meta.dirname, "usage.mjs");

/** Resources that a process has used since it started, including all its threads. */
export interface Usage {
  /** Milliseconds of CPU time. */
  cpu_ms: number;
  /** Bytes of memory it uses now. */
  rss: number;
}

export interface BuiltSite {
  port: number;
  /** Milliseconds from start to ready. */
  ready_ms: number;
  usage(): Promise<Usage>;
  /** Event loop delay in milliseconds, the 99th percentile since the previous call. */
  loopDelay(): Promise<number>;
  stop(): Promise<void>;
}

/**
 * Starts the built site on a free port, with its data in `folder` or where `env` says. Its log goes to a file, as in
 * production.
 */
export async function startSite(
  folder: string,
  env: Record<string, string> = {},
  args: string[] = [],
): Promise<BuiltSite> {
  const started = performance.now();
  // The reporter lets the process's IPC channel close, but the processes of a multi-process command need theirs to
  // share the port.
  const reporter = args.length > 0 ? [] : ["--import", usageReporter];
  const child = spawn(process.execPath, [...serverFlags, ...reporter, program, ...args], {
    env: { PATH: process.env.PATH, NODE_ENV: "production", PORT: "0", DATA_DIR: folder, ...env },
    stdio: ["ignore", openSync(join(folder, "log"), "w"), "pipe", "ipc"],
  });
  const stopWithUs = (): boolean => child.kill("SIGKILL");
  process.once("exit", stopWithUs);
  const closed = once(child, "close");
  const port = await getPort(child);
  return {
    port,
    ready_ms: performance.now() - started,
    usage: () => getUsage(child),
    loopDelay: () => getLoopDelay(child),
    async stop() {
      child.kill("SIGTERM");
      await closed;
      process.off("exit", stopWithUs);
    },
  };
}

function getPort(child: ChildProcess): Promise<number> {
  return new Promise<number>((resolve, reject) => {
    let said = "";
    child.stderr?.setEncoding("utf8").on("data", (more: string) => {
      said += more;
      const served = /^Serving .* at http:\S+:(\d+)$/m.exec(said)?.[1];
      if (served) resolve(Number(served));
    });
    child.once("exit", (code) => reject(new Error(`The site ended with ${code}:\n${said}`)));
  });
}

/** Asks a process for its usage (usage.mjs). */
export async function getUsage(child: ChildProcess): Promise<Usage> {
  child.send("usage");
  const [{ cpu, rss }] = (await once(child, "message")) as [{ cpu: NodeJS.CpuUsage; rss: number }];
  return { cpu_ms: (cpu.user + cpu.system) / 1_000, rss };
}

async function getLoopDelay(child: ChildProcess): Promise<number> {
  child.send("loop");
  const [{ p99 }] = (await once(child, "message")) as [{ p99: number }];
  return p99;
}

/** Runs work with a temporary folder and removes it afterwards. */
export async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "handover-bench-"));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}
