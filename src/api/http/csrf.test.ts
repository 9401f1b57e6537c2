import { Hono } from "hono";
import { beforeEach, expect, test } from "vitest";
import { csrfCookie, guardUnsafe } from "./csrf.ts";

let now = new Date("2026-11-20T12:00:00Z");
const setup = { isSecure: false, isOwnHost: () => true, clock: () => now };
const app = new Hono();
app.get("/token", csrfCookie({ ...setup, keys: ["a key"] }));
app.use(guardUnsafe({ ...setup, keys: ["a key"] }));
app.post("/", (c) => c.text("done"));

beforeEach(() => {
  now = new Date("2026-11-20T12:00:00Z");
});

/** The token that this browser is handed, with what it has. */
async function take(session: string, kept?: string): Promise<string> {
  const Cookie = [`session=${session}`, ...(kept ? [`XSRF-TOKEN=${kept}`] : [])].join("; ");
  const [, token = ""] =
    /XSRF-TOKEN=([^;]*)/.exec((await app.request("/token", { headers: { Cookie } })).headers.get("set-cookie") ?? "") ??
    [];
  return token;
}

test("two calls at the same moment, each with a token of its own asking, both pass", async () => {
  const first = await take("pat");
  const second = await take("pat", first);
  const headers = { Cookie: `session=pat; XSRF-TOKEN=${second}`, "X-XSRF-TOKEN": first };
  expect((await app.request("/", { method: "POST", headers })).status).toBe(200);
});

test("a token that is old, another's or none is not handed out again", async () => {
  const first = await take("pat");
  expect(await take("sam", first)).not.toBe(first);
  expect(await take("pat", "forged")).not.toBe("forged");
  now = new Date("2026-11-20T23:59:00Z");
  expect(await take("pat", first)).toBe(first);
  now = new Date("2026-11-21T00:00:00Z");
  expect(await take("pat", first)).not.toBe(first);
});
