import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { listFilesUnder } from "./fingerprint.mjs";

/** Matches the folders in build/ that are finished builds. Others belong to development or a build in progress. */
const buildName = /^[0-9a-f]{16}$/;

/** How many earlier builds' assets to serve, because a page opened before a release still requests its scripts. */
const servedBuilds = 3;

/** How many builds to retain, not counting builds that a server is using. */
const retainedBuilds = 5;

/** Returns this checkout's finished builds, most recently started first. */
export function listBuilds(root) {
  const folder = join(root, "build");
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => buildName.test(name)) : [];
  const builds = names.map((name) => readBuild(join(folder, name))).filter((build) => build !== undefined);
  return builds.sort((one, other) => other.startedAt - one.startedAt);
}

/** Returns a finished build's folder, key and own assets, or undefined if there is none. */
export function readBuild(folder) {
  const stamp = readJson(join(folder, "stamp.json"));
  if (!stamp || !existsSync(join(folder, "server/main.js"))) return undefined;
  return { folder, ...stamp, startedAt: statSync(join(folder, "stamp.json")).mtimeMs };
}

/** Returns the client files whose names contain a content hash: those in a folder named `build`. */
export function listOwnAssets(folder) {
  return listFilesUnder(folder, "client").filter((path) => path.includes("/build/"));
}

/** Returns every file of a build, relative to its folder. */
export function listFiles(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? listFilesUnder(folder, entry.name) : [entry.name],
  );
}

/** Copies the hashed files of earlier builds into this one. Existing files don't change. */
export function copyPreviousAssets(root, folder) {
  const others = listBuilds(root).filter((build) => build.folder !== folder);
  for (const other of others.slice(0, servedBuilds)) {
    for (const path of other.assets) {
      const [from, to] = [join(other.folder, path), join(folder, path)];
      if (existsSync(to) || !existsSync(from)) continue;
      mkdirSync(dirname(to), { recursive: true });
      // Copies to a temporary name first, because a server may be serving this folder.
      cpSync(from, `${to}.${process.pid}`, { preserveTimestamps: true });
      renameSync(`${to}.${process.pid}`, to);
    }
  }
}

/** Removes old builds that no server is using. */
export function removeUnused(root, current) {
  const others = listBuilds(root).filter(({ folder }) => folder !== current);
  for (const { folder } of others.slice(retainedBuilds - 1)) {
    if (!isInUse(folder)) rmSync(folder, { recursive: true, force: true });
  }
}

/** Marks a build as in use by this process until `work` ends. */
export async function withBuildInUse(folder, work) {
  const marker = join(folder, "running", String(process.pid));
  mkdirSync(dirname(marker), { recursive: true });
  writeFileSync(marker, "");
  try {
    return await work();
  } finally {
    rmSync(marker, { force: true });
  }
}

function isInUse(folder) {
  const markers = join(folder, "running");
  return existsSync(markers) && readdirSync(markers).some((pid) => isRunning(Number(pid)));
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

/** Saves which build to use for tests that aren't started by `npm test`. */
export function saveLatestBuild(root, folder) {
  const file = join(root, "build/latest");
  writeFileSync(`${file}.${process.pid}`, basename(folder));
  renameSync(`${file}.${process.pid}`, file);
}

/** Returns the build folder for tests, drills and benchmarks. @throws if there is no build. */
export function getBuildFolder(root, env = process.env) {
  if (env.BUILT_FOLDER) return env.BUILT_FOLDER;
  const file = join(root, "build/latest");
  if (!existsSync(file)) throw new Error("There is no build. Run npm run build.");
  return join(root, "build", readFileSync(file, "utf8").trim());
}

export function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
