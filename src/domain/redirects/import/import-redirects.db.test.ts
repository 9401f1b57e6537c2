import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openTestContext, type TestContext } from "../../../../tests/support/context.ts";
import { openDeskFixture } from "../../../../tests/support/desk/desk-fixture.ts";
import { listRedirects } from "../list-redirects.ts";
import { saveRedirect } from "../save-redirect.ts";
import { exportRedirects } from "./export-redirects.ts";
import { importRedirects, previewRedirectImport } from "./import-redirects.ts";

let context: TestContext;
beforeAll(async () => {
  context = await openTestContext();
  context.viewer = (await openDeskFixture(context)).staff.head_office;
});
afterAll(() => context.connection.close());
beforeEach(async () => {
  await context.db.deleteFrom("website_redirects").execute();
});

const follow = async (path: string) => (await listRedirects(context)).follow(path);

test("imports new and changed rows, and nothing more when repeated", async () => {
  await saveRedirect(context, { from_pattern: "/known", to_pattern: "/old-target" });
  const text = "source,target,status,active\n/a,/b\n/known,/target,302\n/off,/x,301,no";
  expect(await previewRedirectImport(context, { text })).toMatchObject({ created: 2, updated: 1, rejected: 0 });
  expect(await follow("/a")).toBeNull();
  expect(await importRedirects(context, { text })).toMatchObject({ rows: 3, created: 2, updated: 1 });
  expect(await follow("/a")).toMatchObject({ to: "/b", status: 301 });
  expect(await follow("/known")).toMatchObject({ to: "/target", status: 302 });
  expect(await follow("/off")).toBeNull();
  expect(await importRedirects(context, { text })).toMatchObject({ created: 0, updated: 0, unchanged: 3 });
});

test("reports each bad row with its line and imports the others", async () => {
  const rows = [
    "/good,/x",
    "/a",
    "/a,/x,307",
    "/a,/x,301,maybe",
    "no-path,/x",
    "/good,/y",
    "/p,/q",
    "/q,/p",
    "/about,/x",
  ];
  const report = await importRedirects(context, { text: `source,target,status,active\n${rows.join("\n")}` });
  expect(report).toMatchObject({ rows: 9, created: 1, rejected: 8 });
  expect(report.problems.map(({ line, column }) => [line, column])).toEqual([
    [3, "target"],
    [4, "status"],
    [5, "active"],
    [6, "source"],
    [7, "source"],
    [8, "target"],
    [9, "target"],
    [10, "source"],
  ]);
  expect(await follow("/good")).toMatchObject({ to: "/x" });
});

test("rejects a row that would hide a page", async () => {
  const { problems } = await previewRedirectImport(context, { text: "/about/our-team,/x\n/blog/{name},/x" });
  expect(problems.map(({ source }) => source)).toEqual(["/about/our-team", "/blog/{name}"]);
});

test.each(["", "source,target\n", 'source,target\n"/a,/b'])("rejects the text %j, which has no readable rows", (text) =>
  expect(previewRedirectImport(context, { text })).rejects.toMatchObject({ errors: { text: [expect.any(String)] } }),
);

test("imports 5,000 rows and exports them so that they can be imported again", async () => {
  const rows = Array.from({ length: 5_000 }, (_, n) => `/old/page-${n},/new/page-${n}`);
  expect(await importRedirects(context, { text: rows.join("\n") })).toMatchObject({ created: 5_000, rejected: 0 });
  const text = await exportRedirects(context);
  expect(await importRedirects(context, { text })).toMatchObject({ unchanged: 5_000, created: 0, rejected: 0 });
});
