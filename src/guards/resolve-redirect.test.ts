import { expect, test } from "vitest";
import { createRedirectTable } from "#domain/redirects/redirect-table.ts";
import type { Locale } from "#editions/locales.ts";
import { AUSTIN, createNetworkView, createVisit, TAMPA } from "../../tests/support/visits.ts";
import { resolveRedirect } from "./resolve-redirect.ts";
import type { NetworkView, Visit } from "./visit.ts";

const resolveAddress = (address: string, changes: Partial<Visit> = {}, view: Partial<NetworkView> = {}) =>
  resolveRedirect(createVisit(address, changes), createNetworkView(view));
const stays = { kind: "pass" };
const broker = createRedirectTable([
  { id: 7, from_pattern: "/find-a-broker/{state}", to_pattern: "/locations/{state}", status: 301 },
  { id: 8, from_pattern: "/call-us", to_pattern: "/contact-us", status: 301 },
]);

test("redirects once, however many rules apply", () => {
  expect(resolveAddress("/Find-A-Broker/Florida/?x=1", {}, { redirects: broker })).toEqual({
    kind: "redirect",
    status: 301,
    to: "/locations/florida?x=1",
    followed: [7],
  });
  const locales: [Locale, Locale] = ["en-CA", "fr-CA"];
  expect(resolveAddress("/CALL-us", { chosen: TAMPA, locale: "fr-CA" }, { redirects: broker, locales })).toEqual({
    kind: "redirect",
    status: 302,
    to: "/fr/locations/florida/tampa-bay/contact-us",
    followed: [8],
  });
});

test("applies a website redirect before any other rule", () => {
  const redirects = createRedirectTable([{ id: 1, from_pattern: "/blog/old", to_pattern: "/blog/new", status: 301 }]);
  expect(resolveAddress("/blog/old", { chosen: TAMPA }, { redirects })).toMatchObject({
    status: 302,
    to: "/locations/florida/tampa-bay/blog/new",
  });
});

test("keeps a combined redirect temporary when one step depends on the visitor", () => {
  const address = "/locations/florida/tampa-bay/buy-a-business/business-listing-search?store=austin";
  expect(resolveAddress(address)).toEqual({
    kind: "redirect",
    status: 302,
    to: "/locations/texas/austin/buy-a-business/active-business-listings",
    office: AUSTIN,
  });
});

test("applies the same rules under a language prefix", () => {
  const locales: [Locale, Locale] = ["en-CA", "fr-CA"];
  const view = { redirects: broker, locales };
  expect(resolveAddress("/fr/find-a-broker/florida", {}, view)).toMatchObject({ to: "/fr/locations/florida" });
  expect(resolveAddress("/fr/", {}, view)).toMatchObject({ status: 301, to: "/fr" });
  expect(resolveAddress("/FR/Contact-Us", {}, view)).toMatchObject({ status: 301, to: "/fr/contact-us" });
  expect(resolveAddress("/fr?store=austin", {}, view)).toMatchObject({
    to: "/fr/locations/texas/austin",
    office: AUSTIN,
  });
  expect(resolveAddress("/fr/bizmatch/search", {}, view)).toMatchObject({
    to: "/fr?login=1&redirect=%2Fbizmatch%2Fsearch",
  });
  expect(resolveAddress("/fr", { locale: "en-CA" }, view)).toEqual(stays);
});

test("clears an unknown office and the chosen one in one redirect", () => {
  expect(resolveAddress("/contact-us?store=nowhere", { chosen: TAMPA })).toEqual({
    kind: "redirect",
    status: 302,
    to: "/contact-us",
    office: null,
  });
});

test("uses the current address of a chosen office that closed or moved to another state", () => {
  expect(resolveAddress("/contact-us", { chosen: { slug: "closed", state_slug: "florida" } })).toEqual(stays);
  expect(resolveAddress("/contact-us", { chosen: { slug: "tampa-bay", state_slug: "ohio" } })).toMatchObject({
    to: "/locations/florida/tampa-bay/contact-us",
  });
});

test.each([
  "/api/Offices/?store=austin",
  "/build/Chunk-AbC.js",
  "/desk/Sign-In",
  "/maps/US.svg",
  "/sanctum/csrf-cookie",
])("does not treat %s as a page", (address) => expect(resolveAddress(address, { chosen: TAMPA })).toEqual(stays));

test("never redirects a form submission", () => {
  expect(resolveAddress("/Contact-Us/?store=austin", { method: "POST", chosen: TAMPA })).toEqual(stays);
  expect(resolveAddress("/contact-us", { method: "HEAD", chosen: TAMPA })).toMatchObject({ status: 302 });
});

test("keeps a stored redirect that starts with two slashes on the site", () => {
  const redirects = createRedirectTable([{ id: 1, from_pattern: "/old", to_pattern: "//evil.example/x", status: 301 }]);
  // Addresses with a token are not canonicalized.
  expect(resolveAddress("/old?token=a", {}, { redirects })).toMatchObject({ to: "/evil.example/x?token=a" });
});

test("ignores redirects that loop, with each other or with the rules", () => {
  const redirectLoop = createRedirectTable([
    { id: 1, from_pattern: "/locations/{a}/{b}/contact-us", to_pattern: "/contact-us", status: 301 },
  ]);
  expect(resolveAddress("/contact-us", { chosen: TAMPA }, { redirects: redirectLoop })).toEqual(stays);
});

test.each([
  "/sitemap.xml",
  "/sitemaps/listings-1.xml",
  "/feeds/listings.json",
  "/robots.txt",
  "/.well-known/security.txt",
  "/manifest.webmanifest",
  "/push-worker.js",
  "/speculation-rules.json",
  "/icons/share.png",
  "/share/offices/tampa-bay.png",
  "/0123456789ABCDEF.txt",
])("leaves the site-wide %s unchanged by language, office or spelling", (path) => {
  const locales: [Locale, Locale] = ["en-CA", "fr-CA"];
  expect(resolveAddress(path, { chosen: TAMPA, locale: "fr-CA" }, { locales })).toEqual(stays);
  expect(resolveAddress(`${path}?store=tampa-bay`)).toEqual(stays);
});

test("replaces the old language prefix with the chosen one", () => {
  const view = createNetworkView({ locales: ["en-US", "fr-CA"] });
  expect(resolveAddress("/fr/contact-us?locale=en-US&x=1", {}, view)).toEqual({
    kind: "redirect",
    status: 302,
    to: "/en/contact-us?x=1",
    locale: "en-US",
  });
});
