import { Hono } from "hono";
import { expect, test } from "vitest";
import { type CsrfSetup, createCsrfCookieHandler, guardUnsafe } from "./csrf.ts";
import { createProblemResponse, type HttpProblem } from "./problem.ts";

const NOON = new Date("2026-11-20T12:00:00Z");
let now = NOON;
const setup: CsrfSetup = {
  keys: ["a key"],
  isSecure: false,
  isOwnHost: (host) => host === "brokers.example",
  clock: () => now,
};
const app = new Hono()
  .get("/token", createCsrfCookieHandler(setup))
  .use(guardUnsafe(setup))
  .get("/", (c) => c.text("done"))
  .post("/", (c) => c.text("done"))
  .post("/api/unsubscribe/a-token", (c) => c.text("done"));

app.onError((error) => createProblemResponse(error as HttpProblem));

/** Returns the token that a session's browser gets at a given time, sending its stored one. */
async function take(session: string, stored = "", at = NOON): Promise<string> {
  now = at;
  const response = await app.request("/token", { headers: { Cookie: `session=${session}; XSRF-TOKEN=${stored}` } });
  return /^XSRF-TOKEN=([^;]+)/.exec(response.headers.get("Set-Cookie") ?? "")?.[1] ?? "";
}

test("accepts a token after a parallel call has requested another", async () => {
  const first = await take("pat");
  const second = await take("pat", first);
  const headers = { Cookie: `session=pat; XSRF-TOKEN=${second}`, "X-XSRF-TOKEN": first };
  expect((await app.request("/", { method: "POST", headers })).status).toBe(200);
});

test("replaces a missing token, another visitor's and one past half its lifetime", async () => {
  const first = await take("pat");
  expect(first).not.toBe("");
  expect(await take("sam", first)).not.toBe(first);
  expect(await take("pat", "forged")).not.toBe("forged");
  expect(await take("pat", first, new Date("2026-11-20T23:59:00Z"))).toBe(first);
  expect(await take("pat", first, new Date("2026-11-21T00:00:00Z"))).not.toBe(first);
});

test("gives a visitor without a session an id that scripts can't read", async () => {
  const response = await app.request("/token");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const [visitor, token] = response.headers.getSetCookie();
  expect(visitor).toMatch(/^visitor=[\w-]{22}; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(token).toMatch(/^XSRF-TOKEN=[^;]+; Path=\/; SameSite=Lax$/);
});

test.each([
  ["this site's page", {}, 200],
  ["this site's origin", { Origin: "https://brokers.example" }, 200],
  ["another site's origin", { Origin: "https://thief.example" }, 419],
  ["an opaque origin", { Origin: "null" }, 419],
  ["another site", { "Sec-Fetch-Site": "cross-site" }, 419],
  ["another visitor", { Cookie: "session=sam" }, 419],
])("checks an unsafe call from %s", async (_, changed, status) => {
  const token = await take("pat");
  const headers = { Cookie: `session=pat; XSRF-TOKEN=${token}`, "X-XSRF-TOKEN": token, ...changed };
  expect((await app.request("/", { method: "POST", headers })).status).toBe(status);
});

test.each([
  ["no token", "", ""],
  ["only the cookie", "valid", ""],
  ["only the header", "", "valid"],
  ["a header that differs from the cookie", "valid", "other"],
])("rejects an unsafe call with %s", async (_, cookie, header) => {
  const valid = await take("pat");
  const fill = (text: string): string => text.replace("valid", valid);
  const headers = { Cookie: `session=pat; XSRF-TOKEN=${fill(cookie)}`, "X-XSRF-TOKEN": fill(header) };
  expect((await app.request("/", { method: "POST", headers })).status).toBe(419);
});

test("lets safe calls and one-click unsubscribing pass without a token", async () => {
  expect((await app.request("/")).status).toBe(200);
  expect((await app.request("/api/unsubscribe/a-token", { method: "POST" })).status).toBe(200);
});
