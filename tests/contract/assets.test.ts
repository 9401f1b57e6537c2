import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import { sendRequest } from "../support/send-request.ts";
import { type Site, startSite } from "../support/server.ts";

let site: Site;
let files: string[];
beforeAll(async () => {
  site = await startSite();
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
  expect(files.length).toBeGreaterThan(3);
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

/** The imports of every script that a page may request. */
async function readImports(): Promise<Map<string, string[]>> {
  const { body } = await sendRequest(site.origin, "/");
  const manifest = /"(\/build\/manifest-[\w-]+\.js)"/.exec(body)?.[1] ?? "";
  const waiting = [...(await sendRequest(site.origin, manifest)).body.matchAll(/"\/build\/([^"/]+\.js)"/g)].map(
    ([, name = ""]) => name,
  );
  const needs = new Map<string, string[]>();
  for (let name = waiting.pop(); name; name = waiting.pop()) {
    if (needs.has(name)) continue;
    const { status, body: script } = await sendRequest(site.origin, `/build/${name}`);
    expect(status, name).toBe(200);
    const listMatches = (pattern: RegExp) => [...script.matchAll(pattern)].map(([, other = ""]) => other);
    needs.set(name, listMatches(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g));
    waiting.push(...(needs.get(name) ?? []), ...listMatches(/import\(["'`]\.\/([^"'`]+\.js)["'`]\)/g));
  }
  return needs;
}

test("scripts have no import cycle, which would run one before its dependencies", async () => {
  const needs = await readImports();
  expect(needs.size).toBeGreaterThan(60);
  // Removes scripts without remaining imports until none is left or only a cycle remains.
  for (let free = [""]; free.length > 0; ) {
    free = [...needs.keys()].filter((name) => needs.get(name)?.every((other) => !needs.has(other)));
    for (const name of free) needs.delete(name);
  }
  expect([...needs.keys()]).toEqual([]);
});
