import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";

/** What a build is made from: folders, and files of the root by the start of their name. */
const folders = ["src", "content", "demo", "public"];
const rootFiles = ["package", "tsconfig", "vite.config", "react-router.config"];
const settings = "project.inlang/settings.json";
/** Made by the build itself, or never part of it. */
const leftOut = [/^src\/messages\//, /\.test\.\w+$/];

/** A hash over the contents of everything a build of this checkout depends on, and over `extra`. */
export function fingerprint(root, extra) {
  const hash = createHash("sha256").update(JSON.stringify(extra));
  for (const path of buildInputs(root)) hash.update(`\0${path}\0`).update(readFileSync(join(root, path)));
  return hash.digest("hex");
}

/** The paths, from the root and with forward slashes, in a fixed order. */
export function buildInputs(root) {
  const inRoot = readdirSync(root).filter((name) => rootFiles.some((start) => name.startsWith(start)));
  const scripts = filesUnder(root, "scripts").filter((path) => /^(build|compile|generate)/.test(basename(path)));
  const inlang = existsSync(join(root, settings)) ? [settings] : [];
  const all = [...inRoot, ...scripts, ...inlang, ...folders.flatMap((folder) => filesUnder(root, folder))];
  return all.filter((path) => !leftOut.some((pattern) => pattern.test(path))).sort();
}

/** Every file under a folder, as paths from `root` with forward slashes; none where the folder does not exist. */
export function filesUnder(root, folder) {
  if (!statSync(join(root, folder), { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesUnder(root, path);
    return entry.isFile() ? [path] : [];
  });
}
