import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { dirname, join } from "node:path";

/** The holder renews its lock every two seconds. A lock that isn't renewed for this long is abandoned. */
const abandonedAfterMs = 30_000;

/** Lets only one process install or build in this checkout, because two would overwrite each other's files. */
export function withSetupLock(root, log, work) {
  const onWait = () => log("Waiting for another process to finish installing or building…");
  return withLock(join(root, "build/.lock"), work, { onWait });
}

/**
 * Runs `work` while holding the lock file, and waits while another process holds it. It takes over
 * a lock whose process has ended. For a process on another machine or in a container, it waits 30 seconds for a renewal.
 */
export async function withLock(file, work, { onWait = () => {} } = {}) {
  mkdirSync(dirname(file), { recursive: true });
  for (let waited = false; !createLock(file); ) {
    if (removeIfAbandoned(file)) continue;
    if (!waited) onWait();
    waited = true;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const heartbeat = setInterval(() => renewLock(file), 2000);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    rmSync(file, { force: true });
  }
}

function createLock(file) {
  try {
    writeFileSync(file, JSON.stringify({ pid: process.pid, host: hostname() }), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  }
}

function renewLock(file) {
  try {
    utimesSync(file, new Date(), new Date());
  } catch {
    // The folder was removed, so there is no lock to renew.
  }
}

/** Removes the lock if it is abandoned. Returns whether the caller should try again immediately. */
function removeIfAbandoned(file) {
  const seen = readLock(file);
  if (!seen) return true;
  if (!isAbandoned(seen)) return false;
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return true;
  }
  // Another process may have taken over between the read and the rename. Restore its lock.
  if (readFileSync(aside, "utf8") !== seen.text) {
    try {
      linkSync(aside, file);
    } catch {}
  }
  rmSync(aside, { force: true });
  return true;
}

function readLock(file) {
  try {
    return { text: readFileSync(file, "utf8"), renewedAt: statSync(file).mtimeMs };
  } catch {
    return undefined;
  }
}

/** Returns whether the lock's process has ended on this machine or the lock wasn't renewed in time. */
export function isAbandoned({ text, renewedAt }, now = Date.now()) {
  if (now - renewedAt > abandonedAfterMs) return true;
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
