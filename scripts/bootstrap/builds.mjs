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
import { filesUnder } from "./fingerprint.mjs";

/** The folders in build/ that hold a build; others there belong to development or to a build in the making. */
const buildName = /^[0-9a-f]{16}$/;

/** A page that a visitor opened before a release still asks for its scripts: those of so many other builds are served. */
const servedBuilds = 3;

/** So many builds stay, besides those that a server runs on. */
const keptBuilds = 5;

/** The finished builds of a checkout, the one that was started last first. */
export function allBuilds(root) {
  const folder = join(root, "build");
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => buildName.test(name)) : [];
  const builds = names.map((name) => readBuild(join(folder, name))).filter((build) => build !== undefined);
  return builds.sort((one, other) => other.startedAt - one.startedAt);
}

/** A finished build: its folder, its key and its own assets; undefined where there is none. */
export function readBuild(folder) {
  const stamp = readJson(join(folder, "stamp.json"));
  if (!stamp || !existsSync(join(folder, "server/main.js"))) return undefined;
  return { folder, ...stamp, startedAt: statSync(join(folder, "stamp.json")).mtimeMs };
}

/** The client files whose names carry a hash of their content: those in a folder named `build`. */
export function ownAssets(folder) {
  return filesUnder(folder, "client").filter((path) => path.includes("/build/"));
}

/** Every file of a build, as paths from its folder. */
export function allFiles(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesUnder(folder, entry.name) : [entry.name],
  );
}

/** Copies into a build the hashed files of the builds that were started before it. Nothing that is there changes. */
export function carryForward(root, folder) {
  const others = allBuilds(root).filter((build) => build.folder !== folder);
  for (const other of others.slice(0, servedBuilds)) {
    for (const path of other.assets) {
      const [from, to] = [join(other.folder, path), join(folder, path)];
      if (existsSync(to) || !existsSync(from)) continue;
      mkdirSync(dirname(to), { recursive: true });
      // Whole or not at all: a server may be serving the folder.
      cpSync(from, `${to}.${process.pid}`, { preserveTimestamps: true });
      renameSync(`${to}.${process.pid}`, to);
    }
  }
}

/** Removes old builds that nothing runs on. */
export function removeUnused(root, current) {
  const others = allBuilds(root).filter(({ folder }) => folder !== current);
  for (const { folder } of others.slice(keptBuilds - 1)) {
    if (!isInUse(folder)) rmSync(folder, { recursive: true, force: true });
  }
}

/** Marks a build as in use by this process while `work` lasts. */
export async function whileInUse(folder, work) {
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

/** Notes the build that tests run against where they are started by themselves. */
export function noteLatest(root, folder) {
  const note = join(root, "build/latest");
  writeFileSync(`${note}.${process.pid}`, basename(folder));
  renameSync(`${note}.${process.pid}`, note);
}

/** The folder of the build to run tests, drills and benchmarks on: the caller's own, else the one that was made last. */
export function builtFolder(root, env = process.env) {
  if (env.BUILT_FOLDER) return env.BUILT_FOLDER;
  const note = join(root, "build/latest");
  if (!existsSync(note)) throw new Error("There is no build: npm run build.");
  return join(root, "build", readFileSync(note, "utf8").trim());
}

export function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
