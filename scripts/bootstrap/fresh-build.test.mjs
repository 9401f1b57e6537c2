import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { buildKey, ensureBuilt, isBuilt } from "./fresh-build.mjs";

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

/** A stand-in for the real build: writes the named client assets, and the server's entry at the end. */
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

const make = () => ensureBuilt(root, process.env, runtime, quietly);
const served = () => readdirSync(join(root, "build/client/build")).sort();
const entry = () => readFileSync(join(root, "build/server/main.js"), "utf8");

test("a build is made once, and again when a source or the Node version has changed", async () => {
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
])("a build of en-US and fr-CA is all that %j needs: %s", async (env, isEnough) => {
  buildScript(["a.js"]);
  await make();
  put("build/languages.json", JSON.stringify({ locales: ["en-US", "fr-CA"], countries: ["US", "CA"] }));
  expect(isBuilt(root, buildKey(root, process.version), env)).toBe(isEnough);
});

test("a page opened before a release still finds its scripts, those of the last three builds", async () => {
  for (const [n, assets] of [["a.js", "same.js"], ["b.js", "same.js"], ["c.js"], ["d.js"], ["e.js"]].entries()) {
    buildScript(assets);
    put("src/page.ts", `${n}`);
    await make();
  }
  expect(served()).toEqual(["b.js", "c.js", "d.js", "e.js", "same.js"]);
  expect(entry()).toBe("e.js");
  expect(readdirSync(join(root, "build")).sort()).toEqual(["client", "server", "stamp.json"]);
});

test("a build that fails, or ends too early, leaves the one before as it was", async () => {
  buildScript(["a.js"]);
  await make();
  const key = buildKey(root, process.version);
  buildScript(["b.js"], { ending: 'throw new Error("the page has no title");' });
  await expect(make()).rejects.toThrow("the page has no title");
  buildScript(["b.js"], { ending: "process.exit(0);" });
  await expect(make()).rejects.toThrow("without server/main.js");
  expect(entry()).toBe("a.js");
  expect(served()).toEqual(["a.js"]);
  expect(isBuilt(root, key, process.env)).toBe(true);
});

test("a first build that fails leaves none", async () => {
  buildScript(["a.js"], { ending: "process.exit(3);" });
  await expect(make()).rejects.toThrow("The build failed");
  expect(existsSync(join(root, "build/server"))).toBe(false);
});

test("a full disk is said in one line", async () => {
  buildScript(["a.js"], {
    ending: 'throw Object.assign(new Error("ENOSPC: no space left on device"), { code: "ENOSPC" });',
  });
  await expect(make()).rejects.toThrow(/^The disk is full: [^\n]+$/);
});
