import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { builtFolder } from "../../scripts/bootstrap/builds.mjs";

export interface Worker {
  /** As a power cut would. */
  kill(): void;
  stop(): Promise<void>;
}

const PROGRAM = join(builtFolder(join(import.meta.dirname, "../..")), "server/worker.js");

/** Starts the built worker, and resolves once it works. */
export async function startWorker(env: Record<string, string>): Promise<Worker> {
  const folder = await mkdtemp(join(tmpdir(), "handover-drill-"));
  const child = spawn(process.execPath, [PROGRAM], {
    env: { ...process.env, NODE_ENV: "production", MAIL_RATE: "60000", DATA_DIR: folder, LOG_LEVEL: "error", ...env },
    stdio: ["ignore", "inherit", "pipe"],
  });
  const ended = once(child, "exit").then(() => rm(folder, { recursive: true, force: true }));
  await isWorking(child);
  return {
    kill: () => void child.kill("SIGKILL"),
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

function isWorking(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    const said: string[] = [];
    createInterface({ input: child.stderr! }).on("line", (line) => {
      said.push(line);
      if (line.startsWith("Working:")) resolve();
    });
    child.once("exit", () => reject(new Error(`The worker ended: ${said.join("\n")}`)));
  });
}
