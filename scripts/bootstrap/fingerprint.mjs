import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";

/** Folders that affect a build, and prefixes of root files that do. */
const folders = ["src", "content", "demo", "public"];
const rootFiles = ["package", "tsconfig", "vite.config"];
const settings = "project.inlang/settings.json";
/** Files that the build generates, and tests. */
const excluded = [/^src\/messages\//, /\.test\.\w+$/];

/** Returns a hash of `extra` and of every file that affects a build. */
export function computeFingerprint(root, extra) {
  const hash = createHash("sha256").update(JSON.stringify(extra));
  for (const path of listBuildInputs(root)) hash.update(`\0${path}\0`).update(readFileSync(join(root, path)));
  return hash.digest("hex");
}

/** Lists the files that affect a build, relative to the root, with forward slashes and sorted. */
export function listBuildInputs(root) {
  const inRoot = readdirSync(root).filter((name) => rootFiles.some((start) => name.startsWith(start)));
  const scripts = listFilesUnder(root, "scripts").filter((path) => /^(build|compile|generate)/.test(basename(path)));
  const inlang = existsSync(join(root, settings)) ? [settings] : [];
  const all = [...inRoot, ...scripts, ...inlang, ...folders.flatMap((folder) => listFilesUnder(root, folder))];
  return all.filter((path) => !excluded.some((pattern) => pattern.test(path))).sort();
}

/** Returns every file in a folder, relative to `root` with forward slashes, or none if the folder doesn't exist. */
export function listFilesUnder(root, folder) {
  if (!statSync(join(root, folder), { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return listFilesUnder(root, path);
    return entry.isFile() ? [path] : [];
  });
}
