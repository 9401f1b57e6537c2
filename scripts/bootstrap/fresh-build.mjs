import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { runChild } from "./child.mjs";
import { filesUnder, fingerprint } from "./fingerprint.mjs";
import { withSetupLock } from "./lock.mjs";
import { Refusal } from "./refusal.mjs";

/** The folders of a finished build; beside them in build/ stand the stamp and, for a while, the build in the making. */
const parts = ["client", "server"];
/** A page that a visitor opened before a release still asks for its scripts: those of this many builds stay served. */
const buildsKept = 3;

/** What the present build has to be made from. */
export function buildKey(root, runtimeVersion) {
  return fingerprint(root, { runtimeVersion, platform: `${process.platform}-${process.arch}` });
}

/** True when build/ holds a finished build of that key that speaks what this environment enables. */
export function isBuilt(root, key, env) {
  return readStamp(root)?.key === key && existsSync(join(root, "build/server/main.js")) && speaks(root, env);
}

/** Whether the build has all languages that are asked for by name, or else the country's; it may have more. */
function speaks(root, { LOCALES: named, COUNTRY: country }) {
  const { locales, countries } = readJson(join(root, "build/languages.json")) ?? {};
  const wanted = (named ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
  if (wanted.length > 0) return locales?.length > 0 && wanted.every((locale) => locales.includes(locale));
  return countries === undefined || countries.includes(country?.trim() || "US");
}

/** Builds unless build/ is current. A build that fails or is interrupted leaves the old one as it was. */
export async function ensureBuilt(root, env, runtime, say) {
  const key = buildKey(root, runtime.version);
  if (isBuilt(root, key, env)) return;
  await withSetupLock(root, say, async () => {
    if (!isBuilt(root, key, env)) await build(root, key, env, runtime, say);
  });
}

async function build(root, key, env, runtime, say) {
  say("Building…");
  const started = Date.now();
  const next = join(root, "build/next");
  rmSync(next, { recursive: true, force: true });
  mkdirSync(next, { recursive: true });
  try {
    const result = await runChild(runtime.path, ["scripts/build.mjs"], {
      cwd: root,
      env: { ...env, NODE_ENV: "production", BUILD_DIRECTORY: "build/next" },
      quiet: true,
    });
    if (result.exitCode !== 0) throw new Refusal(buildFailure(result), result.interrupted ? 130 : 1);
    if (!existsSync(join(next, "server/main.js")))
      throw new Refusal(`${result.output}\nThe build ended without server/main.js.`);
    swapIn(root, key);
  } finally {
    rmSync(next, { recursive: true, force: true });
  }
  say(`Built in ${Math.round((Date.now() - started) / 1000)} s.`);
}

function buildFailure({ output, interrupted }) {
  if (interrupted) return "Interrupted while building. Start again to build.";
  if (/ENOSPC|no space left/i.test(output))
    return "The disk is full: the build could not be written. Free some space and start again.";
  return `${output.trim()}\nThe build failed; the reason stands above.`;
}

/**
 * Puts build/next in the place of the present build. The stamp goes first and comes last, so that a swap that is cut
 * short leaves a build without a stamp, which the next start makes anew.
 */
export function swapIn(root, key) {
  const folder = join(root, "build");
  const stamp = join(folder, "stamp.json");
  const before = readStamp(root);
  const made = getAssets(join(folder, "next"));
  carryForward(folder, before?.assets ?? []);
  const old = join(folder, "old");
  rmSync(old, { recursive: true, force: true });
  rmSync(stamp, { force: true });
  mkdirSync(old, { recursive: true });
  for (const part of parts) if (existsSync(join(folder, part))) renameSync(join(folder, part), join(old, part));
  for (const part of readdirSync(join(folder, "next"))) {
    rmSync(join(folder, part), { recursive: true, force: true });
    renameSync(join(folder, "next", part), join(folder, part));
  }
  const assets = [made, ...(before?.assets ?? [])].slice(0, buildsKept);
  writeFileSync(`${stamp}.new`, JSON.stringify({ key, assets }));
  renameSync(`${stamp}.new`, stamp);
  rmSync(old, { recursive: true, force: true });
}

/** Copies into the new build the hashed files of earlier ones that it does not have. `earlier`: each build's own, newest first. */
function carryForward(folder, earlier) {
  for (const path of new Set(earlier.slice(0, buildsKept).flat())) {
    const from = join(folder, path);
    const to = join(folder, "next", path);
    if (existsSync(to) || !existsSync(from)) continue;
    mkdirSync(dirname(to), { recursive: true });
    cpSync(from, to, { preserveTimestamps: true });
  }
}

/** The client files whose names carry a hash of their content: those in a folder named `build`. */
function getAssets(folder) {
  return filesUnder(folder, "client").filter((path) => path.includes("/build/"));
}

function readStamp(root) {
  return readJson(join(root, "build/stamp.json"));
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
