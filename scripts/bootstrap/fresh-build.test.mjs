import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { withBuildInUse } from "./builds.mjs";
import { buildKey, ensureBuilt, findBuild } from "./fresh-build.mjs";

const runtime = { path: process.execPath, version: process.version };
const quietly = () => {};
let root;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "handover-build-"));
  put("src/page.ts", "one");
});
afterEach(() => rmSync(root, { recursive: true }));

function put(path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** Replaces the real build: writes the named client assets, and the server's entry last. */
function buildScript(assets, { ending = "" } = {}) {
  const files = Object.fromEntries(assets.map((name) => [`client/build/${name}`, name]));
  put(
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

const make = (env = {}) => ensureBuilt(root, { PATH: process.env.PATH, ...env }, runtime, quietly);
const served = (folder) => readdirSync(join(folder, "client/build")).sort();
const entry = (folder) => readFileSync(join(folder, "server/main.js"), "utf8");
const builds = () => readdirSync(join(root, "build")).filter((name) => name !== "next");
/** Builds another version of the sources. */
async function release(version, assets) {
  buildScript(assets);
  put("src/page.ts", version);
  return make();
}

test("builds once, and again after a source or the Node version changes", async () => {
  buildScript(["a.js"]);
  const key = () => buildKey(root, "v24.0.0");
  const first = key();
  expect(key()).toBe(first);
  expect(buildKey(root, "v24.0.1")).not.toBe(first);
  put("src/page.test.ts", "a test is no part of the build");
  put("src/messages/made.js", "nor is what the build makes");
  expect(key()).toBe(first);
  put("src/page.ts", "two");
  expect(key()).not.toBe(first);
});

test.each([
  [{}, true],
  [{ COUNTRY: "JP" }, false],
  [{ COUNTRY: "CA", LOCALES: "" }, true],
  [{ LOCALES: "fr-CA" }, true],
  [{ LOCALES: " fr-CA, en-US " }, true],
  [{ LOCALES: "en-US,ja-JP" }, false],
])("a build of en-US and fr-CA is sufficient for %j: %s", async (env, isEnough) => {
  buildScript(["a.js"]);
  const folder = await make();
  writeFileSync(
    join(folder, "languages.json"),
    JSON.stringify({ locales: ["en-US", "fr-CA"], countries: ["US", "CA"] }),
  );
  expect(findBuild(root, buildKey(root, process.version), env)).toBe(isEnough ? folder : undefined);
});

test("a page opened before a release finds its scripts among the last three builds", async () => {
  let last = "";
  for (const [n, assets] of [["a.js", "same.js"], ["b.js", "same.js"], ["c.js"], ["d.js"], ["e.js"]].entries())
    last = await release(String(n), assets);
  expect(served(last)).toEqual(["b.js", "c.js", "d.js", "e.js", "same.js"]);
  expect(entry(last)).toBe("e.js");
});

test("a page of the newer release finds its scripts after a rollback", async () => {
  const older = await release("one", ["a.js"]);
  await release("two", ["b.js"]);
  expect(await release("one", ["a.js"])).toBe(older);
  expect(served(older)).toEqual(["a.js", "b.js"]);
});

test("another edition or version builds into its own folder and leaves a running server's files unchanged", async () => {
  buildScript(["us.js"]);
  const us = await make();
  writeFileSync(join(us, "languages.json"), JSON.stringify({ locales: ["en-US"], countries: ["US"] }));
  const before = [entry(us), served(us)];
  const jp = await make({ COUNTRY: "JP" });
  const next = await release("two", ["next.js"]);
  expect(new Set([us, jp, next]).size).toBe(3);
  expect([entry(us), served(us)]).toEqual(before);
});

test("removes old builds except those that a server is using", async () => {
  const first = await release("0", ["0.js"]);
  const second = await release("1", ["1.js"]);
  await withBuildInUse(first, async () => {
    for (let n = 2; n < 8; n++) await release(String(n), [`${n}.js`]);
  });
  expect(existsSync(first)).toBe(true);
  expect(existsSync(second)).toBe(false);
  expect(builds()).toHaveLength(6);
  await release("8", ["8.js"]);
  expect(existsSync(first)).toBe(false);
});

test("a build that fails or ends early leaves the previous one unchanged", async () => {
  buildScript(["a.js"]);
  const folder = await make();
  const key = buildKey(root, process.version);
  put("src/page.ts", "two");
  buildScript(["b.js"], { ending: 'throw new Error("the page has no title");' });
  await expect(make()).rejects.toThrow("the page has no title");
  buildScript(["b.js"], { ending: "process.exit(0);" });
  await expect(make()).rejects.toThrow("without server/main.js");
  expect(entry(folder)).toBe("a.js");
  expect(served(folder)).toEqual(["a.js"]);
  expect(findBuild(root, key, {})).toBe(folder);
});

test("a first build that fails leaves no build", async () => {
  buildScript(["a.js"], { ending: "process.exit(3);" });
  await expect(make()).rejects.toThrow("The build failed");
  expect(builds()).toEqual([]);
});

test("reports a full disk in one line", async () => {
  buildScript(["a.js"], {
    ending: 'throw Object.assign(new Error("ENOSPC: no space left on device"), { code: "ENOSPC" });',
  });
  await expect(make()).rejects.toThrow(/^The disk is full: [^\n]+$/);
});
