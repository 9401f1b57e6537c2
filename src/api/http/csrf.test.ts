import { Hono } from "hono";
import { expect, test } from "vitest";
import { type CsrfSetup, createCsrfCookieHandler, guardUnsafe } from "./csrf.ts";

const NOON = new Date("2026-11-20T12:00:00Z");
let now = NOON;
const setup: CsrfSetup = { keys: ["a key"], isSecure: false, isOwnHost: () => true, clock: () => now };
const app = new Hono()
  .get("/token", createCsrfCookieHandler(setup))
  .use(guardUnsafe(setup))
  .post("/", (c) => c.text("done"));

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
