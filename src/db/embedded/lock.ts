import { execFileSync } from "node:child_process";
import { existsSync, linkSync, mkdirSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StartupError } from "#lib/errors.ts";

interface Holder {
  pid: number;
  /**
   * When the process started, as reported by the system. After a crash the PID may be reused, but not together with the
   * same start time.
   */
  started: string;
}

/** An interrupted takeover is ignored after this time. */
const TAKEOVER_STALE_MS = 5_000;

/**
 * Locks a data folder for this process, because two processes on one embedded database silently lose each other's
 * writes. Returns the release function.
 *
 * @throws StartupError naming the process that holds it.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, "lock");
  const own = JSON.stringify({ pid: process.pid, started: readStartTime(process.pid) } satisfies Holder);
  for (let attempt = 0; attempt < 3; attempt++) {
    if (createAtomically(path, own)) return () => release(path, own);
    const holder = readHolder(path);
    if (holder && isAlive(holder)) throw createInUseError(folder, holder);
    removeStale(folder, path);
  }
  throw new StartupError(`DATA_DIR ${folder} is being opened by another process. Try again.`);
}

/** Returns the running process that holds a folder, or null. */
export function findHolder(folder: string): { pid: number } | null {
  const holder = readHolder(join(folder, "lock"));
  return holder && isAlive(holder) ? holder : null;
}

function createInUseError(folder: string, holder: Holder): StartupError {
  return new StartupError(
    `DATA_DIR ${folder} is in use by process ${holder.pid}. Stop that process or set another DATA_DIR.`,
  );
}

/** Creates a file with its content atomically so that a reader never sees part of it. Returns false if it exists. */
function createAtomically(path: string, content: string): boolean {
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

/** Removes a dead process's lock. Only one of several processes does, after checking again. */
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
    // If the lock file is missing, another process has removed it and may already have created its own. Removing that
    // one would let two processes in.
    if (!existsSync(path)) return;
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
    // The folder was deleted, so there is nothing to release.
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

/**
 * Returns a value that differs between processes with the same PID, or an empty string if the system doesn't report it.
 */
function readStartTime(pid: number): string {
  try {
    if (process.platform === "linux") {
      const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
      // The parenthesized command may contain spaces; the start time is the 20th field after it (proc(5), starttime).
      return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
    }
    if (process.platform === "win32") return "";
    return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).trim();
  } catch {
    return "";
  }
}
