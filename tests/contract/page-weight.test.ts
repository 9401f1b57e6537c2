import { gzipSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import { findPageScript, listLoaded, readScripts, type Script } from "../support/scripts.ts";
import { sendRequest } from "../support/send-request.ts";
import { getSharedSite } from "../support/shared-site.ts";
import { AGENT, OFFICE } from "../support/site-routes.ts";

/* A page's size in bytes. Times are measured by `npm run bench`. */

const SCRIPT_BYTES = 12_000;
const ISLAND_BYTES = 90_000;
const DIALOG_BYTES = 92_000;
const HTML_BYTES = 9_000;
const FONT_BYTES = 50_000;

const SEARCH = "/buy-a-business/business-listing-search";
const PAGES = ["/", SEARCH, "/contact-us", "/sell-a-business", "/sell-a-business/calculator", "/blog", OFFICE, AGENT];

const site = getSharedSite();
let script: string;
let scripts: Map<string, Script>;
beforeAll(async () => {
  script = findPageScript((await sendRequest(site.origin, "/")).body);
  scripts = await readScripts(site.origin, script);
});

const getBytes = (paths: readonly string[]): number =>
  paths.reduce((sum, path) => sum + gzipSync(scripts.get(path)?.text ?? "").length, 0);

/** Finds a script that is loaded on demand. */
function findLazy(name: string): string {
  const found = [...scripts.keys()].find((path) => path.includes(`/${name}-`));
  if (!found) throw new Error(`No script is named ${name}.`);
  return found;
}

test("every page loads one script, without React", async () => {
  for (const path of PAGES) {
    const { body } = await sendRequest(site.origin, path);
    expect(findPageScript(body), path).toBe(script);
    expect(body.match(/<script[^>]* src=/g), path).toHaveLength(1);
  }
  for (const path of listLoaded(scripts, script))
    expect(scripts.get(path)?.text).not.toMatch(/Symbol\.for\(["'`]react\./);
});

test(`a page's script weighs at most ${SCRIPT_BYTES} bytes`, () => {
  expect(getBytes(listLoaded(scripts, script))).toBeLessThanOrEqual(SCRIPT_BYTES);
});

test.each([
  ["affordability", ISLAND_BYTES],
  ["preferences-form", ISLAND_BYTES],
  ["verify-document", ISLAND_BYTES],
  ["login-dialog", DIALOG_BYTES],
  ["nda-dialog", DIALOG_BYTES],
])("the script of a page with the island %s weighs at most %d bytes", (name, max) => {
  const loaded = new Set(
    [script, findLazy("mount-island"), findLazy(name)].flatMap((path) => listLoaded(scripts, path)),
  );
  expect(getBytes([...loaded])).toBeLessThanOrEqual(max);
});

test.each(["/", SEARCH, OFFICE, AGENT])(`the HTML of %s weighs at most ${HTML_BYTES} bytes`, async (path) => {
  const { body } = await sendRequest(site.origin, path);
  expect(gzipSync(body).length).toBeLessThanOrEqual(HTML_BYTES);
});

test(`the fonts of a page weigh at most ${FONT_BYTES} bytes`, async () => {
  const { body } = await sendRequest(site.origin, "/");
  const fonts = [...body.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)].map(([, path = ""]) => path);
  const answers = await Promise.all(fonts.map((path) => sendRequest(site.origin, path)));
  const sizes = answers.map(({ headers }) => Number(headers["content-length"]));
  expect(sizes).toHaveLength(2);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(FONT_BYTES);
});
