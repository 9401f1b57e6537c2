import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { dirname, join } from "node:path";

/** The holder updates its lock every two seconds; after this many milliseconds without an update it is abandoned. */
const abandonedAfterMs = 30_000;

/** Locks installing and building in this checkout, because two processes would overwrite each other's files. */
export function withSetupLock(root, say, work) {
  const onWait = () => say("Another start is installing or building here; waiting for it…");
  return withLock(join(root, "build/.lock"), work, { onWait });
}

/**
 * Runs `work` while holding the lock file, and waits while another process holds it. A lock is taken over if its
 * process has ended or if it hasn't been updated for half a minute (another machine or container on the same folder).
 */
export async function withLock(file, work, { onWait = () => {} } = {}) {
  mkdirSync(dirname(file), { recursive: true });
  for (let waited = false; !claim(file); ) {
    if (takeOverIfAbandoned(file)) continue;
    if (!waited) onWait();
    waited = true;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const heartbeat = setInterval(() => touch(file), 2000);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    rmSync(file, { force: true });
  }
}

function claim(file) {
  try {
    writeFileSync(file, JSON.stringify({ pid: process.pid, host: hostname() }), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  }
}

function touch(file) {
  try {
    utimesSync(file, new Date(), new Date());
  } catch {
    // The folder was removed meanwhile, so there is no lock to update.
  }
}

/** Returns whether the caller should try again at once. */
function takeOverIfAbandoned(file) {
  const seen = look(file);
  if (!seen) return true;
  if (!isAbandoned(seen)) return false;
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return true;
  }
  // Another process may have taken over between reading and renaming; restore its live lock.
  if (readFileSync(aside, "utf8") !== seen.text) {
    try {
      linkSync(aside, file);
    } catch {}
  }
  rmSync(aside, { force: true });
  return true;
}

function look(file) {
  try {
    return { text: readFileSync(file, "utf8"), touchedAt: statSync(file).mtimeMs };
  } catch {
    return undefined;
  }
}

/** Returns whether the lock's process has ended on this machine, or the lock hasn't been updated for a while. */
export function isAbandoned({ text, touchedAt }, now = Date.now()) {
  if (now - touchedAt > abandonedAfterMs) return true;
  try {
    const { pid, host } = JSON.parse(text);
    if (host !== hostname()) return false;
    process.kill(pid, 0);
    return false;
  } catch (error) {
    // ESRCH means no such process. An unreadable lock is still being written.
    return error.code === "ESRCH";
  }
}
