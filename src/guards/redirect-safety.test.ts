import { describe, expect, test } from "vitest";
import { createRedirectTable } from "#domain/redirects/redirect-table.ts";
import type { Locale } from "#editions/locales.ts";
import fc from "../../tests/support/generated.ts";
import { AUSTIN, createNetworkView, createVisit, TAMPA } from "../../tests/support/visits.ts";
import { resolveRedirect } from "./resolve-redirect.ts";
import type { NetworkView, RedirectDecision, Visit } from "./visit.ts";

const broker = createRedirectTable([
  { id: 7, from_pattern: "/find-a-broker/{state}", to_pattern: "/locations/{state}", status: 301 },
  { id: 8, from_pattern: "/call-us", to_pattern: "/contact-us", status: 301 },
]);

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
);
const pair = fc.tuple(
  fc.constantFrom("store", "location", "magasin", "login", "redirect", "q", "token"),
  fc.constantFrom("tampa-bay", "AUSTIN", "nowhere", "1", "", "//evil.example", "%0d%0aSet-Cookie:x"),
);
const visits: fc.Arbitrary<Visit> = fc.record({
  method: fc.constant("GET"),
  path: fc.tuple(path, spelling).map(([parts, spell]) => spell(`/${parts.join("/").replace(/^\/+/, "")}`)),
  query: fc
    .array(pair, { maxLength: 3 })
    .map((pairs) => pairs.map(([key, value]) => `${key}=${value}`).join("&"))
    .map((text) => (text ? `?${text}` : "")),
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
  .map(({ rules, ...view }) => createNetworkView({ ...view, redirects: createRedirectTable(rules) }));

/** Follows a visit as a browser does, storing the cookies it receives on the way. */
function listHops(visit: Visit, view: NetworkView): string[] {
  const targets: string[] = [];
  let at = visit;
  for (;;) {
    const decision: RedirectDecision = resolveRedirect(at, view);
    if (decision.kind === "pass") return targets;
    targets.push(decision.to);
    if (targets.length > 3) throw new Error(`no end: ${targets.join(" > ")}`);
    const target = new URL(decision.to, "http://site");
    const chosen = decision.office === undefined ? at.chosen : decision.office;
    at = { ...at, path: target.pathname, query: target.search, chosen };
  }
}

describe("any visitor, referrer, address and edition", () => {
  test("arrives after at most three redirects, never loops and never leaves the site", () => {
    fc.assert(
      fc.property(visits, views, (visit, view) => {
        for (const target of listHops(visit, view)) {
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
  (payload: string) => `/agents/${payload}/my-listings`,
];
const PAYLOADS = LEADS.flatMap((lead) => HOSTS.flatMap((host) => PLACED.map((place) => place(lead + host))));

test(`none of ${PAYLOADS.length} addresses leads a browser to another site`, () => {
  for (const address of PAYLOADS) {
    const query = URL.parse(address.startsWith("/") ? `http://site${address}` : address, "http://site");
    // A request line that names another site is rejected before any guard runs.
    if (query?.host !== "site") continue;
    for (const chosen of [null, TAMPA]) {
      const visit = { ...createVisit("/"), path: query.pathname, query: query.search, chosen };
      for (const target of listHops(visit, createNetworkView({ redirects: broker }))) {
        expect(new URL(target, "http://site").host, address).toBe("site");
        expect(target, address).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
      }
    }
  }
  expect(PAYLOADS.length).toBeGreaterThan(100);
});
