import { execFileSync } from "node:child_process";
import { linkSync, mkdirSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StartupError } from "#lib/errors.ts";

interface Holder {
  pid: number;
  /** When the process began, as the system tells it: a pid is used again after a crash, the pair is not. */
  started: string;
}

/** A takeover that a crash interrupted is ignored after this long. */
const TAKEOVER_STALE_MS = 5_000;

/**
 * Takes a data folder for this process alone: two that open one embedded database lose each other's writes in
 * silence. Returns how to give it back.
 *
 * @throws StartupError naming the process that holds it.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, "lock");
  const own = JSON.stringify({ pid: process.pid, started: readStartTime(process.pid) } satisfies Holder);
  for (let attempt = 0; attempt < 3; attempt++) {
    if (createWhole(path, own)) return () => release(path, own);
    const holder = readHolder(path);
    if (holder && isAlive(holder)) throw heldBy(folder, holder);
    removeStale(folder, path);
  }
  throw new StartupError(`DATA_DIR ${folder} is being opened by another process at this moment; try again.`);
}

/** The living process that holds a folder, if there is one. */
export function holderOf(folder: string): { pid: number } | null {
  const holder = readHolder(join(folder, "lock"));
  return holder && isAlive(holder) ? holder : null;
}

function heldBy(folder: string, holder: Holder): StartupError {
  return new StartupError(
    `DATA_DIR ${folder} is in use by process ${holder.pid}; stop it first, or set DATA_DIR to another folder.`,
  );
}

/** Creates the file with its content in one step, so that nobody reads it half written; false when it exists. */
function createWhole(path: string, content: string): boolean {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, content, { mode: 0o600 });
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Removes a dead process's lock; of several that find it, one does, and looks again before it does. */
function removeStale(folder: string, path: string): void {
  const guard = join(folder, "lock.takeover");
  try {
    mkdirSync(guard);
  } catch {
    const age = Date.now() - (statSync(guard, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > TAKEOVER_STALE_MS) rmdirSync(guard);
    return;
  }
  try {
    const holder = readHolder(path);
    if (!holder || !isAlive(holder)) rmSync(path, { force: true });
  } finally {
    rmdirSync(guard);
  }
}

function release(path: string, own: string): void {
  try {
    if (readFileSync(path, "utf8") === own) rmSync(path, { force: true });
  } catch {
    // Someone removed the folder under us: there is nothing left to give back.
  }
}

function readHolder(path: string): Holder | null {
  try {
    const holder = JSON.parse(readFileSync(path, "utf8")) as Partial<Holder>;
    return typeof holder.pid === "number" && typeof holder.started === "string" ? (holder as Holder) : null;
  } catch {
    return null;
  }
}

function isAlive(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EPERM") return false;
  }
  return readStartTime(holder.pid) === holder.started;
}

/** A text that differs between two processes that had the same pid; empty where the system does not tell. */
function readStartTime(pid: number): string {
  try {
    if (process.platform === "linux") {
      const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
      // The command, in brackets, may hold spaces; the start time is the 20th field after it (proc(5), starttime).
      return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
    }
    if (process.platform === "win32") return "";
    return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).trim();
  } catch {
    return "";
  }
}
