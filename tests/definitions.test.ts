import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ADDITIONS, FIELD, INCOMPLETE_PAGES } from "./support/additions.ts";
import { createSourceCopy, type SourceCopy } from "./support/source-copy.ts";

/*
 * What is defined once takes few files to extend, and the type checker finds a definition that is incomplete. The tests
 * extend one copy of the source in turn, because each run of the type checker takes seconds. The nightly run checks that
 * the extended source compiles.
 */

let copy: SourceCopy;

beforeAll(() => {
  copy = createSourceCopy();
});

afterAll(() => copy.remove());

test.each(ADDITIONS)("adding %s changes few files, messages aside", (_, additions, files) => {
  copy.add(additions);

  expect(Object.keys(additions)).toHaveLength(files);
});

test("adding a country takes a folder and its lines in the list of countries", () => {
  copy.addCountry();
});

test("a row puts its page in routes, redirects, sitemaps, menus, breadcrumbs and crawls", () => {
  const path = "sell-a-business/preparation";

  const found = copy.evaluate(`
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
    copy.replace("src/domain/listings/fields/public-fields.ts", definition, "");
    copy.replace("src/editions/countries/xx/edition.ts", /^ {2}demo: .*\n/m, "");
    writeFileSync(join(copy.folder, "src/web/site-map/incomplete-pages.ts"), INCOMPLETE_PAGES);
    copy.replace("src/emails/inquiries/inquiry-copied.tsx", /^ {2}subject: .*\n/m, "");
    copy.replace("src/emails/account/locked.ts", /^ {2}note: .*\n/m, "");
    copy.replace("src/api/rest/office-count.ts", /^ {2}response: .*\n/m, "");
    errors = copy.typecheck(
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
