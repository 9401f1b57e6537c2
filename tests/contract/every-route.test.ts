import { beforeAll, describe, expect, test } from "vitest";
import { getOfficeVersion } from "../../src/guards/shared-paths.ts";
import { getPage } from "../support/page.ts";
import { sendRequest } from "../support/send-request.ts";
import { type Site, startSite } from "../support/server.ts";
import { AGENT, findExamplePath, isBuyerPage, OFFICE, sitePatterns } from "../support/site-routes.ts";

const ALL = sitePatterns();
const PATTERNS = ALL.filter((pattern) => !isBuyerPage(pattern));

/** Pages that no link leads to: thank-you pages and pages opened from an email. */
const UNLISTED = /thank-you$|reset-password$|verify-email$|unsubscribe$|account-closed$|select-location$/;

let site: Site;
const linked = new Map<string, string>();
beforeAll(async () => {
  site = await startSite();
});

describe.each(PATTERNS)("%s", (pattern) => {
  test("has one title, one heading, a description and its own canonical URL", async () => {
    const path = await findExamplePath(site.origin, pattern);
    expect(path, "nothing of the demonstration leads here").toBeDefined();
    const { status, body } = await sendRequest(site.origin, path!);
    expect(status, path).toBe(200);
    const page = getPage(body);
    expect(page.titles).toEqual([expect.stringMatching(/\S.* \| Transworld Business Advisors$/)]);
    expect(page.headings).toEqual([expect.stringMatching(/\S/)]);
    expect(page.text).not.toMatch(/undefined|\[object|\{\w+\}/);
    if (!UNLISTED.test(pattern)) {
      expect(page.description).toMatch(/\S{3}/);
      expect(page.canonical).toMatch(/^http:\/\/localhost:\d+\//);
    }
    for (const link of page.links) linked.set(link.replace(/#.*$/, ""), path!);
  });
});

test.each(ALL.filter(isBuyerPage))("%s redirects a signed-out visitor to sign-in and back", async (path) => {
  const { status, headers } = await sendRequest(site.origin, `${path}?page=2`);
  expect([status, headers.location]).toEqual([302, `/?login=1&redirect=${encodeURIComponent(`${path}?page=2`)}`]);
});

test("no internal link is broken or needs more than one redirect", async () => {
  const own = [...linked.keys()].filter((link) => link.startsWith("/"));
  expect(own.length).toBeGreaterThan(200);
  const broken: string[] = [];
  for (const link of own) {
    const { status, headers } = await sendRequest(site.origin, link);
    const end =
      status === 301 || status === 302 ? await sendRequest(site.origin, String(headers.location)) : { status };
    if (end.status !== 200) broken.push(`${link} on ${linked.get(link)}: ${status}, ${end.status}`);
  }
  expect(broken).toEqual([]);
});

test("redirects to the chosen office lead to existing pages", async () => {
  const moving = PATTERNS.filter((pattern) => !pattern.includes(":") && getOfficeVersion(pattern, OFFICE) !== null);
  expect(moving.length).toBeGreaterThan(15);
  for (const pattern of moving) expect(PATTERNS).toContain(`/locations/:state/:slug${pattern}`);
});

test("an office and an agent have every page of theirs that the specification names", () => {
  const below = (mount: string): string[] =>
    PATTERNS.filter((pattern) => pattern.startsWith(`${mount}/`)).map((pattern) => pattern.slice(mount.length + 1));
  expect(below("/locations/:state/:slug")).toEqual(
    expect.arrayContaining(["reviews", "listings/:post", "franchise/listings/:post", "blog", "blog/:blog"]),
  );
  expect(below("/agents/:agent").sort()).toEqual(
    [
      ":customPageSlug",
      "buy-a-business",
      "buy-a-business/buyer-registration",
      "buy-a-business/buyer-registration/thank-you",
      "contact-us",
      "contact-us/thank-you",
      "franchise/listings/:post",
      "listings",
      "listings/:post",
      "recently-sold-listings",
      "sell-a-business",
      "sell-a-business/calculator",
      "sell-a-business/seller-registration",
      "sell-a-business/seller-registration/thank-you",
      "sell-a-business/what-is-my-business-worth",
    ].sort(),
  );
});

test.each([
  [`${AGENT}/bio`, AGENT],
  [`${AGENT}/my-listings`, `${AGENT}#my-listings`],
  [`${OFFICE}/buy-a-business/business-listing-search`, `${OFFICE}/buy-a-business/active-business-listings`],
])("%s redirects permanently to %s", async (path, to) => {
  const { status, headers } = await sendRequest(site.origin, path);
  expect([status, headers.location]).toEqual([301, to]);
});

test.each(["/en", "/en/contact-us", "/agences", "/oficinas/florida/tampa-bay", "/industries/none", "/marketing/none"])(
  "%s is not found",
  async (path) => {
    const { status, body } = await sendRequest(site.origin, path);
    expect(status).toBe(404);
    expect(getPage(body).text).toContain("Something's missing.");
  },
);
