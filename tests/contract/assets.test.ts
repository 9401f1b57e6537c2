import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import { findPageScript, readScripts } from "../support/scripts.ts";
import { sendRequest } from "../support/send-request.ts";
import { getSharedSite } from "../support/shared-site.ts";

const site = getSharedSite();
let files: string[];
beforeAll(async () => {
  const { body } = await sendRequest(site.origin, "/");
  files = [...new Set(body.match(/\/build\/[\w.-]+\.(?:js|css)/g))];
});

async function fetchAs(path: string, encoding: string, method = "GET") {
  const headers = encoding === "" ? {} : { "Accept-Encoding": encoding };
  const sent = request(site.origin + path, { method, headers, agent: false }).end();
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  return { headers: answer.headers, bytes: await buffer(answer) };
}

test("sends scripts and styles in the encoding that the browser accepts, with the same decoded bytes", async () => {
  expect(files.length).toBeGreaterThan(1);
  for (const path of files) {
    const plain = await fetchAs(path, "");
    const smallest = await fetchAs(path, "gzip, deflate, br, zstd");
    const zipped = await fetchAs(path, "gzip");
    for (const { headers } of [plain, smallest, zipped]) {
      expect(headers).toMatchObject({
        "content-type": path.endsWith(".js") ? "text/javascript; charset=utf-8" : "text/css; charset=utf-8",
        "cache-control": "public, max-age=31536000, immutable",
        vary: "Accept-Encoding",
        "x-content-type-options": "nosniff",
      });
    }
    expect(plain.headers).not.toHaveProperty("content-encoding");
    if (plain.bytes.length < 1_000) continue;
    expect([smallest.headers["content-encoding"], zipped.headers["content-encoding"]]).toEqual(["br", "gzip"]);
    expect(brotliDecompressSync(smallest.bytes)).toEqual(plain.bytes);
    expect(gunzipSync(zipped.bytes)).toEqual(plain.bytes);
    expect(smallest.bytes.length).toBeLessThan(zipped.bytes.length);
    expect(smallest.headers["content-length"]).toBe(String(smallest.bytes.length));
  }
});

test("doesn't send an encoding that the browser rejects, and answers HEAD alike", async () => {
  const [path = ""] = files;
  const refusing = await fetchAs(path, "br;q=0, gzip;q=0");
  expect(refusing.headers).not.toHaveProperty("content-encoding");
  const head = await fetchAs(path, "br", "HEAD");
  const body = await fetchAs(path, "br");
  expect(head.bytes).toHaveLength(0);
  for (const name of ["content-encoding", "content-length", "content-type", "vary", "cache-control"])
    expect([name, head.headers[name]]).toEqual([name, body.headers[name]]);
});

test("answers an unbuilt file with an uncacheable 404", async () => {
  const { status, headers } = await sendRequest(site.origin, "/build/page-00000000.js", {
    headers: { "Accept-Encoding": "br" },
  });
  expect(status).toBe(404);
  expect(headers["cache-control"]).not.toMatch(/max-age=[1-9]/);
});

test("scripts have no import cycle, which would run one before its dependencies", async () => {
  const scripts = await readScripts(site.origin, findPageScript((await sendRequest(site.origin, "/")).body));
  expect(scripts.size).toBeGreaterThan(30);
  // Removes scripts without remaining imports until none is left or only a cycle remains.
  const waiting = new Map(scripts);
  for (let free = [""]; free.length > 0; ) {
    free = [...waiting.keys()].filter((path) => waiting.get(path)?.imports.every((other) => !waiting.has(other)));
    for (const path of free) waiting.delete(path);
  }
  expect([...waiting.keys()]).toEqual([]);
});
