import { expect, test } from "vitest";
import { AUSTIN, createNetworkView, createPageVisit, TAMPA } from "../../tests/support/visits.ts";
import { locationGuard } from "./location.ts";
import type { PageVisit } from "./visit.ts";

const visit = (address: string, changes: Partial<PageVisit> = {}) =>
  locationGuard(createPageVisit(address, changes), createNetworkView());
const createRedirect = (status: 301 | 302, to: string) => ({ kind: "redirect", status, to });
const stays = { kind: "pass" };

const SHARED = [
  "contact-us",
  "contact-us/thank-you",
  "about/our-team",
  "sell-a-business",
  "sell-a-business/recently-sold-listings",
  "sell-a-business/mergers-and-acquisitions",
  "sell-a-business/calculator",
  "sell-a-business/finding-a-business-broker",
  "sell-a-business/seller-faq",
  "sell-a-business/seller-registration",
  "sell-a-business/seller-registration/thank-you",
  "sell-a-business/what-is-my-business-worth",
  "buy-a-business",
  "buy-a-business/thropro-listings",
  "buy-a-business/finding-the-right-business",
  "buy-a-business/buyer-faq",
  "buy-a-business/buyer-registration",
  "buy-a-business/buyer-registration/thank-you",
  "buy-a-franchise",
  "blog",
  "blog/what-is-sde",
];

test.each(SHARED)("sends a visitor with a chosen office to its own %s", (page) => {
  expect(visit(`/${page}`)).toEqual(stays);
  expect(visit(`/${page}?utm_source=x`, { chosen: TAMPA })).toEqual(
    createRedirect(302, `/locations/florida/tampa-bay/${page}?utm_source=x`),
  );
});

test.each([
  "/",
  "/buy-a-business/business-listing-search",
  "/buy-a-business/listings/pizzeria-100234",
  "/resources",
  "/about/our-leadership-team",
  "/reset-password",
  "/locations",
  "/locations/florida",
  "/locations/texas/austin/contact-us",
  "/agents/ana/contact-us",
  "/blog/a/b",
  "/constructor",
])("leaves %s the same for a visitor with a chosen office", (page) => {
  expect(visit(page, { chosen: TAMPA })).toEqual(stays);
});

test("sends reviews to the chosen office, or to the list of offices", () => {
  expect(visit("/reviews", { chosen: TAMPA })).toEqual(createRedirect(302, "/locations/florida/tampa-bay/reviews"));
  expect(visit("/reviews")).toEqual(createRedirect(302, "/locations"));
});

test("redirects the former search address of an office to its listings permanently", () => {
  expect(visit("/locations/texas/austin/buy-a-business/business-listing-search?q=cafe")).toEqual(
    createRedirect(301, "/locations/texas/austin/buy-a-business/active-business-listings?q=cafe"),
  );
});

test.each([
  ["/?store=tampa-bay", "/locations/florida/tampa-bay"],
  ["/?location=Tampa-Bay", "/locations/florida/tampa-bay"],
  ["/?magasin=tampa-bay&gclid=1", "/locations/florida/tampa-bay?gclid=1"],
  ["/contact-us?a=1&store=tampa-bay&b=%20", "/locations/florida/tampa-bay/contact-us?a=1&b=%20"],
  ["/contact-us?%73tore=tampa-bay", "/locations/florida/tampa-bay/contact-us"],
  ["/reviews?store=tampa-bay", "/locations/florida/tampa-bay/reviews"],
  ["/locations/texas/austin/blog?store=tampa-bay", "/locations/florida/tampa-bay/blog"],
  ["/locations/texas/austin?store=tampa-bay", "/locations/florida/tampa-bay"],
  [
    "/buy-a-business/business-listing-search?store=tampa-bay&state=florida",
    "/locations/florida/tampa-bay/buy-a-business/active-business-listings?state=florida",
  ],
])("sends %s to the office it names and remembers the office", (address, to) => {
  expect(visit(address, { chosen: AUSTIN })).toEqual({ ...createRedirect(302, to), office: TAMPA });
});

test("removes only the key on a page that offices do not have", () => {
  expect(visit("/resources?store=tampa-bay&x=1")).toEqual({ ...createRedirect(302, "/resources?x=1"), office: TAMPA });
});

test.each(["/contact-us?store=nowhere", "/contact-us?store=", "/contact-us?store=../../evil", "/contact-us?store"])(
  "sends %s on without an office and clears the one chosen before",
  (address) => {
    expect(visit(address, { chosen: TAMPA })).toEqual({ ...createRedirect(302, "/contact-us"), office: null });
  },
);

test("remembers no office from an agent's pages", () => {
  expect(visit("/agents/ana/contact-us?store=tampa-bay", { chosen: TAMPA })).toEqual(
    createRedirect(302, "/agents/ana/contact-us"),
  );
});

test("uses each edition's own locations segment", () => {
  const french = createNetworkView({ locations_segment: "agences" });
  expect(locationGuard(createPageVisit("/contact-us", { chosen: TAMPA }), french)).toMatchObject({
    to: "/agences/florida/tampa-bay/contact-us",
  });
  expect(locationGuard(createPageVisit("/reviews"), french)).toMatchObject({ to: "/agences" });
  expect(locationGuard(createPageVisit("/agences/a/b/blog?store=austin"), french)).toMatchObject({
    to: "/agences/texas/austin/blog",
  });
  expect(locationGuard(createPageVisit("/locations/a/b/blog?store=austin"), french)).toMatchObject({
    to: "/locations/a/b/blog",
  });
});
