import { expect, test } from "vitest";
import { silentLog } from "#lib/log.ts";
import { PageResponse } from "#web/document/responses.ts";
import { readVisit } from "../request/visit-reader.ts";
import type { CachedPage } from "./cached-page.ts";
import { createPageCache } from "./page-cache.ts";

interface Fake {
  status?: number;
  headers?: Record<string, string>;
  tags?: string[];
}

/** A cache whose renderer numbers its renderings and waits for `release` when held, with a manual clock. */
function openCache({ status = 200, headers = {}, tags = ["listings"] }: Fake = {}, maxBytes?: number) {
  const rendered: string[] = [];
  const waiting: (() => void)[] = [];
  const state = { now: 0, hold: false, content: "first" };
  const pages = createPageCache({
    async render(address) {
      rendered.push(address);
      const body = `${state.content} of ${address}`;
      if (state.hold) await new Promise<void>((resolve) => waiting.push(resolve));
      return { response: new PageResponse(body, status, headers), tags: new Set(tags) };
    },
    headers: ["X-Common", "yes"],
    log: silentLog,
    now: () => state.now,
    ...(maxBytes === undefined ? {} : { maxBytes }),
  });
  const ask = (url: string, method = "GET") => pages.find(readVisit(method, url), "id");
  return { pages, rendered, state, ask, release: () => waiting.splice(0).forEach((go) => void go()) };
}

const toText = async (page: ReturnType<ReturnType<typeof openCache>["ask"]>): Promise<string | null> => {
  const found: CachedPage | null = await page;
  return found?.representations.get("identity")?.body.toString() ?? null;
};
const isAtOnce = (page: unknown): boolean => page !== null && !(page instanceof Promise);

test("renders an uncached page once for fifty concurrent visitors", async () => {
  const { ask, rendered } = openCache();
  const texts = await Promise.all(Array.from({ length: 50 }, () => toText(ask("/?utm_source=a"))));
  expect(new Set(texts)).toEqual(new Set(["first of /"]));
  expect(rendered).toEqual(["/"]);
  expect(isAtOnce(ask("/?gclid=1"))).toBe(true);
});

test("caches by known filters and ignores other query keys", async () => {
  const { ask, rendered } = openCache();
  await ask("/search?state=texas&q=cafe");
  await ask("/search?q=cafe&fbclid=9&state=texas");
  await ask("/search?q=bar&state=texas");
  expect(rendered).toEqual(["/search?q=cafe&state=texas", "/search?q=bar&state=texas"]);
});

test.each([
  ["POST", "/"],
  ["GET", "/?login=1"],
  ["GET", "/reset-password?token=abc"],
  ["GET", "/bizmatch"],
  ["GET", "/fr/bizmatch/search"],
  ["GET", "/desk/outbox"],
  ["GET", "/api/listings"],
  ["GET", "/build/app.js"],
  ["GET", "/robots.txt"],
  ["GET", `/?q=${"x".repeat(2_000)}`],
])("does not cache %s %s", (method, url) => {
  expect(openCache().ask(url, method)).toBeNull();
});

test.each(["/", "/locations/florida/tampa", "/bizmatching"])("caches %s", async (url) => {
  const { ask } = openCache();
  await ask(url);
  expect(isAtOnce(ask(url, "HEAD"))).toBe(true);
});

test.each([
  ["an error of ours", { status: 500 }],
  ["a move for now", { status: 302, headers: { Location: "/" } }],
  ["a page of one visitor", { headers: { "Cache-Control": "private, max-age=60" } }],
  ["a page nobody may store", { headers: { "Cache-Control": "no-store" } }],
  ["an answer that sets a cookie", { headers: { "Set-Cookie": "session=canary" } }],
])("neither caches %s nor serves it from the cache", async (_, fake) => {
  const { ask, rendered } = openCache(fake);
  expect(await ask("/")).toBeNull();
  expect(await ask("/")).toBeNull();
  expect(rendered).toHaveLength(2);
});

test.each([404, 410, 301])("caches a %i until anything changes", async (status) => {
  const { ask, pages, rendered } = openCache({ status, tags: [] });
  await ask("/gone");
  expect(isAtOnce(ask("/gone"))).toBe(true);
  pages.drop(["office:far-away"]);
  await ask("/gone");
  expect(rendered).toHaveLength(2);
});

test("does not use a cached redirect for a visit whose query it would lose", async () => {
  const { ask } = openCache({ status: 301 });
  await ask("/old");
  expect(ask("/old?utm_source=x")).toBeNull();
  expect(isAtOnce(ask("/old"))).toBe(true);
});

test("shows this process's changes to the next visitor and keeps other pages", async () => {
  const { ask, pages, rendered, state } = openCache({ tags: ["listings", "office:pasco"] });
  await ask("/");
  pages.drop(["office:tampa", "content"]);
  expect(isAtOnce(ask("/"))).toBe(true);
  state.content = "second";
  pages.drop(["office:pasco"]);
  expect(await toText(ask("/"))).toBe("second of /");
  expect(rendered).toHaveLength(2);
});

test("renders again pages without tags, and every page after an unknown change", async () => {
  const dependsOnAll = openCache({ tags: ["*"] });
  await dependsOnAll.ask("/");
  dependsOnAll.pages.drop(["anything"]);
  expect(isAtOnce(dependsOnAll.ask("/"))).toBe(false);
  const dependsOnNone = openCache({ tags: [] });
  await dependsOnNone.ask("/");
  dependsOnNone.pages.drop(["anything"]);
  expect(isAtOnce(dependsOnNone.ask("/"))).toBe(true);
  dependsOnNone.pages.drop(["*"]);
  expect(isAtOnce(dependsOnNone.ask("/"))).toBe(false);
});

test("serves a page changed by another process stale for at most 400 ms while it renders", async () => {
  const { ask, pages, rendered, state, release } = openCache();
  await ask("/");
  state.content = "second";
  state.hold = true;
  state.now = 1_000;
  pages.expire(["listings"]);
  state.now = 1_300;
  pages.expire(["listings"]);
  state.now = 1_399;
  expect(await toText(ask("/"))).toBe("first of /");
  expect(await toText(ask("/"))).toBe("first of /");
  state.now = 1_400;
  const waiting = ask("/");
  expect(isAtOnce(waiting)).toBe(false);
  release();
  expect(await toText(waiting)).toBe("second of /");
  expect(rendered).toHaveLength(2);
});

test("sends a rendering that a change overtook only to those already waiting", async () => {
  const { ask, pages, rendered, state, release } = openCache();
  state.hold = true;
  const early = ask("/");
  state.content = "second";
  pages.drop(["listings"]);
  const late = ask("/");
  release();
  expect(await toText(early)).toBe("first of /");
  expect(await toText(late)).toBe("second of /");
  expect(await toText(ask("/"))).toBe("second of /");
  expect(rendered).toHaveLength(2);
});

test("does not cache a rendering that a change overtook", async () => {
  const { ask, pages, state, release } = openCache();
  state.hold = true;
  const early = ask("/");
  state.content = "second";
  pages.expire(["listings"]);
  state.hold = false;
  release();
  expect(await toText(early)).toBe("first of /");
  expect(await toText(ask("/"))).toBe("second of /");
});

test("caches a rendering despite a change it does not depend on", async () => {
  const { ask, pages, release, state } = openCache({ tags: ["offices"] });
  state.hold = true;
  const early = ask("/");
  pages.drop(["listings"]);
  release();
  await early;
  expect(isAtOnce(ask("/"))).toBe(true);
});

test("renders a page again after five minutes regardless of changes", async () => {
  const { ask, rendered, state } = openCache();
  await ask("/");
  state.now = 299_999;
  expect(isAtOnce(ask("/"))).toBe(true);
  state.now = 300_400;
  await ask("/");
  expect(rendered).toHaveLength(2);
});

test("keeps the home page cached through a flood of one-off searches", async () => {
  const { ask } = openCache({}, 200_000);
  await ask("/");
  await ask("/");
  for (let n = 0; n < 1_000; n++) await ask(`/search?q=${n}`);
  expect(isAtOnce(ask("/"))).toBe(true);
  expect(isAtOnce(ask("/search?q=1"))).toBe(false);
});

test("tags brotli weakly, because its bytes change when it is compressed again", async () => {
  const { pages, state } = openCache();
  state.content = "long ".repeat(1_000);
  const page = await pages.find(readVisit("GET", "/"), "id");
  const first = await page?.encode("br");
  await page?.improve();
  const improved = page?.representations.get("br");
  expect(improved?.body).not.toEqual(first?.body);
  expect(improved?.etag).toBe(first?.etag);
  expect(improved?.headers).toContain(`W/${improved?.etag}`);
  expect(page?.plain.headers).toContain(page?.plain.etag);
});
