import { describe, expect, test } from "vitest";
import { getPage } from "../support/page.ts";
import { sendRequest } from "../support/send-request.ts";
import { getSharedSite } from "../support/shared-site.ts";
import { AGENT, findExamplePath, getSiteRoutes, isPublic, OFFICE } from "../support/site-routes.ts";

const ROUTES = getSiteRoutes();
const PUBLIC = ROUTES.filter(isPublic);
const PATTERNS = PUBLIC.map(({ pattern }) => pattern);

const site = getSharedSite();
const linked = new Map<string, string>();
describe.each(PUBLIC)("$pattern", (route) => {
  test("has one title, one heading, a description and its own canonical URL", async () => {
    const path = await findExamplePath(site.origin, route);
    expect(path, "nothing of the demonstration leads here").toBeDefined();
    const { status, body } = await sendRequest(site.origin, path!);
    expect(status, path).toBe(200);
    const page = getPage(body);
    expect(page.titles).toEqual([expect.stringMatching(/\S.* \| Transworld Business Advisors$/)]);
    expect(page.headings).toEqual([expect.stringMatching(/\S/)]);
    expect(page.text).not.toMatch(/undefined|\[object|\{\w+\}/);
    const isIndexed = route.sitemap !== "noindex";
    expect(body.includes('<meta name="robots"')).toBe(!isIndexed);
    if (isIndexed) {
      expect(page.description).toMatch(/\S{3}/);
      expect(page.canonical).toMatch(/^http:\/\/localhost:\d+\//);
    }
    for (const link of page.links) linked.set(link.replace(/#.*$/, ""), path!);
  });
});

const PRIVATE = ROUTES.filter((route) => !isPublic(route)).map(({ pattern }) => pattern);
test.each(PRIVATE)("%s redirects a signed-out visitor to sign-in and back", async (path) => {
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

test("a visitor with a chosen office gets the office's page of every page that both have", async () => {
  const chosen = encodeURIComponent(JSON.stringify({ slug: "tampa-bay", state_slug: "florida" }));
  const shared = PATTERNS.filter(
    (pattern) => !pattern.includes(":") && PATTERNS.includes(`/locations/:state/:slug${pattern}`),
  );
  expect(shared.length).toBeGreaterThan(15);
  for (const path of shared) {
    const { status, headers } = await sendRequest(site.origin, path, { headers: { Cookie: `location=${chosen}` } });
    expect([status, headers.location]).toEqual([302, OFFICE + path]);
  }
});

test("an office and an agent have every page of theirs that the specification names", () => {
  const listRoutesBelow = (mount: string): string[] =>
    PATTERNS.filter((pattern) => pattern.startsWith(`${mount}/`)).map((pattern) => pattern.slice(mount.length + 1));
  expect(listRoutesBelow("/locations/:state/:slug")).toEqual(
    expect.arrayContaining(["reviews", "listings/:post", "franchise/listings/:post", "blog", "blog/:blog"]),
  );
  expect(listRoutesBelow("/agents/:agent")).toEqual(
    expect.arrayContaining([
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
    ]),
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
