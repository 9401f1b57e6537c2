import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
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

/*
 * What is defined once takes few files to extend, and the type checker finds a definition that is incomplete. The tests
 * extend one copy of the source in turn, because each run of the type checker takes seconds.
 */

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

/** Returns the type errors of the copy, one per line. */
function typecheck(...include: string[]): string[] {
  const config = JSON.parse(readFileSync(join(root, "tsconfig.json"), "utf8"));
  writeFileSync(join(copy, "tsconfig.json"), JSON.stringify({ ...config, include }));
  const { stdout } = spawnSync(process.execPath, ["node_modules/typescript/bin/tsc", "--noEmit", "--pretty", "false"], {
    cwd: copy,
    encoding: "utf8",
  });
  return stdout.split("\n").filter((line) => line.includes("error TS"));
}

/** Runs an expression on modules of the copy in a process of its own; returns its result. */
function evaluate(expression: string): unknown {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", "./scripts/jsx/register.mjs", "--input-type=module", "--eval", expression],
    { cwd: copy, encoding: "utf8", env: { ...process.env, NODE_DISABLE_COMPILE_CACHE: "1" } },
  );
  if (stdout === "") throw new Error(stderr);
  return JSON.parse(stdout);
}

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "handover-definitions-"));
  for (const name of ["src", "tests", "scripts"]) cpSync(join(root, name), join(copy, name), { recursive: true });
  for (const name of ["node_modules", "content", "demo"]) symlinkSync(join(root, name), join(copy, name));
  cpSync(join(root, "package.json"), join(copy, "package.json"));
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test.each([
  ["a listing field", FIELD, 4],
  ["a search filter", FILTER, 2],
  ["an email", EMAIL, 2],
  ["an account email", ACCOUNT_EMAIL, 2],
  ["a REST call", CALL, 3],
  ["a page", PAGE, 2],
] as const)("adding %s changes few files, messages aside", (_, additions, files) => {
  add(additions);

  expect(Object.keys(additions)).toHaveLength(files);
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
});

test("what was added compiles", () => {
  expect(typecheck("src", "tests")).toEqual([]);
});

test("a row puts its page in routes, redirects, sitemaps, menus, breadcrumbs and crawls", () => {
  const path = "sell-a-business/preparation";

  const found = evaluate(`
    import { createPageRouter } from "./src/web/document/page-router.ts";
    import { getOfficeVersion } from "./src/guards/shared-paths.ts";
    import { listSitemapPages } from "./src/web/site-map.ts";
    import { listChapterPages, getParentCrumbs } from "./src/web/content/chapters.ts";
    import { getSiteRoutes } from "./tests/support/site-routes.ts";
    const site = { kind: "network", base_path: "" };
    const has = (pages) => pages.some(({ key }) => key === "preparation");
    const found = {
      route: createPageRouter("locations")("/locations/texas/austin/${path}").page.key,
      redirect: getOfficeVersion("/${path}", "/office"),
      sitemap: has(listSitemapPages("network")),
      menu: has(listChapterPages("sell", site)),
      parents: getParentCrumbs(site, "preparation").map(({ path }) => path),
      crawl: has(getSiteRoutes()),
    };
    process.stdout.write(JSON.stringify(found));
  `);

  expect(found).toEqual({
    route: "preparation",
    redirect: `/office/${path}`,
    sitemap: true,
    menu: true,
    parents: ["/sell-a-business"],
    crawl: true,
  });
});

describe("an incomplete definition does not compile", () => {
  let errors: string[];

  beforeAll(() => {
    const definition = FIELD["src/domain/listings/fields/public-fields.ts"]?.[0]?.[1] ?? "";
    replace("src/domain/listings/fields/public-fields.ts", definition, "");
    replace("src/editions/countries/xx/edition.ts", /^ {2}demo: .*\n/m, "");
    writeFileSync(join(copy, "src/web/site-map/incomplete-pages.ts"), INCOMPLETE_PAGES);
    replace("src/emails/inquiries/inquiry-copied.tsx", /^ {2}subject: .*\n/m, "");
    replace("src/emails/account/locked.ts", /^ {2}note: .*\n/m, "");
    replace("src/api/rest/office-count.ts", /^ {2}response: .*\n/m, "");
    errors = typecheck(
      "src/domain/listings/fields",
      "src/editions",
      "src/web/site-map",
      "src/emails",
      "src/api/operations.ts",
    );
  });

  test.each([
    ["a column without a definition of its field", /public-fields\.ts.*'parking_spaces' is missing/],
    ["a country without a demo network", /xx\/edition\.ts.*'demo' is missing/],
    ["an email without a subject", /inquiry-copied\.tsx.*'subject' is missing/],
    ["an account email without a note", /locked\.ts.*'note' is missing/],
    ["a call without a response", /office-count\.ts.*'response' is missing/],
  ])("%s", (_, error) => {
    expect(errors).toContainEqual(expect.stringMatching(error));
  });

  test("a page without its sitemap, its section, its name, its parameter or its parent", () => {
    const lines = errors.flatMap((error) => /incomplete-pages\.ts\((\d+)/.exec(error)?.[1] ?? []);
    expect([...new Set(lines)].map(Number)).toEqual([4, 5, 6, 7, 8, 9]);
  });
});
