import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  ACCOUNT_EMAIL,
  type Additions,
  CALL,
  EMAIL,
  FIELD,
  FILTER,
  INCOMPLETE_PAGES,
  PAGE,
} from "./support/additions.ts";

/* What is defined once takes few files to extend, and the type checker finds a definition that is incomplete. */

const root = join(import.meta.dirname, "..");
let copy = "";

function add(additions: Additions): void {
  for (const [path, texts] of Object.entries(additions)) {
    const file = join(copy, path);
    for (const [mark, text] of texts) {
      const lines = mark === null ? [] : readFileSync(file, "utf8").split("\n");
      const at = mark === null ? 0 : lines.findIndex((line) => line.includes(mark));
      expect({ path, mark, at }).not.toMatchObject({ at: -1 });
      lines.splice(at, 0, text.replace(/\n$/, ""));
      writeFileSync(file, `${lines.join("\n").trimEnd()}\n`);
    }
  }
}

function replace(path: string, found: string | RegExp, text: string): void {
  const file = join(copy, path);
  const before = readFileSync(file, "utf8");
  expect(before).toMatch(found);
  writeFileSync(file, before.replace(found, text));
}

/** The type errors of the copy, one per line. */
function typecheck(...include: string[]): string[] {
  const config = JSON.parse(readFileSync(join(root, "tsconfig.json"), "utf8"));
  writeFileSync(join(copy, "tsconfig.json"), JSON.stringify({ ...config, include }));
  const { stdout } = spawnSync(process.execPath, ["node_modules/typescript/bin/tsc", "--noEmit", "--pretty", "false"], {
    cwd: copy,
    encoding: "utf8",
  });
  return stdout.split("\n").filter((line) => line.includes("error TS"));
}

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "handover-definitions-"));
  for (const name of ["src", "tests", "scripts"]) cpSync(join(root, name), join(copy, name), { recursive: true });
  for (const name of ["node_modules", "content", "demo"]) symlinkSync(join(root, name), join(copy, name));
  cpSync(join(root, "package.json"), join(copy, "package.json"));
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test("a column without a definition of its field does not compile", () => {
  add({ "src/db/tables/listings.ts": FIELD["src/db/tables/listings.ts"] ?? [] });

  expect(typecheck("src/domain/listings/fields")).toContainEqual(
    expect.stringMatching(/public-fields\.ts.*'parking_spaces' is missing/),
  );
});

test.each([
  ["a listing field", FIELD, 4],
  ["a search filter", FILTER, 2],
  ["an email", EMAIL, 2],
  ["an account email", ACCOUNT_EMAIL, 2],
  ["a REST call", CALL, 3],
  ["a page", PAGE, 2],
] as const)("adding %s changes few files, messages aside", (_, additions, files) => {
  const { "src/db/tables/listings.ts": column, ...rest } = additions as Additions;
  add(rest);

  expect(Object.keys(rest).length + (column ? 1 : 0)).toBe(files);
});

test("adding a country takes a folder and its lines in the list of countries", () => {
  cpSync(join(copy, "src/editions/countries/gh"), join(copy, "src/editions/countries/xx"), { recursive: true });
  replace("src/editions/countries/xx/edition.ts", 'code: "GH"', 'code: "XX"');
  add({
    "src/editions/countries.ts": [
      ["import { ie }", 'import { gh as xx } from "./countries/xx/edition.ts";'],
      ["  PR: pr,", "  XX: xx,"],
    ],
  });
  expect(typecheck("src/editions")).toEqual([]);
});

test("a country without a demo network does not compile", () => {
  const edition = "src/editions/countries/xx/edition.ts";
  const whole = readFileSync(join(copy, edition), "utf8");
  replace(edition, /^ {2}demo: .*\n/m, "");
  const errors = typecheck("src/editions");
  writeFileSync(join(copy, edition), whole);
  expect(errors).toContainEqual(expect.stringMatching(/xx\/edition\.ts.*'demo' is missing/));
});

test("what was added compiles", () => {
  expect(typecheck("src", "tests")).toEqual([]);
});

test("a row puts its page in routes, redirects, sitemaps, menus, breadcrumbs and crawls", async () => {
  const path = "sell-a-business/preparation";
  const site = { kind: "network", base_path: "" };
  const load = (file: string) => import(join(copy, file));
  const { createPageRouter } = await load("src/web/document/page-router.ts");
  const { getOfficeVersion } = await load("src/guards/shared-paths.ts");
  const { listSitemapPages } = await load("src/web/site-map.ts");
  const { listChapterPages, getParentCrumbs } = await load("src/web/content/chapters.ts");
  const { getSiteRoutes } = await load("tests/support/site-routes.ts");
  const has = (pages: { key: string }[]) => pages.some(({ key }) => key === "preparation");

  expect(createPageRouter("locations")(`/locations/texas/austin/${path}`).page.key).toBe("preparation");
  expect(getOfficeVersion(`/${path}`, "/office")).toBe(`/office/${path}`);
  expect(has(listSitemapPages("network"))).toBe(true);
  expect(has(listChapterPages("sell", site))).toBe(true);
  expect(getParentCrumbs(site, "preparation")).toMatchObject([{ path: "/sell-a-business" }]);
  expect(has(getSiteRoutes())).toBe(true);
});

test("a page that lacks its sitemap, its section, its name, its parameter or its parent does not compile", () => {
  const file = join(copy, "src/web/site-map/incomplete-pages.ts");
  writeFileSync(file, INCOMPLETE_PAGES);
  const errors = typecheck("src/web/site-map");
  rmSync(file);

  const lines = errors.map((error) => Number(/incomplete-pages\.ts\((\d+)/.exec(error)?.[1]));
  expect([...new Set(lines)]).toEqual([4, 5, 6, 7, 8, 9]);
});

test("an email without a subject or a note and a call without a response do not compile", () => {
  replace("src/emails/inquiries/inquiry-copied.tsx", /^ {2}subject: .*\n/m, "");
  replace("src/emails/account/locked.ts", /^ {2}note: .*\n/m, "");
  replace("src/api/rest/office-count.ts", /^ {2}response: .*\n/m, "");

  const errors = typecheck("src/emails", "src/api/operations.ts");
  expect(errors).toContainEqual(expect.stringMatching(/inquiry-copied\.tsx.*'subject' is missing/));
  expect(errors).toContainEqual(expect.stringMatching(/locked\.ts.*'note' is missing/));
  expect(errors).toContainEqual(expect.stringMatching(/office-count\.ts.*'response' is missing/));
});
