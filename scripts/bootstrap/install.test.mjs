import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { describeInstallFailure, ensureInstalled, isInstalled, isTreeComplete } from "./install.mjs";

const packages = {
  "": {},
  "node_modules/serves": { version: "1.0.0", integrity: "sha512-a" },
  "node_modules/tests": { version: "1.0.0", integrity: "sha512-b", dev: true },
  "node_modules/for-here": {
    version: "1.0.0",
    integrity: "sha512-c",
    optional: true,
    os: [process.platform],
    cpu: [process.arch],
  },
  "node_modules/for-mars": {
    version: "1.0.0",
    integrity: "sha512-d",
    optional: true,
    os: ["mars"],
    cpu: [process.arch],
  },
};
const runtimeTree = { packages: pickPackages("serves", "for-here") };
const fullTree = { packages: pickPackages("serves", "for-here", "tests") };

function pickPackages(...names) {
  return Object.fromEntries(names.map((name) => [`node_modules/${name}`, packages[`node_modules/${name}`]]));
}

let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "handover-install-"));
  mkdirSync(join(root, "node_modules"));
  writeFileSync(join(root, "package-lock.json"), JSON.stringify({ packages }));
});
afterEach(() => rmSync(root, { recursive: true }));

const writeTree = (tree) => writeFileSync(join(root, "node_modules/.package-lock.json"), JSON.stringify(tree));
const failOnInstall = () => {
  throw new Error("no install was needed");
};

test("a full install is enough for serving and testing, a runtime install only for serving", () => {
  expect(isTreeComplete({ packages }, fullTree, "full")).toBe(true);
  expect(isTreeComplete({ packages }, fullTree, "runtime")).toBe(true);
  expect(isTreeComplete({ packages }, runtimeTree, "runtime")).toBe(true);
  expect(isTreeComplete({ packages }, runtimeTree, "full")).toBe(false);
});

test("an install without this platform's native package or with another version is incomplete", () => {
  expect(isTreeComplete({ packages }, { packages: pickPackages("serves") }, "runtime")).toBe(false);
  const older = { ...runtimeTree.packages, "node_modules/serves": { version: "0.9.0", integrity: "sha512-z" } };
  expect(isTreeComplete({ packages }, { packages: older }, "runtime")).toBe(false);
});

test("accepts a complete manual install instead of installing again", async () => {
  writeTree(fullTree);
  expect(isInstalled(root, "full")).toBe(false);
  await ensureInstalled(root, "full", {}, failOnInstall);
  expect(isInstalled(root, "full")).toBe(true);
  expect(isInstalled(root, "runtime")).toBe(true);
});

test("an install is stale after the lockfile or npm's record changes", async () => {
  writeTree(fullTree);
  await ensureInstalled(root, "full", {}, failOnInstall);
  const lock = readFileSync(join(root, "package-lock.json"), "utf8");
  writeFileSync(join(root, "package-lock.json"), `${lock}\n`);
  expect(isInstalled(root, "full")).toBe(false);
  writeFileSync(join(root, "package-lock.json"), lock);
  expect(isInstalled(root, "full")).toBe(true);
  writeTree(runtimeTree);
  expect(isInstalled(root, "full")).toBe(false);
});

test("reports a failed install in one line with its cause and npm's log", () => {
  const output = "npm error code ENOTFOUND\nnpm error network request failed";
  expect(describeInstallFailure({ output }, "/tmp/x.log")).toBe(
    "Installing packages failed: no connection to the package registry (ENOTFOUND). npm's output: /tmp/x.log",
  );
  expect(describeInstallFailure({ output: "npm error code ENOSPC\nnpm error nospc no space left on device" })).toMatch(
    /^The disk is full/,
  );
  expect(
    describeInstallFailure({ output: "npm warn tar TAR_ENTRY_ERROR ENOSPC: no space left on device, write" }),
  ).toMatch(/^The disk is full/);
  expect(describeInstallFailure({ exitCode: 0, output: "added 264 packages" }, "/tmp/x.log")).toBe(
    "npm skipped packages that this platform needs. npm's output: /tmp/x.log",
  );
  expect(describeInstallFailure({ output: "", interrupted: true })).toMatch(/^The install was interrupted/);
});
