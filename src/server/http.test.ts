import { once } from "node:events";
import { createServer } from "node:http";
import zlib, { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readConfig } from "#config/env.ts";
import { createRedirectTable } from "#domain/redirects/redirect-table.ts";
import { noLimiter } from "#integrations/rate-limiter.ts";
import { type RequestLine, silentLog } from "#lib/log.ts";
import type { PageCall } from "#web/document/render-page.tsx";
import { PageResponse } from "#web/document/responses.ts";
import { FakeCaptcha } from "../../tests/support/api.ts";
import { createLocalVisitor, type LocalAnswer } from "../../tests/support/local-visitor.ts";
import { createNetworkView } from "../../tests/support/visits.ts";
import { createRequestListener } from "./http.ts";
import { createMetrics } from "./metrics/metrics.ts";
import type { RenderedPage, RequestOrigin } from "./pages/page-renderer.ts";

/** The requests that the pages below received. Each page shows its own address, so that no page passes for another. */
let query: { url: string; requester: RequestOrigin; post: Request | null }[] = [];
let recorded: RequestLine[] = [];
let change: (tags: string[], isOwn: boolean) => void = () => {};
let broken = false;
/** The secret of a signed-in user. */
const PAT = "pat".padEnd(43, "-");
let followed: number[] = [];
/** Whether the client has requested too many uncached pages. */
let isOverLimit = false;
const statuses: number[] = [];
const viewed: string[] = [];
const known = createNetworkView({
  redirects: createRedirectTable([{ id: 7, from_pattern: "/old/{a}", to_pattern: "/new/{a}", status: 301 }]),
});

let words: string;
async function renderPage({ url, post }: PageCall, requester: RequestOrigin): Promise<RenderedPage> {
  const { pathname, search } = url;
  query.push({ url: pathname + search, requester, post });
  const headers = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-cache" };
  if (broken) return { response: new PageResponse("fault", 500, {}), tags: new Set() };
  const cookie: Record<string, string> = pathname === "/tempted" ? { "Set-Cookie": "session=canary" } : {};
  const body = `<p>page ${pathname}${search}</p>${words.repeat(100)}`;
  return { response: new PageResponse(body, 200, { ...headers, ...cookie }), tags: new Set([`office:${pathname}`]) };
}

const metrics = createMetrics({
  isReachable: async () => true,
  countWaitingMails: async () => 0,
  countWaitingJobs: async () => ({}),
  countSecurityEvents: () => ({}),
  findLastBackup: async () => null,
});

const server = createServer();
const { visit, visitAs } = createLocalVisitor(server);
beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => void server.close());
beforeEach(() => {
  query = [];
  recorded = [];
  broken = false;
  followed = [];
  words = "so much to read ";
  isOverLimit = false;
  const listener = createRequestListener({
    config: readConfig({ PORT: "3000" }),
    demoAccess: { run: (_headers, work) => work() },
    services: {
      connection: { kind: "postgres" },
      context: { log: silentLog, network: { origin: "http://localhost:3000", locales: ["en-US"] } },
    } as never,
    built: null,
    localeScope: { locale: () => "en-US" as const, run: (_locale, work) => work() },
    getNetwork: () => known,
    changes: {
      onChange: (listen) => {
        change = listen;
      },
    },
    views: { count: ({ path, address }) => viewed.push(`${address} ${path}`) },
    redirectHits: { count: (ids) => followed.push(...ids) },
    missingPages: { count: () => {} },
    isSignedIn: async (secret) => secret === PAT,
    record: (line) => recorded.push(line),
    metrics,
    renderPage,
    cachesPages: true,
    clientFolder: import.meta.dirname,
    protection: {
      keys: ["a key of this test alone, and long enough"],
      captcha: new FakeCaptcha(),
      limiters: { calls: noLimiter, writes: noLimiter },
    },
    security: { run: (_requester, work) => work(), recordStatus: (status) => void statuses.push(status) },
    isOverUncachedLimit: () => isOverLimit,
    isReady: () => true,
  });
  server.removeAllListeners("request").on("request", listener);
});

const toText = ({ bytes }: LocalAnswer): string => bytes.toString();

test("renders a page for its first visitor and sends it to all, each response with its own id", async () => {
  const answers = [await visit("/"), await visit("/?utm_source=x"), await visit("/", { Host: "127.0.0.1:9" })];
  expect(new Set(answers.map(toText)).size).toBe(1);
  expect(query.map(({ url }) => url)).toEqual(["/"]);
  const ids = answers.map(({ headers }) => headers["x-request-id"]);
  expect(new Set(ids).size).toBe(3);
  expect(recorded).toMatchObject(ids.map((request_id) => ({ request_id, path: "/", status: 200 })));
});

test("renders cached pages without cookies, client address or unknown query keys", async () => {
  await visit("/?gclid=canary", { Cookie: "session=canary", "User-Agent": "canary", "X-Forwarded-For": "192.0.2.1" });
  expect(query).toHaveLength(1);
  expect(query[0]?.url).toBe("/");
  expect(query[0]?.requester.address).toBe("");
  expect(query[0]?.post).toBeNull();
});

test("renders a page that sets a cookie for each visitor and strips the cookie", async () => {
  for (const answer of [await visit("/tempted"), await visit("/tempted"), await visit("/tempted?login=1")]) {
    expect(answer.status).toBe(200);
    expect(answer.headers).not.toHaveProperty("set-cookie");
  }
  // Two attempts as a shared page, then three renderings.
  expect(query).toHaveLength(5);
});

test("shows two alternating visitors of two offices only their own office", async () => {
  const visits = Array.from({ length: 40 }, (_, n) => {
    const [office, person] = n % 2 ? ["tampa", "canary-ana"] : ["pasco", "canary-ben"];
    return visit(`/locations/florida/${office}?utm_campaign=${person}`, { Cookie: `session=${person}` });
  });
  for (const [n, answer] of (await Promise.all(visits)).entries()) {
    expect(toText(answer)).toContain(`page /locations/florida/${n % 2 ? "tampa" : "pasco"}<`);
    expect(toText(answer) + JSON.stringify(answer.headers)).not.toMatch(/canary/);
  }
  expect(query).toHaveLength(2);
});

test("checks the host first, then redirects, then pages", async () => {
  const rejected = await visit("/Contact-Us/", { Host: "evil.example" });
  expect([rejected.status, toText(rejected)]).toEqual([421, "Misdirected request"]);
  const moved = await visit("/Contact-Us/?utm_source=x");
  expect([moved.status, moved.headers.location]).toEqual([301, "/contact-us?utm_source=x"]);
  expect(moved.headers).not.toHaveProperty("cache-control");
  expect(query).toEqual([]);
  for (const { headers } of [rejected, moved, await visit("/"), await visit("/api/healthz")]) {
    expect(headers).toMatchObject({ "x-content-type-options": "nosniff", "x-frame-options": "DENY" });
    expect(headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
  }
  expect(query.map(({ url }) => url)).toEqual(["/"]);
  expect(recorded.map(({ status }) => status)).toEqual([421, 301, 200, 200]);
});

test("rejects an invalid address before looking for a page, with JSON for API clients", async () => {
  const [page, program] = [await visit("/agents/%00"), await visit("/api/outbox?to=%00")];
  expect([page.status, toText(page)]).toEqual([400, "Bad request"]);
  expect([program.status, JSON.parse(toText(program))]).toMatchObject([400, { message: "Bad request", status: 400 }]);
  const asking = await visit("/api/outbox?to=%00", { Precognition: "true" });
  expect([program.headers.precognition, asking.headers.precognition]).toEqual([undefined, "true"]);
  expect((await visit("/A".repeat(60))).status).toBe(414);
  expect(await visitAs("localhost:3000", "localhost:3000")).toMatchObject({ status: 400 });
  expect(await visitAs("localhost:3000", "evil.example")).toMatchObject({ status: 400 });
  expect(query).toEqual([]);
});

test("sends a page in the smallest encoding the client accepts and names it", async () => {
  const plain = await visit("/");
  const best = await visit("/", { "Accept-Encoding": "gzip, br" });
  const zipped = await visit("/", { "Accept-Encoding": "gzip" });
  expect([best, zipped].map(({ headers }) => headers["content-encoding"])).toEqual(["br", "gzip"]);
  expect(gunzipSync(zipped.bytes).equals(plain.bytes)).toBe(true);
  expect(brotliDecompressSync(best.bytes).equals(plain.bytes)).toBe(true);
  const all = [plain, zipped, best];
  for (const { headers, bytes } of all) {
    expect(headers).toMatchObject({ "content-length": String(bytes.length), vary: "Accept-Encoding" });
  }
  expect(new Set(all.map(({ headers }) => headers.etag)).size).toBe(3);
  expect((await visit("/")).headers).not.toHaveProperty("content-encoding");
});

test("sends zstd to the first visitor who accepts it, and brotli once that is made", async () => {
  const headers = { "Accept-Encoding": "gzip, deflate, br, zstd" };
  const first = await visit("/?page=2", headers);
  expect(first.headers["content-encoding"]).toBe("zstd");
  expect(zlib.zstdDecompressSync(first.bytes).equals((await visit("/?page=2")).bytes)).toBe(true);
  await expect.poll(async () => (await visit("/?page=2", headers)).headers["content-encoding"]).toBe("br");
});

test("answers 304 for any encoding the client has until the page changes", async () => {
  const zipped = await visit("/", { "Accept-Encoding": "gzip" });
  const condition = { "If-None-Match": String(zipped.headers.etag), "Accept-Encoding": "br, gzip" };
  const again = await visit("/", condition);
  expect([again.status, again.bytes.length, again.headers.etag]).toEqual([304, 0, zipped.headers.etag]);
  expect(again.headers).toMatchObject({ "cache-control": "no-cache", vary: "Accept-Encoding" });
  expect(again.headers).not.toHaveProperty("content-encoding");
  expect((await visit("/", { "If-None-Match": '"another"' })).status).toBe(200);
  change(["office:/"], true);
  await visit("/");
  expect(query).toHaveLength(2);
});

test("shows a write from this process to the next visitor", async () => {
  await visit("/");
  words = "much more to read ";
  change(["office:/"], true);
  expect(toText(await visit("/"))).toContain("much more to read");
});

test("answers HEAD with a page's headers and no body", async () => {
  const page = await visit("/");
  const head = await visit("/", {}, "HEAD");
  expect([head.status, head.bytes.length]).toEqual([200, 0]);
  expect(head.headers["content-length"]).toBe(String(page.bytes.length));
  expect(query).toHaveLength(1);
});

test("passes forms around the page cache with the visitor's own address", async () => {
  await visit("/contact-us");
  await visit("/contact-us", { Origin: "http://localhost:3000", "Sec-Fetch-Site": "same-origin" }, "POST");
  expect(query.map(({ post, requester }) => [post?.method, requester.address])).toEqual([
    [undefined, ""],
    ["POST", "127.0.0.1"],
  ]);
});

test("does not cache a failing page and caches it once it succeeds", async () => {
  broken = true;
  expect((await visit("/")).status).toBe(500);
  broken = false;
  expect((await visit("/")).status).toBe(200);
  broken = true;
  expect((await visit("/")).status).toBe(200);
});

const TAMPA = "location=%7B%22slug%22%3A%22tampa-bay%22%2C%22state_slug%22%3A%22florida%22%7D";

test("redirects one visitor by their office without caching the redirect for others", async () => {
  const [stranger, chosen, again] = [
    await visit("/contact-us"),
    await visit("/contact-us", { Cookie: TAMPA }),
    await visit("/contact-us"),
  ];
  expect([chosen.status, chosen.headers.location]).toEqual([302, "/locations/florida/tampa-bay/contact-us"]);
  expect(chosen.headers["cache-control"]).toBe("private, no-store");
  expect(chosen.headers).not.toHaveProperty("set-cookie");
  expect([stranger.status, again.status]).toEqual([200, 200]);
});

test("remembers a named office and clears an unknown one", async () => {
  const named = await visit("/resources?store=austin", { Cookie: TAMPA });
  expect([named.status, named.headers.location]).toEqual([302, "/resources"]);
  expect(named.headers["set-cookie"]).toEqual([
    "location=%7B%22slug%22%3A%22austin%22%2C%22state_slug%22%3A%22texas%22%7D; Path=/; Max-Age=31536000; SameSite=Lax",
  ]);
  const unknown = await visit("/resources?store=nowhere", { Cookie: TAMPA });
  expect(unknown.headers["set-cookie"]).toEqual(["location=; Path=/; Max-Age=0; SameSite=Lax"]);
});

test("sends signed-out visitors of protected pages to sign in and lets others through", async () => {
  const stranger = await visit("/bizmatch/profile");
  expect([stranger.status, stranger.headers.location]).toEqual([302, "/?login=1&redirect=%2Fbizmatch%2Fprofile"]);
  expect((await visit("/bizmatch/profile", { Cookie: `session=${PAT}` })).status).toBe(200);
  const again = await visit("/?login=1", { Cookie: `session=${PAT}` });
  expect([again.status, again.headers.location]).toEqual([302, "/bizmatch/preferences"]);
});

test.each([
  "location=tampa-bay",
  "location=%7B%22slug%22%3A%22tampa-bay%22%2C%22state_slug%22%3A%22..%2F..%22%7D",
  "location=%7B%22slug%22%3A%22nowhere%22%2C%22state_slug%22%3A%22florida%22%7D",
  `location=${"%7B".repeat(1000)}`,
])("ignores an invalid cookie: %s", async (Cookie) => {
  expect((await visit("/contact-us", { Cookie })).status).toBe(200);
});

test("counts every followed redirect, cached or not, and counts shown pages as views", async () => {
  viewed.splice(0);
  for (const address of ["/old/1", "/OLD/1?x=1", "/old/1", "/new/1", "/new/1"]) await visit(address);
  expect(followed).toEqual([7, 7, 7]);
  expect(viewed).toEqual(["127.0.0.1 /new/1", "127.0.0.1 /new/1"]);
});

test("a client beyond the limit of uncached pages gets a page that says so, and still every cached page", async () => {
  await visit("/about");
  isOverLimit = true;
  expect((await visit("/about")).status).toBe(200);
  const answer = await visit("/buy-a-business");
  expect(answer.status).toBe(429);
  expect(answer.headers).toMatchObject({ "retry-after": "1", "content-type": "text/html; charset=utf-8" });
  expect(answer.bytes.toString()).toContain("Wait a few seconds");
  expect((await visit("/api/healthz")).status).toBe(200);
  expect(query.map(({ url }) => url)).toEqual(["/about"]);
  expect(statuses).toContain(429);
});
