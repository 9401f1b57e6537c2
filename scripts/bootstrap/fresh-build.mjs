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
import { fingerprint } from "./fingerprint.mjs";
import { withSetupLock } from "./lock.mjs";
import { UserError } from "./user-error.mjs";

/** Returns the key of a build from the current sources. */
export function buildKey(root, runtimeVersion) {
  return fingerprint(root, { runtimeVersion, platform: `${process.platform}-${process.arch}` });
}

/**
 * Returns the folder of a finished build with that key and the languages that this environment enables, or undefined.
 */
export function findBuild(root, key, env) {
  return listBuilds(root).find((build) => build.key === key && hasLanguages(build.folder, env))?.folder;
}

/** Returns whether the build contains all languages of LOCALES, otherwise the country's; it may contain more. */
function hasLanguages(folder, { LOCALES: named, COUNTRY: country }) {
  const { locales, countries } = readJson(join(folder, "languages.json")) ?? {};
  const wanted = localeList(named);
  if (wanted.length > 0) return locales?.length > 0 && wanted.every((locale) => locales.includes(locale));
  return countries === undefined || countries.includes(country?.trim() || "US");
}

function localeList(named = "") {
  return named
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
}

/**
 * Builds unless there is a current build. Each build has its own folder, which is never overwritten, so servers of
 * other versions and editions keep running; a build that fails or is interrupted leaves the others unchanged.
 *
 * @returns {Promise<string>} its folder
 */
export async function ensureBuilt(root, env, runtime, say) {
  const key = buildKey(root, runtime.version);
  const folder =
    findBuild(root, key, env) ??
    (await withSetupLock(
      root,
      say,
      async () => findBuild(root, key, env) ?? (await build(root, key, env, runtime, say)),
    ));
  // The most recently started builds are the ones retained.
  utimesSync(join(folder, "stamp.json"), new Date(), new Date());
  copyPreviousAssets(root, folder);
  return folder;
}

async function build(root, key, env, runtime, say) {
  say("Building…");
  const started = Date.now();
  const next = join(root, "build/next");
  rmSync(next, { recursive: true, force: true });
  mkdirSync(next, { recursive: true });
  const folder = join(root, "build", buildName(key, env));
  try {
    const result = await runChild(runtime.path, ["scripts/build.mjs"], {
      cwd: root,
      env: { ...env, NODE_ENV: "production", BUILD_DIRECTORY: "build/next" },
      quiet: true,
    });
    if (result.exitCode !== 0) throw new UserError(buildFailure(result), result.interrupted ? 130 : 1);
    if (!existsSync(join(next, "server/main.js")))
      throw new UserError(`${result.output}\nThe build ended without server/main.js.`);
    // The server checks its files against this list while it runs (src/server/starting/build-files.ts).
    writeFileSync(join(next, "files.json"), JSON.stringify(listFiles(next)));
    writeFileSync(join(next, "stamp.json"), JSON.stringify({ key, assets: listOwnAssets(next) }));
    // Only a build without a stamp or a damaged one can already be there.
    if (!readBuild(folder)) rmSync(folder, { recursive: true, force: true });
    renameSync(next, folder);
  } finally {
    rmSync(next, { recursive: true, force: true });
  }
  removeUnused(root, folder);
  say(`Built in ${Math.round((Date.now() - started) / 1000)} s.`);
  return folder;
}

/** Returns a build's folder name: a hash of its key and languages. */
function buildName(key, { LOCALES: named, COUNTRY: country }) {
  const locales = localeList(named);
  const edition = locales.length > 0 ? locales : { country: country?.trim() || "US" };
  return createHash("sha256")
    .update(JSON.stringify([key, edition]))
    .digest("hex")
    .slice(0, 16);
}

function buildFailure({ output, interrupted }) {
  if (interrupted) return "Interrupted while building. Start again to build.";
  if (/ENOSPC|no space left/i.test(output))
    return "The disk is full: the build could not be written. Free some space and start again.";
  return `${output.trim()}\nThe build failed; the reason stands above.`;
}
