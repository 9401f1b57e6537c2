import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

/**
 * Finds installed packages and all that they depend on, as Node resolves them.
 *
 * @param unused names of packages to leave out
 * @returns {{ path: string, name: string, version: string, license: string }[]} sorted; `path` is relative to the root
 */
export function findPackages(root, names, unused = []) {
  const found = new Map();
  const visit = (name, from) => {
    const folder = unused.includes(name) ? undefined : resolvePackage(root, name, from);
    if (!folder || found.has(folder)) return;
    const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    const { version, license, dependencies, optionalDependencies, peerDependencies } = manifest;
    const path = relative(root, folder).replaceAll("\\", "/");
    found.set(folder, { path, name: manifest.name, version, license: license?.type ?? license ?? "unknown" });
    for (const other of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }))
      visit(other, folder);
  };
  for (const name of names) visit(name, root);
  return [...found.values()].sort((one, other) => (one.path < other.path ? -1 : 1));
}

/**
 * Returns the folder of a package as seen from another one, or undefined if it isn't installed, like one for another
 * platform.
 */
function resolvePackage(root, name, from) {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, "node_modules", name);
    if (existsSync(join(candidate, "package.json"))) return candidate;
    if (folder === root) return undefined;
  }
}
