import { createHash } from "node:crypto";
import { existsSync, mkdirSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  copyPreviousAssets,
  listBuilds,
  listFiles,
  listOwnAssets,
  readBuild,
  readJson,
  removeUnused,
} from "./builds.mjs";
import { runChild } from "./child.mjs";
import { computeFingerprint } from "./fingerprint.mjs";
import { withSetupLock } from "./lock.mjs";
import { UserError } from "./user-error.mjs";

/** Returns the key of a build from the current sources. */
export function computeBuildKey(root, runtimeVersion) {
  return computeFingerprint(root, { runtimeVersion, platform: `${process.platform}-${process.arch}` });
}

/** Returns the folder of a finished build that has this key and this environment's languages, or undefined. */
export function findBuild(root, key, env) {
  const own = join(root, "build", createBuildName(key, env));
  const isUsable = ({ folder }) => folder === own || hasRequestedLanguages(folder, env);
  return listBuilds(root).find((build) => build.key === key && isUsable(build))?.folder;
}

/** Returns whether a build has the languages in LOCALES or, without LOCALES, the country's. It may have more. */
function hasRequestedLanguages(folder, { LOCALES: named, COUNTRY: country }) {
  const { locales, countries } = readJson(join(folder, "languages.json")) ?? {};
  const wanted = parseLocales(named);
  if (wanted.length > 0) return locales?.length > 0 && wanted.every((locale) => locales.includes(locale));
  return countries === undefined || countries.includes(country?.trim() || "US");
}

function parseLocales(named = "") {
  return named
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
}

/**
 * Builds unless there is a current build. Each build has its own folder, which is never overwritten, so servers of
 * other versions and editions keep running. A failed or interrupted build doesn't affect other builds.
 *
 * @returns {Promise<string>} its folder
 */
export async function ensureBuilt(root, env, runtime, log) {
  const key = computeBuildKey(root, runtime.version);
  const folder =
    findBuild(root, key, env) ??
    (await withSetupLock(
      root,
      log,
      async () => findBuild(root, key, env) ?? (await build(root, key, env, runtime, log)),
    ));
  // removeUnused retains the builds that were started last.
  utimesSync(join(folder, "stamp.json"), new Date(), new Date());
  copyPreviousAssets(root, folder);
  return folder;
}

async function build(root, key, env, runtime, log) {
  log("Building…");
  const started = Date.now();
  const next = join(root, "build/next");
  rmSync(next, { recursive: true, force: true });
  mkdirSync(next, { recursive: true });
  const folder = join(root, "build", createBuildName(key, env));
  try {
    const result = await runChild(runtime.path, ["scripts/build.mjs"], {
      cwd: root,
      env: { ...env, NODE_ENV: "production", BUILD_DIRECTORY: "build/next" },
      quiet: true,
    });
    if (result.exitCode !== 0) throw new UserError(describeBuildFailure(result), result.interrupted ? 130 : 1);
    if (!existsSync(join(next, "server/main.js")))
      throw new UserError(`${result.output}\nThe build didn't produce server/main.js.`);
    // The server checks its files against this list while it runs (src/server/starting/build-files.ts).
    writeFileSync(join(next, "files.json"), JSON.stringify(listFiles(next)));
    writeFileSync(join(next, "stamp.json"), JSON.stringify({ key, assets: listOwnAssets(next) }));
    // A folder that already exists may be an incomplete build.
    if (!readBuild(folder)) rmSync(folder, { recursive: true, force: true });
    renameSync(next, folder);
  } finally {
    rmSync(next, { recursive: true, force: true });
  }
  removeUnused(root, folder);
  log(`Built in ${Math.round((Date.now() - started) / 1000)} s.`);
  return folder;
}

/** Returns a build's folder name: a hash of its key and languages. */
function createBuildName(key, { LOCALES: named, COUNTRY: country }) {
  const locales = parseLocales(named);
  const edition = locales.length > 0 ? locales : { country: country?.trim() || "US" };
  return createHash("sha256")
    .update(JSON.stringify([key, edition]))
    .digest("hex")
    .slice(0, 16);
}

function describeBuildFailure({ output, interrupted }) {
  if (interrupted) return "The build was interrupted. Run the command again.";
  if (/ENOSPC|no space left/i.test(output)) return "The disk is full. Free some space and build again.";
  return `${output.trim()}\nThe build failed. See the error above.`;
}
