import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openTestContext, type TestContext } from "../../../tests/support/context.ts";
import { openDeskFixture } from "../../../tests/support/desk/desk-fixture.ts";
import { createMissingPageCounter } from "./missing-page-counter.ts";
import { deleteUnrequestedPages, listMissingPages } from "./missing-pages.ts";
import { saveRedirect } from "./save-redirect.ts";

let context: TestContext;
beforeAll(async () => {
  context = await openTestContext();
  context.viewer = (await openDeskFixture(context)).staff.read_only;
});
afterAll(() => context.connection.close());
beforeEach(async () => {
  await context.db.deleteFrom("missing_pages").execute();
});

const list = (query = {}) =>
  listMissingPages(context, { sort: "hits", descending: true, page: 1, per_page: 100, ...query });
const count = async (...paths: string[]) => {
  const counter = createMissingPageCounter(context);
  counter.count(paths);
  await counter.close();
};

test("adds up the requests for a path and lists the most requested first", async () => {
  await count("/once", "/twice", "/twice");
  await count("/once", "/once");
  const { data, total } = await list();
  expect(total).toBe(2);
  expect(data.map(({ path, hits }) => [path, hits])).toEqual([
    ["/once", 3],
    ["/twice", 2],
  ]);
  expect(await list({ q: "twi" })).toMatchObject({ total: 1, data: [{ path: "/twice" }] });
});

test("removes a path once it is redirected, also by a pattern, but not by an inactive redirect", async () => {
  await count("/old/a", "/old/b", "/other");
  await saveRedirect(context, { from_pattern: "/other", to_pattern: "/x", active: false });
  await saveRedirect(context, { from_pattern: "/old/{name}", to_pattern: "/new/{name}" });
  expect((await list()).data.map(({ path }) => path)).toEqual(["/other"]);
});

test("stops adding paths at the limit, still counts known ones, and deletes old and rarely requested ones", async () => {
  const now = context.clock();
  const old = new Date(now.getTime() - 91 * 24 * 3_600_000);
  const rows = Array.from({ length: 2_000 }, (_, n) => ({
    path: `/page-${n}`,
    hits: n < 600 ? 5 : 1,
    first_seen_at: old,
    last_seen_at: n < 100 ? old : now,
  }));
  await context.db.insertInto("missing_pages").values(rows).execute();
  await count("/page-1", "/one-more");
  expect(await list({ q: "/one-more" })).toMatchObject({ total: 0 });
  expect((await list({ q: "/page-1" })).data[0]).toMatchObject({ path: "/page-1", hits: 6 });
  await deleteUnrequestedPages(context);
  expect(await list()).toMatchObject({ total: 1_000 });
  const paths = (await context.db.selectFrom("missing_pages").select("path").execute()).map(({ path }) => path);
  expect(paths).not.toContain("/page-99");
  expect(paths).toEqual(expect.arrayContaining(["/page-1", "/page-100", "/page-599"]));
});
