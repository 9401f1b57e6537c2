import { Hono } from "hono";
import { expect, test } from "vitest";
import { createMemoryLimiter } from "#integrations/rate-limiter.ts";
import type { ServerEnv } from "../served.ts";
import { restrictPagePosts } from "./page-posts.ts";

const app = new Hono<ServerEnv>();
let address = "203.0.113.1";
app.use((c, next) => {
  c.set("address", address);
  return next();
});
app.use(restrictPagePosts((host) => host === "www.brokers.example", createMemoryLimiter()));
app.all("*", async (c) => c.text(`taken ${(await c.req.text()).length}`));

const OURS = { "Sec-Fetch-Site": "same-origin" };
async function send(method: string, headers: Record<string, string> = {}, body?: string | ReadableStream) {
  const init = body === undefined ? { method, headers } : { method, headers, body, duplex: "half" };
  const answer = await app.request("https://www.brokers.example/contact-us", init as RequestInit);
  return { status: answer.status, text: await answer.text(), allow: answer.headers.get("allow") };
}

test("lets anyone read", async () => {
  expect(await send("GET")).toMatchObject({ status: 200 });
  expect(await send("HEAD")).toMatchObject({ status: 200 });
});

test("accepts a form from the site itself", async () => {
  expect(await send("POST", OURS, "name=Pat")).toMatchObject({ status: 200, text: "taken 8" });
});

test("rejects forms from other sites and from programs that do not name an origin", async () => {
  expect(await send("POST", { "Sec-Fetch-Site": "cross-site" }, "name=Pat")).toMatchObject({ status: 403 });
  expect(await send("POST", {}, "name=Pat")).toMatchObject({ status: 403 });
});

test.each(["PUT", "PATCH", "DELETE", "OPTIONS"])("rejects %s, even from the site itself", async (method) => {
  expect(await send(method, OURS)).toMatchObject({ status: 405, allow: "GET, HEAD, POST" });
});

test("limits a form to one megabyte, whether or not it declares its size", async () => {
  const createStream = (size: number) => new Blob(["a".repeat(size)]).stream();
  const createSizeHeaders = (size: number) => ({ ...OURS, "Content-Length": String(size) });
  expect(await send("POST", createSizeHeaders(1_000_000), "a".repeat(1_000_000))).toMatchObject({
    text: "taken 1000000",
  });
  expect(await send("POST", createSizeHeaders(1_000_001), "a".repeat(1_000_001))).toMatchObject({
    status: 413,
    text: "This form is too large to send. Shorten the text, then send it again.",
  });
  expect(await send("POST", OURS, createStream(1_000_000))).toMatchObject({ text: "taken 1000000" });
  expect(await send("POST", OURS, createStream(1_000_001))).toMatchObject({ status: 413 });
});

test("limits the forms of one address without limiting its neighbors", async () => {
  address = "2001:db8:1:2::1";
  for (let sent = 0; sent < 60; sent++) expect((await send("POST", OURS, "a=1")).status).toBe(200);
  address = "2001:db8:1:2::2";
  expect(await send("POST", OURS, "a=1")).toMatchObject({ status: 429, text: expect.stringContaining("Too many") });
  expect((await send("GET")).status).toBe(200);
  address = "2001:db8:1:3::1";
  expect((await send("POST", OURS, "a=1")).status).toBe(200);
});
