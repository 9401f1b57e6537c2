import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { dirname, join } from "node:path";

/** The holder touches its lock every two seconds: one untouched this long belongs to nobody. */
const abandonedAfter = 30_000;

/** The lock of installing and building in this checkout: two processes at it would write over each other. */
export function withSetupLock(root, say, work) {
  const onWait = () => say("Another start is installing or building here; waiting for it…");
  return withLock(join(root, "build/.lock"), work, { onWait });
}

/**
 * Does `work` while holding the lock file, and waits while another process holds it. A lock whose process is gone, or
 * that nobody has touched for half a minute (another machine or container on the same folder), is taken over.
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
    // The folder was removed while we worked; there is nothing left to hold.
  }
}

/** True when the lock may be tried for again at once. */
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
  // Between the look and the rename another process may have taken over: its live lock goes back.
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

/** A lock is abandoned when its process is gone from this machine, or when nobody has touched it for a while. */
export function isAbandoned({ text, touchedAt }, now = Date.now()) {
  if (now - touchedAt > abandonedAfter) return true;
  try {
    const { pid, host } = JSON.parse(text);
    if (host !== hostname()) return false;
    process.kill(pid, 0);
    return false;
  } catch (error) {
    // No such process. A lock that cannot be read is still being written.
    return error.code === "ESRCH";
  }
}
