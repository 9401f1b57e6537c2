import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { Invalid } from "#lib/errors.ts";
import { openTestContext, type TestContext } from "../../../tests/support/context.ts";
import { createHitCounter } from "./hit-counter.ts";
import { listRedirects } from "./list-redirects.ts";
import { type RedirectInput, saveRedirect } from "./save-redirect.ts";

let context: TestContext;
const invalidated: string[] = [];
beforeAll(async () => {
  context = await openTestContext({ onInvalidated: (tags) => invalidated.push(...tags) });
});
afterAll(() => context.connection.close());
beforeEach(async () => {
  invalidated.length = 0;
  await context.db.deleteFrom("website_redirects").execute();
});

const save = (from_pattern: string, to_pattern: string, more: Partial<RedirectInput> = {}) =>
  saveRedirect(context, { from_pattern, to_pattern, ...more });
const follow = async (path: string) => (await listRedirects(context)).follow(path);
const getProblem = (from: string, to: string) =>
  save(from, to).then(
    () => "saved",
    (error) => (error instanceof Invalid ? Object.keys(error.errors)[0] : error),
  );

test("follows a saved redirect and invalidates the cached table", async () => {
  const id = await save("/Find-a-Broker/{state}/", "/locations/{state}", { status: 302 });
  expect(await follow("/find-a-broker/ohio")).toEqual({ to: "/locations/ohio", status: 302, ids: [id] });
  expect(invalidated).toEqual(["redirects"]);
});

test("removes the site's origin and a language, which a redirect has none of", async () => {
  const network = { ...context.network, locales: ["en-US", "fr-CA"] as const };
  const input = { from_pattern: `${network.origin}/fr/Old/{a}`, to_pattern: "/FR/new/{a}" };
  await saveRedirect({ ...context, network }, input);
  expect(await follow("/old/1")).toMatchObject({ to: "/new/1" });
});

test("updates the redirect when the same source is saved again", async () => {
  const id = await save("/old", "/one");
  expect(await save("/OLD/", "/two")).toBe(id);
  expect(await follow("/old")).toMatchObject({ to: "/two", status: 301 });
  await save("/old", "/two", { active: false });
  expect(await follow("/old")).toBeNull();
});

test("rejects a redirect that would cause a loop, and doesn't follow an inactive one", async () => {
  await save("/a", "/b");
  expect(await getProblem("/b", "/a")).toBe("to_pattern");
  expect(await follow("/b")).toBeNull();
  await save("/b", "/a", { active: false });
  await save("/a", "/c");
  await save("/b", "/a");
  expect(await follow("/b")).toMatchObject({ to: "/c" });
});

test.each([
  ["/", "/x"],
  ["/{any}", "/x"],
  ["/{any}/x", "/x"],
  ["/contact-us", "/x"],
  ["/agences", "/x"],
  ["/api/listings", "/x"],
  ["/build/{file}", "/x"],
  ["old", "/x"],
  ["", "/x"],
  ["//old", "/x"],
  ["/old?q=1", "/x"],
  ["/{a}{b}/old", "/x"],
  ["/old/{State}", "/x"],
  ["/old/{a}/{a}", "/x"],
  ["/old/%2e%2e", "/x"],
  ["/old/%zz", "/x"],
  ["/old/\ud800", "/x"],
  [`/${"x".repeat(500)}`, "/x"],
])("rejects %j as a source", async (from, to) => expect(await getProblem(from, to)).toBe("from_pattern"));

test.each([
  "https://evil.example/x",
  "//evil.example",
  "/\\evil.example",
  "javascript:alert(1)",
  "/x?next=1",
  "/x#here",
  "/../x",
  "/x y",
  "/x\r\nSet-Cookie: a=b",
  "/{other}",
  "/x/{other}",
  "/{state}",
  "/api/listings",
  "/desk",
  "/DESK/{state}",
])("rejects %j as a target", async (to) => expect(await getProblem("/old/{state}", to)).toBe("to_pattern"));

test("accepts a blog article as a source and the home page as a target", async () => {
  expect(await getProblem("/blog/old", "/blog/new")).toBe("saved");
  expect(await getProblem("/start", "/")).toBe("saved");
  expect(await follow("/start")).toMatchObject({ to: "/" });
});

test("batches hits briefly and writes the rest on close", async () => {
  const [one, two] = [await save("/one", "/x"), await save("/two", "/x")];
  const listHits = async () =>
    (await context.db.selectFrom("website_redirects").select("hits").orderBy("id").execute()).map((row) =>
      Number(row.hits),
    );
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const counter = createHitCounter(context);
    counter.count([one, two]);
    counter.count([one]);
    expect(await listHits()).toEqual([0, 0]);
    vi.advanceTimersByTime(1_000);
    await counter.close();
    expect(await listHits()).toEqual([2, 1]);
    counter.count([two, -1]);
    await counter.close();
    expect(await listHits()).toEqual([2, 2]);
    const rows = await context.db.selectFrom("website_redirects").select("last_hit_at").execute();
    expect(rows).toEqual([{ last_hit_at: context.clock() }, { last_hit_at: context.clock() }]);
  } finally {
    vi.useRealTimers();
  }
});
