import { readdir, readFile } from "node:fs/promises";
import { join, sep } from "node:path";
import type { Log } from "#lib/log.ts";

/** Min time between two checks of the files. */
const RECHECK_MS = 5_000;

/** Max missing files named in the log. */
const MAX_NAMED = 5;

/**
 * Checks whether every file of the build still exists. Pages, email templates and document fonts are loaded on first
 * use, so otherwise a visitor would be the first to notice a missing file.
 *
 * @param build the build's folder; its `files.json` lists what the build made (`scripts/bootstrap/fresh-build.mjs`).
 */
export function createBuildFilesCheck(build: string, log: Log, now: () => number = () => performance.now()) {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let isComplete = Promise.resolve(true);

  const check = async (): Promise<boolean> => {
    try {
      const expected: string[] = JSON.parse(await readFile(join(build, "files.json"), "utf8"));
      const found = new Set((await readdir(build, { recursive: true })).map((path) => path.replaceAll(sep, "/")));
      const missing = expected.filter((path) => !found.has(path));
      if (missing.length === 0) return true;
      log.error({ missing: missing.length, files: missing.slice(0, MAX_NAMED) }, "files of the build are missing");
    } catch (error) {
      log.error({ err: error }, "failed to check the build");
    }
    return false;
  };

  return (): Promise<boolean> => {
    if (now() - checkedAt >= RECHECK_MS) {
      checkedAt = now();
      isComplete = check();
    }
    return isComplete;
  };
}
