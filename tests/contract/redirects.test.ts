import { describe, expect, test } from "vitest";
import { postForm, type SiteResponse, sendRequest } from "../support/send-request.ts";
import { getSharedSite } from "../support/shared-site.ts";

const OFFICE = "/locations/florida/tampa-bay";
const MIAMI = "/locations/florida/miami";
const AGENT = "/agents/marisol-etcheverry";
const SEARCH = "/buy-a-business/business-listing-search";

const createLocationCookie = (slug: string, state_slug: string): string =>
  `location=${encodeURIComponent(JSON.stringify({ slug, state_slug }))}`;
const TAMPA = createLocationCookie("tampa-bay", "florida");

const site = getSharedSite();
const visit = (path: string, Cookie = ""): Promise<SiteResponse> =>
  sendRequest(site.origin, path, { headers: Cookie ? { Cookie } : {} });

/**
 * Follows a visit's redirects with the cookies that the site sets. Returns every hop, the final status and the cookie.
 */
async function followRedirects(path: string, Cookie = ""): Promise<{ hops: string[]; status: number; cookie: string }> {
  let [at, held] = [path, Cookie];
  const hops: string[] = [];
  for (;;) {
    const { status, headers } = await visit(at, held);
    if (!headers.location) return { hops, status, cookie: held };
    at = new URL(headers.location, new URL(at, site.origin)).href.replace(site.origin, "").replace(/#.*/, "");
    expect(at).toMatch(/^\//);
    hops.push(headers.location);
    if (hops.length > 3) throw new Error(`No end: ${[path, ...hops].join(" > ")}`);
    const [set] = headers["set-cookie"] ?? [];
    if (set) held = set.includes("Max-Age=0") ? "" : (set.split(";")[0] ?? "");
  }
}

describe("an office in the query", () => {
  test.each([
    ["/?store=tampa-bay", OFFICE],
    ["/?location=tampa-bay&utm_source=x", `${OFFICE}?utm_source=x`],
    ["/?magasin=tampa-bay", OFFICE],
    ["/contact-us?store=tampa-bay", `${OFFICE}/contact-us`],
    [`${MIAMI}/contact-us?store=tampa-bay`, `${OFFICE}/contact-us`],
    [
      `${SEARCH}?store=tampa-bay&price_max=500000`,
      `${OFFICE}/buy-a-business/active-business-listings?price_max=500000`,
    ],
  ])("%s redirects privately to %s in one hop", async (address, to) => {
    const { status, headers } = await visit(address);
    expect([status, headers.location, headers["cache-control"]]).toEqual([302, to, "private, no-store"]);
    expect(await followRedirects(address)).toMatchObject({ hops: [to], status: 200, cookie: TAMPA });
  });

  test("stays on a page that offices don't have, without the key", async () => {
    expect(await followRedirects("/resources?store=tampa-bay")).toMatchObject({ hops: ["/resources"], status: 200 });
    expect(await followRedirects(`${AGENT}?store=tampa-bay`)).toMatchObject({ hops: [AGENT], status: 200, cookie: "" });
  });

  test("clears the chosen office after one hop if it is unknown", async () => {
    expect(await followRedirects("/contact-us?store=atlantis", TAMPA)).toEqual({
      hops: ["/contact-us"],
      status: 200,
      cookie: "",
    });
  });
});

describe("a previously chosen office", () => {
  test.each(["contact-us", "sell-a-business", "buy-a-franchise", "blog", "sell-a-business/calculator"])(
    "redirects to its own %s",
    async (page) => {
      expect(await followRedirects(`/${page}?x=1`, TAMPA)).toMatchObject({
        hops: [`${OFFICE}/${page}?x=1`],
        status: 200,
      });
      expect(await followRedirects(`/${page}`)).toMatchObject({ hops: [], status: 200 });
    },
  );

  test.each([
    "/",
    SEARCH,
    "/resources",
    "/locations",
    "/locations/florida",
    AGENT,
    `${AGENT}/contact-us`,
    `${MIAMI}/contact-us`,
  ])("doesn't redirect %s", async (path) =>
    expect(await followRedirects(path, TAMPA)).toMatchObject({ hops: [], status: 200 }),
  );

  test("redirects to its reviews; without one a visitor chooses an office", async () => {
    expect((await visit("/reviews", TAMPA)).headers.location).toBe(`${OFFICE}/reviews`);
    expect(await followRedirects("/reviews")).toMatchObject({ hops: ["/locations"], status: 200 });
  });

  test("redirects only its visitor and leaves the cached page unchanged", async () => {
    const before = await visit("/contact-us");
    const moved = await visit("/contact-us", TAMPA);
    const after = await visit("/contact-us");
    expect([before.status, moved.status, after.status]).toEqual([200, 302, 200]);
    expect(after.body).toBe(before.body);
    expect(moved.headers).not.toHaveProperty("set-cookie");
    expect(moved.headers).toMatchObject({ "x-content-type-options": "nosniff" });
  });

  test("doesn't redirect a form post", async () => {
    const { status } = await postForm(site.origin, "/contact-us?store=tampa-bay", {}, { Cookie: TAMPA });
    expect(status).toBe(422);
  });

  test.each([
    createLocationCookie("atlantis", "florida"),
    createLocationCookie("//evil.example", "x"),
    "location=%7B%22slug%22%3A%22tampa-bay%22%7D",
    "location=%0d%0aLocation:%20//evil.example",
    `location=${"x".repeat(4_000)}`,
    `a=b; ${"location=; ".repeat(50)}`,
  ])("is ignored if no such office exists: %s", async (Cookie) => {
    expect(await followRedirects("/contact-us", Cookie)).toMatchObject({ hops: [], status: 200 });
  });

  test("is found in its actual state", async () => {
    expect(await followRedirects("/contact-us", createLocationCookie("tampa-bay", "ohio"))).toMatchObject({
      hops: [`${OFFICE}/contact-us`],
    });
  });
});

describe("old URLs", () => {
  test.each([
    [`${OFFICE}${SEARCH}?q=cafe`, `${OFFICE}/buy-a-business/active-business-listings?q=cafe`],
    [`${AGENT}/bio`, AGENT],
    [`${AGENT}/my-listings`, `${AGENT}#my-listings`],
    ["/find-a-broker/florida", "/locations/florida"],
    ["/Find-A-Broker/Florida/?x=1", "/locations/florida?x=1"],
  ])("%s redirects permanently to %s", async (address, to) => {
    const { status, headers } = await visit(address);
    expect([status, headers.location]).toEqual([301, to]);
    expect(await followRedirects(address, TAMPA)).toMatchObject({ hops: [to], status: 200 });
  });
});

describe("pages that require an account", () => {
  test("redirect signed-out visitors to sign-in and back", async () => {
    for (const page of ["profile", "preferences", "saved-listings", "search"]) {
      const { status, headers } = await visit(`/bizmatch/${page}?page=2`);
      const to = `/?login=1&redirect=%2Fbizmatch%2F${page}%3Fpage%3D2`;
      expect([status, headers.location, headers["cache-control"]]).toEqual([302, to, "private, no-store"]);
    }
    expect((await visit("/bizmatch")).headers.location).toBe("/bizmatch/search");
    expect(await followRedirects("/Bizmatch/", TAMPA)).toMatchObject({ status: 200 });
  });
});

test("no URL needs more than three hops, with an office in the query, in the cookie or neither", async () => {
  const pages = [
    "",
    "/contact-us",
    "/blog",
    "/reviews",
    "/my-listings",
    "/bizmatch",
    SEARCH,
    "/no/such/page",
    "/Find-A-Broker/X/",
  ];
  const bases = ["", OFFICE, "/locations/ohio/tampa-bay", "/LOCATIONS/Florida/Tampa-Bay", AGENT, "/agences/a/b"];
  const queries = ["", "?store=miami", "?magasin=atlantis&location=miami", "?login=1"];
  for (const base of bases)
    for (const page of pages)
      for (const query of queries)
        for (const held of ["", TAMPA]) {
          const { status } = await followRedirects((base + page || "/") + query, held);
          expect([200, 404]).toContain(status);
        }
});

test("no URL and no cookie redirects to another site", async () => {
  const payloads = [
    "//evil.example",
    "/%5cevil.example",
    "/\\evil.example",
    "///evil.example",
    "/%09/evil.example",
    "/%0d%0aLocation:%20//evil.example",
  ];
  for (const payload of payloads)
    for (const path of [
      payload,
      `${payload}/Contact-Us/`,
      `${payload}?store=tampa-bay`,
      `${payload}.data?store=miami`,
      `/contact-us?store=${payload}`,
      `/find-a-broker/${payload}`,
    ]) {
      const { headers } = await visit(path, TAMPA);
      for (const to of [headers.location, headers["x-remix-redirect"]]) {
        if (to !== undefined) expect(new URL(String(to), site.origin).origin).toBe(site.origin);
      }
    }
});
