import { beforeAll, describe, expect, test } from "vitest";
import { getPage } from "../support/page.ts";
import { findPageScript } from "../support/scripts.ts";
import { postForm, sendRequest } from "../support/send-request.ts";
import { startSite } from "../support/server.ts";
import { getSharedSite } from "../support/shared-site.ts";

const site = getSharedSite();
/** A Tampa Bay listing and one of its agents' listings, as the site links them. */
let post: string;
let agentPost: string;
beforeAll(async () => {
  post = await findFirstListing("/locations/florida/tampa-bay/buy-a-business/active-business-listings");
  agentPost = await findFirstListing("/agents/marisol-etcheverry/listings");
});

async function findFirstListing(path: string): Promise<string> {
  const { links } = getPage((await sendRequest(site.origin, path)).body);
  const link = links.find((href) => /(?<!\/franchise)\/listings\/[a-z0-9-]+-\d+$/.test(href));
  if (!link) throw new Error(`${path} links no business.`);
  return link.slice(link.lastIndexOf("/") + 1);
}

const OFFICE = "/locations/florida/tampa-bay";
const AGENT = "/agents/marisol-etcheverry";
const PAGES: [name: string, path: () => string][] = [
  ["home", () => "/"],
  ["the search", () => "/buy-a-business/business-listing-search"],
  ["a business", () => `/buy-a-business/listings/${post}`],
  ["the network's sales", () => "/sell-a-business/recently-sold-listings"],
  ["contact", () => "/contact-us"],
  ["the thank-you", () => "/contact-us/thank-you"],
  ["an office", () => OFFICE],
  ["an office's businesses", () => `${OFFICE}/buy-a-business/active-business-listings`],
  ["an office's business", () => `${OFFICE}/listings/${post}`],
  ["an office's sales", () => `${OFFICE}/sell-a-business/recently-sold-listings`],
  ["an office's contact", () => `${OFFICE}/contact-us`],
  ["an office's thank-you", () => `${OFFICE}/contact-us/thank-you`],
  ["an agent", () => AGENT],
  ["an agent's businesses", () => `${AGENT}/listings`],
  ["an agent's business", () => `${AGENT}/listings/${agentPost}`],
  ["an agent's sales", () => `${AGENT}/recently-sold-listings`],
  ["an agent's contact", () => `${AGENT}/contact-us`],
  ["an agent's thank-you", () => `${AGENT}/contact-us/thank-you`],
];

describe.each(PAGES)("the page of %s", (_, path) => {
  test("has one title, one heading and a description", async () => {
    const { status, headers, body } = await sendRequest(site.origin, path());
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(headers["cache-control"]).toBe("no-cache");
    expect(body).toMatch(/^<!DOCTYPE html><html lang="en-US"/i);
    const page = getPage(body);
    expect(page.titles).toEqual([expect.stringMatching(/\S.* \| Transworld Business Advisors$/)]);
    expect(page.headings).toEqual([expect.stringMatching(/\S/)]);
    if (!path().endsWith("/thank-you")) expect(page.description).toMatch(/\S{3}/);
  });

  test("is the same for everyone and sets no cookie", async () => {
    const plain = await sendRequest(site.origin, path());
    const known = await sendRequest(site.origin, path(), {
      headers: {
        // The chosen office redirects a visitor, but the page itself never depends on it.
        Cookie:
          "location=%7B%22slug%22%3A%22nowhere%22%2C%22state_slug%22%3A%22florida%22%7D; locale=fr-FR; session=abc",
        Authorization: "Bearer abc",
        "Accept-Language": "fr-FR,fr",
        "User-Agent": "Mozilla/5.0 (iPhone)",
      },
    });
    expect(known.status).toBe(200);
    expect(known.body).toBe(plain.body);
    expect(plain.headers).not.toHaveProperty("set-cookie");
    expect(known.headers).not.toHaveProperty("set-cookie");
  });

  test("can stay in the browser's back/forward cache", async () => {
    const { headers, body } = await sendRequest(site.origin, path());
    expect(headers["cache-control"]).not.toContain("no-store");
    const { body: script } = await sendRequest(site.origin, findPageScript(body));
    expect(script).not.toMatch(/["'`](before)?unload["'`]/);
  });

  test("allows only its own scripts", async () => {
    const { headers, body } = await sendRequest(site.origin, path());
    const policy = getDirectives(headers["content-security-policy"]);
    expect(getPage(body).inlineScripts).toEqual([]);
    expect(policy).toMatchObject({
      "script-src": ["'self'"],
      "default-src": ["'self'"],
      "object-src": ["'none'"],
      "base-uri": ["'none'"],
      "form-action": ["'self'"],
      "frame-ancestors": ["'none'"],
    });
    expect(body).not.toMatch(/<[^>]+\son[a-z]+=/i);
    expect(body).not.toMatch(/<style|href="javascript:/i);
  });
});

function getDirectives(policy: unknown): Record<string, string[]> {
  return Object.fromEntries(
    String(policy)
      .split("; ")
      .map((directive) => {
        const [name = "", ...values] = directive.split(" ");
        return [name, values];
      }),
  );
}

const HARDENED = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "cross-origin-resource-policy": "same-origin",
};

test.each(["/", "/no-such-page", "/api/healthz", "/api/no-such-call", "/desk/outbox", "/favicon.svg"])(
  "%s has the security headers and a request id",
  async (path) => {
    const { headers } = await sendRequest(site.origin, path);
    // Desk URLs must not leak to other sites.
    const isDesk = path.startsWith("/desk/");
    expect(headers).toMatchObject({ ...HARDENED, ...(isDesk && { "referrer-policy": "no-referrer" }) });
    expect(headers["permissions-policy"]).toContain("camera=()");
    expect(headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
  },
);

test("no other site learns the address of an emailed link, and nothing stores its page", async () => {
  for (const path of ["/reset-password", "/verify-email", "/seller-report"]) {
    const { headers } = await sendRequest(site.origin, `${path}?token=${"x".repeat(43)}`);
    expect(headers, path).toMatchObject({ "referrer-policy": "same-origin", "cache-control": "no-store" });
  }
});

test("a site on http doesn't require https, which its visitors couldn't reach", async () => {
  const { headers } = await sendRequest(site.origin, "/");
  expect(headers).not.toHaveProperty("strict-transport-security");
  expect(headers["content-security-policy"]).not.toContain("upgrade-insecure-requests");
});

test("a public site requires https, links by its public name and hides its outbox", async () => {
  const secure = await startSite({
    env: { PUBLIC_ORIGIN: "https://www.brokers.example", HOST: "0.0.0.0", RATE_LIMITS: "on" },
  });
  const { status, headers, body } = await sendRequest(secure.origin, "/contact-us", {
    headers: { Host: "www.brokers.example" },
  });
  expect(status).toBe(200);
  expect(headers["strict-transport-security"]).toMatch(/max-age=31536000/);
  expect(getDirectives(headers["content-security-policy"])).toHaveProperty("upgrade-insecure-requests");
  expect(getPage(body).canonical).toBe("https://www.brokers.example/contact-us");
  expect((await sendRequest(secure.origin, "/contact-us")).status).toBe(421);
  for (const [path, hidden] of [
    ["/api/outbox", 404],
    ["/desk/outbox", 302],
  ] as const) {
    const { status } = await sendRequest(secure.origin, path, { headers: { Host: "www.brokers.example" } });
    expect({ path, status }).toEqual({ path, status: hidden });
  }
  await secure.stop();
});

test("links and canonical URLs contain the site's port", async () => {
  const { body } = await sendRequest(site.origin, "/contact-us");
  expect(getPage(body).canonical).toBe(`${site.origin}/contact-us`);
});

test("every copy of a listing names the network's page as canonical", async () => {
  for (const path of [`/buy-a-business/listings/${post}`, `${OFFICE}/listings/${post}`]) {
    expect(getPage((await sendRequest(site.origin, path)).body).canonical).toBe(
      `${site.origin}/buy-a-business/listings/${post}`,
    );
  }
});

test("answers 304 to a visitor who has the page", async () => {
  const first = await sendRequest(site.origin, "/contact-us");
  expect(first.headers.etag).toMatch(/^(W\/)?".+"$/);
  const again = await sendRequest(site.origin, "/contact-us", {
    headers: { "If-None-Match": String(first.headers.etag) },
  });
  expect(again).toMatchObject({ status: 304, body: "" });
  const zipped = await sendRequest(site.origin, "/contact-us", { headers: { "Accept-Encoding": "gzip" } });
  expect(zipped.headers["content-encoding"]).toBe("gzip");
  const zippedAgain = await sendRequest(site.origin, "/contact-us", {
    headers: { "Accept-Encoding": "gzip", "If-None-Match": String(zipped.headers.etag) },
  });
  expect(zippedAgain.status).toBe(304);
});

test("preloads only the office images that a visitor sees first", async () => {
  const { body } = await sendRequest(site.origin, OFFICE);
  const ahead = [...body.matchAll(/<link rel="preload" as="image" href="([^"]+)"/g)].map(([, path]) => path);
  const shown = [...body.matchAll(/<img src="([^"]+)"/g)].map(([, path]) => path);
  expect(shown.length).toBeGreaterThan(ahead.length);
  expect(ahead).toEqual(shown.slice(0, 3));
});

test("compresses a long API response and not a short one", async () => {
  const packs = { headers: { "Accept-Encoding": "gzip, deflate, br, zstd" } };
  for (const [accepted, encoding] of [
    ["gzip, deflate, br, zstd", "zstd"],
    ["gzip, deflate", "gzip"],
  ] as const) {
    const headers = { "Accept-Encoding": accepted };
    const long = await sendRequest(site.origin, "/api/listings?per_page=20", { headers });
    expect(long.headers["content-encoding"]).toBe(encoding);
    expect(long.headers.vary).toContain("Accept-Encoding");
  }
  for (const path of ["/api/challenge", "/api/healthz", "/api/no-such-call"]) {
    const { headers, body } = await sendRequest(site.origin, path, packs);
    expect(headers).not.toHaveProperty("content-encoding");
    expect(headers["content-length"]).toBe(String(Buffer.byteLength(body)));
    expect(JSON.parse(body)).toBeTypeOf("object");
  }
});

test("HEAD returns no body", async () => {
  const { status, headers, body } = await sendRequest(site.origin, "/contact-us", { method: "HEAD" });
  expect(status).toBe(200);
  expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(body).toBe("");
});

test("every file that a page requests exists and is cacheable forever", async () => {
  const { body } = await sendRequest(site.origin, "/");
  const files = [
    ...new Set([...body.matchAll(/(?:src|href)="(\/(?:build|storefronts)\/[^"]+)"/g)].map(([, file]) => file ?? "")),
  ];
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) {
    const { status, headers } = await sendRequest(site.origin, file);
    expect({ file, status }).toEqual({ file, status: 200 });
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  }
});

test("every link on the main pages leads to a page", async () => {
  const starts = ["/", OFFICE, AGENT, "/buy-a-business/business-listing-search", `/buy-a-business/listings/${post}`];
  const links = new Set<string>();
  for (const path of starts) {
    for (const link of getPage((await sendRequest(site.origin, path)).body).links) {
      if (link.startsWith("/")) links.add(link.replace(/#.*$/, ""));
    }
  }
  const broken: string[] = [];
  for (const link of links) {
    const { status, headers } = await sendRequest(site.origin, link);
    // The desk has its own sign-in, and a buyer's pages require theirs.
    const requiresSignIn = link === "/desk" || headers.location?.startsWith("/?login=1");
    if (status !== 200 && !requiresSignIn) broken.push(`${status} ${link}`);
  }
  expect(broken).toEqual([]);
});

describe("a URL under an office or agent that doesn't exist", () => {
  const office = "/locations/florida/no-such-office";
  test.each(["/agents/nobody", "/agents/nobody/contact-us", office, `${office}/listings/x-1`])(
    "%s shows not found in the usual layout",
    async (path) => {
      const [missing, elsewhere] = await Promise.all(
        [path, "/no-such-page"].map((path) => sendRequest(site.origin, path)),
      );
      const [page, expected] = [getPage(missing?.body ?? ""), getPage(elsewhere?.body ?? "")];
      expect(missing?.status).toBe(404);
      expect(page.headings).toEqual(["Something's missing."]);
      expect(page.links).toEqual(expected.links);
      expect(page.text).toBe(expected.text);
      expect(page.text).toContain(`© ${new Date().getUTCFullYear()} Transworld Business Advisors`);
    },
  );

  test("accepts no form", async () => {
    for (const base of ["/agents/nobody", office]) {
      const { status } = await postForm(site.origin, `${base}/contact-us`, { name: "Pat Doe" });
      expect({ base, status }).toEqual({ base, status: 404 });
    }
  });
});
