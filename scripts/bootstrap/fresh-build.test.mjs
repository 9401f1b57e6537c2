import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { withBuildInUse } from "./builds.mjs";
import { computeBuildKey, ensureBuilt, findBuild } from "./fresh-build.mjs";

const runtime = { path: process.execPath, version: process.version };
const ignoreProgress = () => {};
let root;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "handover-build-"));
  writeSource("src/page.ts", "one");
});
afterEach(() => rmSync(root, { recursive: true }));

function writeSource(path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** Replaces the real build: writes the named client assets, and the server's entry last. */
function writeBuildScript(assets, { ending = "" } = {}) {
  const files = Object.fromEntries(assets.map((name) => [`client/build/${name}`, name]));
  writeSource(
    "scripts/build.mjs",
    `import { mkdirSync, writeFileSync } from "node:fs";
     const out = process.env.BUILD_DIRECTORY;
     mkdirSync(out + "/client/build", { recursive: true });
     mkdirSync(out + "/server");
     for (const [path, text] of Object.entries(${JSON.stringify(files)})) writeFileSync(out + "/" + path, text);
     ${ending}
     writeFileSync(out + "/server/main.js", ${JSON.stringify(assets.join())});`,
  );
}

const runBuild = (env = {}) => ensureBuilt(root, { PATH: process.env.PATH, ...env }, runtime, ignoreProgress);
const listServedAssets = (folder) => readdirSync(join(folder, "client/build")).sort();
const readServerEntry = (folder) => readFileSync(join(folder, "server/main.js"), "utf8");
const listBuildFolders = () => readdirSync(join(root, "build")).filter((name) => name !== "next");
/** Builds another version of the sources. */
async function buildVersion(version, assets) {
  writeBuildScript(assets);
  writeSource("src/page.ts", version);
  return runBuild();
}

test("builds once, and again after a source or the Node version changes", async () => {
  writeBuildScript(["a.js"]);
  const computeKey = () => computeBuildKey(root, "v24.0.0");
  const first = computeKey();
  expect(computeKey()).toBe(first);
  expect(computeBuildKey(root, "v24.0.1")).not.toBe(first);
  writeSource("src/page.test.ts", "a test is no part of the build");
  writeSource("src/messages/made.js", "nor is what the build makes");
  expect(computeKey()).toBe(first);
  writeSource("src/page.ts", "two");
  expect(computeKey()).not.toBe(first);
});

test.each([
  [{}, true],
  [{ COUNTRY: "JP" }, false],
  [{ COUNTRY: "CA", LOCALES: "" }, true],
  [{ LOCALES: "fr-CA" }, true],
  [{ LOCALES: " fr-CA, en-US " }, true],
  [{ LOCALES: "en-US,ja-JP" }, false],
])("a build of en-US and fr-CA is sufficient for %j: %s", async (env, isUsable) => {
  writeBuildScript(["a.js"]);
  const folder = await runBuild();
  writeFileSync(
    join(folder, "languages.json"),
    JSON.stringify({ locales: ["en-US", "fr-CA"], countries: ["US", "CA"] }),
  );
  expect(findBuild(root, computeBuildKey(root, process.version), env)).toBe(isUsable ? folder : undefined);
});

test("builds once for requested languages of which the build has only some", async () => {
  writeBuildScript(["a.js"], { ending: `writeFileSync(out + "/languages.json", '{"locales":["en-US"]}');` });
  const folder = await runBuild({ LOCALES: "en-US,en-GB" });
  expect(await runBuild({ LOCALES: "en-US,en-GB" })).toBe(folder);
  expect(await runBuild({ LOCALES: "en-GB" })).not.toBe(folder);
});

test("a page opened before a release finds its scripts among the last three builds", async () => {
  let last = "";
  for (const [n, assets] of [["a.js", "same.js"], ["b.js", "same.js"], ["c.js"], ["d.js"], ["e.js"]].entries())
    last = await buildVersion(String(n), assets);
  expect(listServedAssets(last)).toEqual(["b.js", "c.js", "d.js", "e.js", "same.js"]);
  expect(readServerEntry(last)).toBe("e.js");
});

test("a page of the newer release finds its scripts after a rollback", async () => {
  const older = await buildVersion("one", ["a.js"]);
  await buildVersion("two", ["b.js"]);
  expect(await buildVersion("one", ["a.js"])).toBe(older);
  expect(listServedAssets(older)).toEqual(["a.js", "b.js"]);
});

test("another edition or version builds into its own folder and leaves a running server's files unchanged", async () => {
  writeBuildScript(["us.js"]);
  const us = await runBuild();
  writeFileSync(join(us, "languages.json"), JSON.stringify({ locales: ["en-US"], countries: ["US"] }));
  const before = [readServerEntry(us), listServedAssets(us)];
  const jp = await runBuild({ COUNTRY: "JP" });
  const next = await buildVersion("two", ["next.js"]);
  expect(new Set([us, jp, next]).size).toBe(3);
  expect([readServerEntry(us), listServedAssets(us)]).toEqual(before);
});

test("removes old builds except those that a server is using", async () => {
  const first = await buildVersion("0", ["0.js"]);
  const second = await buildVersion("1", ["1.js"]);
  await withBuildInUse(first, async () => {
    for (let n = 2; n < 8; n++) await buildVersion(String(n), [`${n}.js`]);
  });
  expect(existsSync(first)).toBe(true);
  expect(existsSync(second)).toBe(false);
  expect(listBuildFolders()).toHaveLength(6);
  await buildVersion("8", ["8.js"]);
  expect(existsSync(first)).toBe(false);
});

test("a build that fails or ends early leaves the previous one unchanged", async () => {
  writeBuildScript(["a.js"]);
  const folder = await runBuild();
  const key = computeBuildKey(root, process.version);
  writeSource("src/page.ts", "two");
  writeBuildScript(["b.js"], { ending: 'throw new Error("the page has no title");' });
  await expect(runBuild()).rejects.toThrow("the page has no title");
  writeBuildScript(["b.js"], { ending: "process.exit(0);" });
  await expect(runBuild()).rejects.toThrow("produce server/main.js");
  expect(readServerEntry(folder)).toBe("a.js");
  expect(listServedAssets(folder)).toEqual(["a.js"]);
  expect(findBuild(root, key, {})).toBe(folder);
});

test("a first build that fails leaves no build", async () => {
  writeBuildScript(["a.js"], { ending: "process.exit(3);" });
  await expect(runBuild()).rejects.toThrow("The build failed");
  expect(listBuildFolders()).toEqual([]);
});

test("reports a full disk in one line", async () => {
  writeBuildScript(["a.js"], {
    ending: 'throw Object.assign(new Error("ENOSPC: no space left on device"), { code: "ENOSPC" });',
  });
  await expect(runBuild()).rejects.toThrow(/^The disk is full\.[^\n]+$/);
});
