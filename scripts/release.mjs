import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { externalPackages, isUnused, unusedPackages } from "./release/external-packages.mjs";
import { findPackages } from "./release/find-packages.mjs";
import { hashFile, writeBillOfMaterials } from "./release/inventory.mjs";
import { createLauncher } from "./release/launcher.mjs";

/*
 * Creates a release: a folder with a build and the packages it needs, for a machine that has only Node. run.mjs names
 * the build in BUILT_FOLDER.
 */
const root = join(import.meta.dirname, "..");
const build = process.env.BUILT_FOLDER;
const { name, version, license, dependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const folder = join(root, "build/release", `${name}-${version}-${process.platform}-${process.arch}`);

const isPackage = (path) => !/[\\/]node_modules([\\/]|$)/.test(path);

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const own = new Set(JSON.parse(readFileSync(join(build, "stamp.json"), "utf8")).assets);
// The compile cache is created again on the target machine. Earlier builds' scripts stay for pages that are open during
// an upgrade. The desk's don't, because they are 30 MB a build and its pages can be reloaded.
const isBuilt = (path) => path !== join(build, "compiled") && (!isDeskFile(path) || own.has(relative(build, path)));
const isDeskFile = (path) => relative(build, path).startsWith("client/build/desk/") && statSync(path).isFile();
cpSync(build, join(folder, "build", basename(build)), { recursive: true, filter: isBuilt });
for (const path of ["demo", "deploy", "docs", ".env.example", "CHANGELOG.md", "LICENSE", "NOTICE.md"])
  cpSync(join(root, path), join(folder, path), { recursive: true });
const packages = findPackages(root, externalPackages, unusedPackages);
for (const { path } of packages) {
  const source = join(root, path);
  cpSync(source, join(folder, path), {
    recursive: true,
    dereference: true,
    // Nested packages are copied through their own entries in the list.
    filter: (file) => isPackage(file.slice(source.length)) && !isUnused(relative(root, file)),
  });
}
writeFileSync(join(folder, "package.json"), `${JSON.stringify({ name, version, license, type: "module" }, null, 2)}\n`);
writeFileSync(join(folder, name), createLauncher(basename(build)));
chmodSync(join(folder, name), 0o755);
writeBillOfMaterials(folder, { name, version, packages: findPackages(root, Object.keys(dependencies)) });

const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
const files = entries.map((entry) => relative(folder, join(entry.parentPath, entry.name))).sort();
const checksums = files.map((file) => `${hashFile(join(folder, file))}  ${file}\n`);
writeFileSync(join(folder, "SHA256SUMS"), checksums.join(""));
const bytes = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
console.log(`${folder}: ${Math.round(bytes / 1e6)} MB, ${files.length} files, ${packages.length} packages.`);
