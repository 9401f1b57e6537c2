import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { beforeAll, describe, expect, test } from "vitest";
import fc from "../support/generated.ts";
import { anyAddress, anyForm, anyHeaders, HOSTILE, KEYS, OPEN_PATHS, POSTED } from "../support/hostile-input.ts";
import { getPage } from "../support/page.ts";
import { type SiteResponse, sendBytes, sendRequest } from "../support/send-request.ts";
import { type Site, startSite } from "../support/server.ts";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});

const FORM = "application/x-www-form-urlencoded";

/** Expects what every response must satisfy, for any request. */
function expectSound(query: unknown, { status, headers, body }: SiteResponse): void {
  const { location } = headers;
  const leads = location === undefined ? site.origin : (URL.parse(location, site.origin)?.origin ?? "nowhere");
  // Only an unknown office is cleared, and the desk's sign-in stores its return path; no other cookie is ever set.
  const stored =
    /^(location=; Path=\/; Max-Age=0; SameSite=Lax|desk_back=[^;]*; Max-Age=900; Path=\/desk; HttpOnly; SameSite=Lax)$/;
  const cookies = headers["set-cookie"]?.filter((cookie) => !stored.test(cookie));
  expect({ asked: query, status, leads, cookies }).toEqual({
    asked: query,
    status: expect.any(Number),
    leads: site.origin,
    cookies: headers["set-cookie"] && [],
  });
  expect({ asked: query, status: status < 500 ? "fine" : status }).toEqual({ asked: query, status: "fine" });
  expect(body).not.toMatch(/node_modules|at [A-Za-z.]+ \(|select .* from "|PGlite/);
}

test("any value in any part of a URL is answered without a server error", async () => {
  const targets = [
    ...OPEN_PATHS.flatMap((path) => HOSTILE.map((value) => path.replaceAll("*", value))),
    ...HOSTILE.map(
      (value) =>
        `/buy-a-business/business-listing-search?${KEYS.map((key) => `${key}=${value.slice(0, 500)}`).join("&")}`,
    ),
    ...HOSTILE.flatMap((value) => [`/api/outbox?to=${value}`, `/desk/outbox?to=${value}`, `/agents/${value}`]),
  ];
  const query = targets.map((target) => target.replaceAll(" ", "%20"));
  for (const target of query) expectSound(target, await sendRequest(site.origin, target));
});

const bounded = { numRuns: 300, interruptAfterTimeLimit: 20_000, markInterruptAsFailure: false };

test("any URL is answered without a server error", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom("GET", "GET", "HEAD", "OPTIONS", "DELETE", "PUT"),
      anyAddress,
      anyHeaders,
      async (method, path, headers) => {
        const target = /^[\x21-\xff]+$/.test(path) ? path : "/";
        expectSound({ method, target, headers }, await sendRequest(site.origin, target, { method, headers }));
      },
    ),
    bounded,
  );
});

test("any form is answered without a server error", async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...POSTED), anyForm, async (path, { type, body }) => {
      const headers = { "Sec-Fetch-Site": "same-origin", ...(type && { "Content-Type": type }) };
      expectSound({ path, type, body }, await sendRequest(site.origin, path, { method: "POST", headers, body }));
    }),
    { ...bounded, numRuns: 250 },
  );
});

describe("an unreadable form", () => {
  const post = (headers: Record<string, string>, body: string | Buffer, path = "/contact-us") =>
    sendRequest(site.origin, path, { method: "POST", headers: { "Sec-Fetch-Site": "same-origin", ...headers }, body });

  test.each([
    ["multipart without its boundary", "multipart/form-data", "--b\r\n", 400],
    [
      "multipart that breaks off",
      "multipart/form-data; boundary=b",
      '--b\r\nContent-Disposition: form-data; name="name"\r\n\r\nPat',
      400,
    ],
    ["JSON", "application/json", '{"name":"Pat"}', 415],
    ["plain text", "text/plain", "name=Pat", 415],
    ["nothing named", "", "name=Pat", 415],
  ])("rejects %s", async (_, type, body, status) => {
    const answer = await post(type ? { "Content-Type": type } : {}, body);
    expect(answer.status).toBe(status);
    expect(getPage(answer.body).headings).toHaveLength(1);
  });

  test("treats an empty form as one with every field left out", async () => {
    const { status, body } = await post({ "Content-Type": FORM }, "");
    expect(status).toBe(422);
    expect(getPage(body).text).toContain("Please complete all required fields");
  });

  test("rejects a file in a text field as a wrong answer", async () => {
    const body = '--b\r\nContent-Disposition: form-data; name="message"; filename="a.txt"\r\n\r\nHello\r\n--b--\r\n';
    expect((await post({ "Content-Type": "multipart/form-data; boundary=b" }, body)).status).toBe(422);
  });

  test("rejects a form that is too large, also without a Content-Length", async () => {
    const large = Buffer.alloc(1_100_000, "a");
    expect((await post({ "Content-Type": FORM }, large)).status).toBe(413);
    expect((await post({ "Content-Type": "multipart/form-data; boundary=b" }, large)).status).toBe(413);
    const { host, hostname } = new URL(site.origin);
    const chunk = `${(50_000).toString(16)}\r\n${"a".repeat(50_000)}\r\n`;
    const chunked = await sendBytes(
      site.origin,
      `POST /contact-us HTTP/1.1\r\nHost: ${host}\r\nSec-Fetch-Site: same-origin\r\nContent-Type: ${FORM}\r\n` +
        `Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n${chunk.repeat(25)}0\r\n\r\n`,
    );
    expect(chunked).toMatch(/^HTTP\/1\.1 413 /);
    expect(hostname).toBe("localhost");
  });

  test("receives all of a form that is too large before it answers", async () => {
    const { host, hostname, port } = new URL(site.origin);
    const socket = connect(Number(port), hostname);
    const received = text(socket);
    socket.write(
      `POST /contact-us HTTP/1.1\r\nHost: ${host}\r\nSec-Fetch-Site: same-origin\r\nContent-Type: ${FORM}\r\n` +
        "Content-Length: 2000000\r\nConnection: close\r\n\r\n",
    );
    for (let part = 0; part < 4; part += 1) {
      expect(socket.bytesRead).toBe(0);
      await new Promise((resolve) => socket.write("a".repeat(500_000), resolve));
      // By the time this is answered, the server has read the part.
      await sendRequest(site.origin, "/api/healthz");
    }
    expect(await received).toMatch(/^HTTP\/1\.1 413 /);
  });

  test("rejects a form sent to a page without one", async () => {
    for (const path of ["/buy-a-business/business-listing-search", "/no-such-page", "/contact-us/thank-you"]) {
      const { status } = await post({ "Content-Type": FORM }, "a=b", path);
      expect([404, 405]).toContain(status);
    }
    // The home page has the sign-in form.
    expect((await post({ "Content-Type": FORM }, "a=b", "/")).status).toBe(422);
  });
});

test.each(["/build/", "/build/build/", "/storefronts/", "/", "/api/", "/desk/outbox/", "/favicon.svg/"])(
  "path traversal from %s doesn't reach the project's files",
  async (from) => {
    const files = ["server/main.js", "package.json", "demo/listings.csv", "etc/passwd"];
    const ways = ["../", "..%2f", "%2e%2e/", "%2e%2e%2f", "..%5c", "..\\", "....//", "..;/"];
    for (const file of files) {
      for (const way of ways) {
        const path = `${from}${way.repeat(4)}${file}`;
        // Sends the path unchanged, which an HTTP client would normalize.
        const answer = await sendBytes(
          site.origin,
          `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
        );
        expect({ path, status: answer.slice(9, 12) }).toEqual({
          path,
          status: expect.stringMatching(/^(301|302|4\d\d)$/),
        });
        expect(answer).not.toMatch(/"dependencies"|Ad Headline|root:x:|database-worker/);
      }
    }
  },
);

describe("invalid HTTP", () => {
  test.each([
    "GET\r\n\r\n",
    "GET / HTTP/9.9\r\nHost: localhost\r\n\r\n",
    "GET / HTTP/1.1\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: [\r\nConnection: close\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nX: a\0b\r\n\r\n",
    "GET \x01\x02 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
    "GET http:// HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
    "GET * HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
    "OPTIONS * HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
    "CONNECT evil.example:443 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
    "TRACE / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
    "POST /contact-us HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n0\r\n\r\n",
    `GET /${"a".repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    "\x16\x03\x01\x02\x00",
  ])("rejects %j", async (bytes) => {
    const answer = await sendBytes(site.origin, bytes);
    if (answer) expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
  });
});

test("the site is healthy afterwards and has logged no error", async () => {
  expect((await sendRequest(site.origin, "/api/readyz")).status).toBe(200);
  expect((await sendRequest(site.origin, "/")).status).toBe(200);
  const faults = site
    .log()
    .split("\n")
    .filter((line) => /"level":(50|60)|"status":5\d\d|Warning|Unhandled/.test(line));
  expect(faults).toEqual([]);
});
