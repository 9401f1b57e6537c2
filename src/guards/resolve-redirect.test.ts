import { describe, expect, test } from "vitest";
import { createRedirectTable } from "#domain/redirects/redirect-table.ts";
import type { Locale } from "#editions/locales.ts";
import fc from "../../tests/support/generated.ts";
import { AUSTIN, network, TAMPA, visitTo } from "../../tests/support/visits.ts";
import { resolveRedirect } from "./resolve-redirect.ts";
import type { NetworkView, RedirectDecision, Visit } from "./visit.ts";

const decided = (address: string, changes: Partial<Visit> = {}, view: Partial<NetworkView> = {}) =>
  resolveRedirect(visitTo(address, changes), network(view));
const stays = { kind: "pass" };
const broker = createRedirectTable([
  { id: 7, from_pattern: "/find-a-broker/{state}", to_pattern: "/locations/{state}", status: 301 },
  { id: 8, from_pattern: "/call-us", to_pattern: "/contact-us", status: 301 },
]);

test("redirects once, however many rules apply", () => {
  expect(decided("/Find-A-Broker/Florida/?x=1", {}, { redirects: broker })).toEqual({
    kind: "redirect",
    status: 301,
    to: "/locations/florida?x=1",
    followed: [7],
  });
  const locales: [Locale, Locale] = ["en-CA", "fr-CA"];
  expect(decided("/CALL-us", { chosen: TAMPA, locale: "fr-CA" }, { redirects: broker, locales })).toEqual({
    kind: "redirect",
    status: 302,
    to: "/fr/locations/florida/tampa-bay/contact-us",
    followed: [8],
  });
});

test("applies a website redirect before any other rule", () => {
  const redirects = createRedirectTable([{ id: 1, from_pattern: "/blog/old", to_pattern: "/blog/new", status: 301 }]);
  expect(decided("/blog/old", { chosen: TAMPA }, { redirects })).toMatchObject({
    status: 302,
    to: "/locations/florida/tampa-bay/blog/new",
  });
});

test("keeps a combined redirect temporary when one step depends on the visitor", () => {
  const address = "/locations/florida/tampa-bay/buy-a-business/business-listing-search?store=austin";
  expect(decided(address)).toEqual({
    kind: "redirect",
    status: 302,
    to: "/locations/texas/austin/buy-a-business/active-business-listings",
    office: AUSTIN,
  });
});

test("applies the same rules under a language prefix", () => {
  const locales: [Locale, Locale] = ["en-CA", "fr-CA"];
  const view = { redirects: broker, locales };
  expect(decided("/fr/find-a-broker/florida", {}, view)).toMatchObject({ to: "/fr/locations/florida" });
  expect(decided("/fr/", {}, view)).toMatchObject({ status: 301, to: "/fr" });
  expect(decided("/FR/Contact-Us", {}, view)).toMatchObject({ status: 301, to: "/fr/contact-us" });
  expect(decided("/fr?store=austin", {}, view)).toMatchObject({ to: "/fr/locations/texas/austin", office: AUSTIN });
  expect(decided("/fr/bizmatch/search", {}, view)).toMatchObject({
    to: "/fr?login=1&redirect=%2Fbizmatch%2Fsearch",
  });
  expect(decided("/fr", { locale: "en-CA" }, view)).toEqual(stays);
});

test("clears an unknown office and the chosen one in one redirect", () => {
  expect(decided("/contact-us?store=nowhere", { chosen: TAMPA })).toEqual({
    kind: "redirect",
    status: 302,
    to: "/contact-us",
    office: null,
  });
});

test("uses the current address of a chosen office that closed or moved to another state", () => {
  expect(decided("/contact-us", { chosen: { slug: "closed", state_slug: "florida" } })).toEqual(stays);
  expect(decided("/contact-us", { chosen: { slug: "tampa-bay", state_slug: "ohio" } })).toMatchObject({
    to: "/locations/florida/tampa-bay/contact-us",
  });
});

test("redirects page data like its page, without the router's own query keys", () => {
  expect(decided("/contact-us.data?_routes=a%2Cb&x=1", { chosen: TAMPA })).toMatchObject({
    to: "/locations/florida/tampa-bay/contact-us?x=1",
  });
  expect(decided("/_.data?store=austin")).toMatchObject({ to: "/locations/texas/austin" });
  expect(decided("/Contact-Us.data")).toEqual(stays);
});

test.each([
  "/api/Offices/?store=austin",
  "/build/Chunk-AbC.js",
  "/desk/Sign-In",
  "/maps/US.svg",
  "/__manifest?paths=%2Fcontact-us&store=austin",
  "/sanctum/csrf-cookie",
])("does not treat %s as a page", (address) => expect(decided(address, { chosen: TAMPA })).toEqual(stays));

test("never redirects a form submission", () => {
  expect(decided("/Contact-Us/?store=austin", { method: "POST", chosen: TAMPA })).toEqual(stays);
  expect(decided("/contact-us", { method: "HEAD", chosen: TAMPA })).toMatchObject({ status: 302 });
});

test("keeps a stored redirect that starts with two slashes on the site", () => {
  const redirects = createRedirectTable([{ id: 1, from_pattern: "/old", to_pattern: "//evil.example/x", status: 301 }]);
  // Addresses with a token are not canonicalized.
  expect(decided("/old?token=a", {}, { redirects })).toMatchObject({ to: "/evil.example/x?token=a" });
});

test("ignores redirects that loop, with each other or with the rules", () => {
  const redirectLoop = createRedirectTable([
    { id: 1, from_pattern: "/locations/{a}/{b}/contact-us", to_pattern: "/contact-us", status: 301 },
  ]);
  expect(decided("/contact-us", { chosen: TAMPA }, { redirects: redirectLoop })).toEqual(stays);
});

/** Page names of the whole site, and unknown ones. */
const PAGES = [
  "",
  "contact-us",
  "contact-us/thank-you",
  "about/our-team",
  "sell-a-business",
  "sell-a-business/calculator",
  "buy-a-business",
  "buy-a-business/business-listing-search",
  "buy-a-business/active-business-listings",
  "buy-a-business/listings/cafe-7",
  "buy-a-franchise",
  "blog",
  "blog/one",
  "reviews",
  "listings",
  "listings/cafe-7",
  "franchise/listings/cafe-7",
  "bio",
  "my-listings",
  "bizmatch",
  "bizmatch/profile",
  "resources",
  "marketing/spring",
  "find-a-broker/florida",
  "call-us",
  "reset-password",
  "no/such/page",
];
const BASES = ["", "/agents/ana", ...["locations", "agences", "oficinas"].map((word) => `/${word}/florida/tampa-bay`)];
const noisyPath = fc.oneof(
  fc.webPath(),
  fc.string().map(encodeURI),
  fc.constantFrom("//evil.example", "/\\x", "/a//b/", "/%2e%2e"),
);
const path = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.tuple(
      fc.constantFrom("", "/fr", "/en-ca", "/en"),
      fc.constantFrom(...BASES),
      fc.constantFrom(...PAGES),
    ),
  },
  { weight: 1, arbitrary: fc.tuple(fc.constant(""), fc.constantFrom(...BASES), noisyPath) },
);
const spelling = fc.constantFrom(
  (text: string) => text,
  (text: string) => text.toUpperCase(),
  (text: string) => `${text}/`,
  (text: string) => `${text}.data`,
);
const pair = fc.tuple(
  fc.constantFrom("store", "location", "magasin", "login", "redirect", "q", "token", "_routes"),
  fc.constantFrom("tampa-bay", "AUSTIN", "nowhere", "1", "", "//evil.example", "%0d%0aSet-Cookie:x"),
);
const visits: fc.Arbitrary<Visit> = fc.record({
  method: fc.constant("GET"),
  path: fc.tuple(path, spelling).map(([parts, spell]) => spell(`/${parts.join("/").replace(/^\/+/, "")}`)),
  query: fc
    .array(pair, { maxLength: 3 })
    .map((pairs) => pairs.map(([key, value]) => `${key}=${value}`).join("&"))
    .map((text) => (text ? `?${text}` : "")),
  from: fc.constantFrom("", "/agents/ana", "/agents/ana/listings", "/locations/florida/tampa-bay", "/"),
  chosen: fc.constantFrom(
    null,
    TAMPA,
    AUSTIN,
    { slug: "tampa-bay", state_slug: "nowhere" },
    { slug: "no", state_slug: "no" },
  ),
  locale: fc.constantFrom(null, "fr-CA", "en-US", "//evil.example"),
  accept_language: fc.constantFrom("", "fr", "en-US,en;q=0.5", ";;q=x"),
  signed_in: fc.boolean(),
});
const segment = fc.constantFrom("{a}", "{b}", "contact-us", "locations", "agents", "blog", "fr", "reviews", "bizmatch");
const pattern = fc.array(segment, { minLength: 1, maxLength: 4 }).map((segments) => `/${segments.join("/")}`);
const rule = fc.record({
  id: fc.nat(),
  from_pattern: pattern,
  to_pattern: pattern,
  status: fc.constantFrom(301 as const, 302 as const),
});
const views = fc
  .record({
    locations_segment: fc.constantFrom("locations", "agences", "oficinas"),
    locales: fc.constantFrom<[Locale, ...Locale[]]>(["en-US"], ["en-CA", "fr-CA", "en-US"]),
    rules: fc.array(rule, { maxLength: 6 }),
  })
  .map(({ rules, ...view }) => network({ ...view, redirects: createRedirectTable(rules) }));

/** Follows a visit as a browser does, storing the cookies it receives on the way. */
function hops(visit: Visit, view: NetworkView): string[] {
  const targets: string[] = [];
  let at = visit;
  for (;;) {
    const decision: RedirectDecision = resolveRedirect(at, view);
    if (decision.kind === "pass") return targets;
    targets.push(decision.to);
    if (targets.length > 3) throw new Error(`no end: ${targets.join(" > ")}`);
    const target = new URL(decision.to, "http://site");
    const chosen = decision.office === undefined ? at.chosen : decision.office;
    at = { ...at, path: target.pathname, query: target.search, chosen, from: "" };
  }
}

describe("any visitor, referrer, address and edition", () => {
  test("arrives after at most three redirects, never loops and never leaves the site", () => {
    fc.assert(
      fc.property(visits, views, (visit, view) => {
        for (const target of hops(visit, view)) {
          expect(target).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
          expect(new URL(target, "http://site").host).toBe("site");
        }
      }),
      { numRuns: 3_000 },
    );
  });
});

/** Hosts that a browser might be sent to, in spellings used by known open-redirect attacks. */
const HOSTS = ["evil.example", "evil.example%2f..", "evil%E3%80%82example", "127.0.0.1", "[::1]", "evil.example@site"];
const LEADS = [
  "//",
  "///",
  "/\\",
  "\\\\",
  "/%09/",
  "/%5c",
  "/%2f",
  "/./",
  "//%2e%2e/",
  "/%0d%0aLocation:%20//",
  "https://",
  "javascript:",
];
const PLACED = [
  (payload: string) => `/${payload}`,
  (payload: string) => `${payload}/CONTACT-us/?store=tampa-bay`,
  (payload: string) => `/contact-us?store=${payload}`,
  (payload: string) => `/find-a-broker/${payload}`,
  (payload: string) => `/locations/a/b/${payload}?store=austin`,
  (payload: string) => `/bizmatch/${payload}?login=1&redirect=${payload}`,
  (payload: string) => `/agents/${payload}/my-listings.data`,
];
const PAYLOADS = LEADS.flatMap((lead) => HOSTS.flatMap((host) => PLACED.map((place) => place(lead + host))));

test(`none of ${PAYLOADS.length} addresses leads a browser to another site`, () => {
  for (const address of PAYLOADS) {
    const query = URL.parse(address.startsWith("/") ? `http://site${address}` : address, "http://site");
    // A request line that names another site is rejected before any guard runs.
    if (query?.host !== "site") continue;
    for (const chosen of [null, TAMPA]) {
      const visit = { ...visitTo("/"), path: query.pathname, query: query.search, chosen };
      for (const target of hops(visit, network({ redirects: broker }))) {
        expect(new URL(target, "http://site").host, address).toBe("site");
        expect(target, address).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
      }
    }
  }
  expect(PAYLOADS.length).toBeGreaterThan(100);
});

test.each([
  "/sitemap.xml",
  "/sitemaps/listings-1.xml",
  "/feeds/listings.json",
  "/robots.txt",
  "/.well-known/security.txt",
  "/manifest.webmanifest",
  "/icons/share.png",
  "/share/offices/tampa-bay.png",
  "/0123456789ABCDEF.txt",
])("leaves the site-wide %s unchanged by language, office or spelling", (path) => {
  const locales: [Locale, Locale] = ["en-CA", "fr-CA"];
  expect(decided(path, { chosen: TAMPA, locale: "fr-CA" }, { locales })).toEqual(stays);
  expect(decided(`${path}?store=tampa-bay`)).toEqual(stays);
});

test("replaces the old language prefix with the chosen one", () => {
  const view = network({ locales: ["en-US", "fr-CA"] });
  expect(decided("/fr/contact-us?locale=en-US&x=1", {}, view)).toEqual({
    ...{ kind: "redirect", status: 302, to: "/en/contact-us?x=1", locale: "en-US" },
  });
});
