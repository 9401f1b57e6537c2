import { describe, expect, test } from "vitest";
import { postForm, sendBytes, sendRequest } from "../support/send-request.ts";
import { startSite } from "../support/server.ts";
import { getSharedSite } from "../support/shared-site.ts";

const SEARCH = "/buy-a-business/business-listing-search";

const site = getSharedSite();
const visit = (path: string, headers: Record<string, string> = {}) => sendRequest(site.origin, path, { headers });

describe("accepted Host headers", () => {
  test.each(["evil.example", "localhost.evil.example", "example.com:80"])("rejects %s", async (Host) => {
    const { status, body } = await visit("/", { Host });
    expect(status).toBe(421);
    expect(body).not.toContain("evil");
  });

  test.each(["localhost", "127.0.0.1", "127.0.0.1:8080", "[::1]:3000"])(
    "accepts this machine's own: %s",
    async (Host) => {
      expect((await visit("/contact-us", { Host })).status).toBe(200);
    },
  );

  test("forwarding headers don't change a page", async () => {
    const plain = await visit(SEARCH);
    const forged = await visit(SEARCH, {
      "X-Forwarded-Host": "evil.example",
      "X-Forwarded-Proto": "https",
      "X-Original-URL": "/contact-us",
      Forwarded: "host=evil.example",
    });
    expect(forged.body).toBe(plain.body);
  });

  test("an absolute request URL doesn't override the host", async () => {
    const { hostname } = new URL(site.origin);
    const answer = await sendBytes(
      site.origin,
      `GET http://evil.example/Contact-Us/ HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 (301|4\d\d) /);
    expect(answer).not.toMatch(/location:.*evil/i);
  });

  test.each(["/", "/api/healthz"])("rejects a request for %s with two Host headers (RFC 9112 §3.2)", async (path) => {
    const { host } = new URL(site.origin);
    for (const second of ["evil.example", host]) {
      const answer = await sendBytes(
        site.origin,
        `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nHost: ${second}\r\nConnection: close\r\n\r\n`,
      );
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    }
  });

  test("health checks answer requests by IP address", async () => {
    const { status, body } = await visit("/api/healthz", { Host: "10.0.0.7" });
    expect({ status, body }).toEqual({ status: 200, body: '{"status":"ok"}' });
    expect((await visit("/api/readyz", { Host: "10.0.0.7" })).body).toBe('{"status":"ready"}');
    expect((await visit("/api/outbox", { Host: "10.0.0.7" })).status).toBe(421);
  });
});

describe("the demo's own routes", () => {
  const open = async (origin: string, headers: Record<string, string>) => {
    const get = async (path: string) => (await sendRequest(origin, path, { headers })).status;
    const signIn = await postForm(origin, "/desk/demo-sign-in", { role: "head_office" }, headers);
    return {
      outbox: await get("/api/outbox"),
      page: await get("/desk/outbox"),
      buttons: (await sendRequest(origin, "/desk/sign-in", { headers })).body.includes("/desk/demo-sign-in"),
      signIn: signIn.status,
    };
  };
  const closed = { outbox: 404, page: 302, buttons: false, signIn: 404 };

  test("answer this machine but no forwarded request", async () => {
    expect(await open(site.origin, {})).toEqual({ outbox: 200, page: 200, buttons: true, signIn: 303 });
    for (const name of ["Forwarded", "X-Forwarded-For", "X-Forwarded-Proto"])
      expect(await open(site.origin, { [name]: "for=192.0.2.1" }), name).toEqual(closed);
  });

  test("don't exist under a public origin", async () => {
    const published = await startSite({ env: { PUBLIC_ORIGIN: "https://www.example.com" } });
    expect(await open(published.origin, {})).toEqual(closed);
    expect((await sendRequest(published.origin, "/dev/kit")).status).toBe(404);
    await published.stop();
  });
});

describe("API routes", () => {
  test.each([
    ["GET", 404],
    ["POST", 419],
    ["PUT", 419],
    ["DELETE", 419],
    ["PATCH", 419],
  ])("%s of an unknown call returns a JSON problem after the origin check", async (method, expected) => {
    for (const path of ["/api/no-such-call", "/api/", "/api", "/api/healthz/x", "/api/%20"]) {
      const { status, headers, body } = await sendRequest(site.origin, path, { method });
      expect({ path, status }).toEqual({ path, status: expected });
      expect(headers["content-type"]).toMatch(/^application\/json/);
      expect(headers["cache-control"]).toBe("no-store");
      expect(JSON.parse(body)).toMatchObject({ message: expect.stringMatching(/\S/), status: expected });
    }
  });

  test("rejects an unusable URL, with a JSON problem under /api", async () => {
    expect(await visit("/agents/%00")).toMatchObject({ status: 400, body: "Bad request" });
    expect(await visit("/api/outbox?to=%00")).toMatchObject({
      status: 400,
      body: expect.stringContaining('{"message":"Bad request"'),
    });
    expect(await visit("/a".repeat(60))).toMatchObject({ status: 414, body: "URI too long" });
    expect(await visit(`/api${"/a".repeat(7_000)}`)).toMatchObject({
      status: 414,
      body: expect.stringContaining('{"message":"URI too long"'),
    });
    expect((await visit("/a".repeat(40))).status).toBe(404);
  });

  test("reports the site as alive and ready", async () => {
    for (const [path, state] of [
      ["/api/healthz", "ok"],
      ["/api/readyz", "ready"],
    ] as const) {
      const { status, headers, body } = await visit(path);
      expect(status).toBe(200);
      expect(headers["content-type"]).toMatch(/^application\/json/);
      expect(JSON.parse(body)).toEqual({ status: state });
    }
  });
});
