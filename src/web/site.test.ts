import { expect, test } from "vitest";
import {
  getListingHref,
  getListingsHref,
  getOfficePath,
  getRecentlySoldHref,
  getSiteHref,
  mapLinks,
  resolveLink,
} from "./site.ts";

const locales = ["en-US", "es-ES"] as const;
const network = { kind: "network", base_path: "", locales } as const;
const office = { kind: "office", base_path: "/locations/florida/tampa-bay", locales } as const;
const agent = { kind: "agent", base_path: "/agents/maria-soto", locales } as const;

test("links a site's home to its base path without a trailing slash", () => {
  expect([network, office, agent].map((site) => getSiteHref(site))).toEqual([
    "/",
    "/locations/florida/tampa-bay",
    "/agents/maria-soto",
  ]);
});

test("links the same page under every site", () => {
  expect([network, office, agent].map((site) => getSiteHref(site, "contact-us"))).toEqual([
    "/contact-us",
    "/locations/florida/tampa-bay/contact-us",
    "/agents/maria-soto/contact-us",
  ]);
});

test("links listings and sales to the paths of the specification under each site", () => {
  expect([network, office, agent].map(getListingsHref)).toEqual([
    "/buy-a-business/business-listing-search",
    "/locations/florida/tampa-bay/buy-a-business/active-business-listings",
    "/agents/maria-soto/listings",
  ]);
  expect([network, office, agent].map((site) => getListingHref(site, { slug: "bakery-7", kind: "business" }))).toEqual([
    "/buy-a-business/listings/bakery-7",
    "/locations/florida/tampa-bay/listings/bakery-7",
    "/agents/maria-soto/listings/bakery-7",
  ]);
  expect([network, office, agent].map((site) => getListingHref(site, { slug: "brand-8", kind: "franchise" }))).toEqual([
    "/buy-a-business/listings/brand-8",
    "/locations/florida/tampa-bay/franchise/listings/brand-8",
    "/agents/maria-soto/franchise/listings/brand-8",
  ]);
  expect([network, office, agent].map(getRecentlySoldHref)).toEqual([
    "/sell-a-business/recently-sold-listings",
    "/locations/florida/tampa-bay/sell-a-business/recently-sold-listings",
    "/agents/maria-soto/recently-sold-listings",
  ]);
});

test("links written content to the site's own version of a page if it has one", () => {
  const resolve = (url: string) => [network, office, agent].map((site) => resolveLink(site, url));
  expect(resolve("/contact-us#form")).toEqual([
    "/contact-us#form",
    "/locations/florida/tampa-bay/contact-us#form",
    "/agents/maria-soto/contact-us#form",
  ]);
  expect(resolve("/buy-a-business/business-listing-search?kind=franchise")).toEqual([
    "/buy-a-business/business-listing-search?kind=franchise",
    "/locations/florida/tampa-bay/buy-a-business/active-business-listings?kind=franchise",
    "/agents/maria-soto/listings?kind=franchise",
  ]);
  expect(resolve("/sell-a-business/recently-sold-listings")[2]).toBe("/agents/maria-soto/recently-sold-listings");
  expect(resolve("/sell-a-business/seller-faq")[2]).toBe("/sell-a-business/seller-faq");
  for (const external of ["/", "/resources", "https://example.com/x", "mailto:a@example.com", "tel:+1800"])
    expect(resolve(external)).toEqual([external, external, external]);
});

test("links of written content have no language, so that readers stay in their own", () => {
  const resolve = (url: string) => [network, office].map((site) => resolveLink(site, url));
  expect(resolve("/es/contact-us#form")).toEqual(["/contact-us#form", "/locations/florida/tampa-bay/contact-us#form"]);
  expect(resolve("/es?a=1")).toEqual(["/?a=1", "/?a=1"]);
  expect(resolve("/estate-sales")).toEqual(["/estate-sales", "/estate-sales"]);
  expect(resolve("//es/contact-us")).toEqual(["//es/contact-us", "//es/contact-us"]);
  expect(resolveLink({ ...network, locales: ["en-US"] }, "/es/contact-us")).toBe("/es/contact-us");
});

test("rewrites only internal links in HTML", () => {
  const html =
    '<p>/contact-us <a href="/sell-a-business/calculator?a=1&amp;b=2#x">A</a> <a href="https://a.example/">B</a></p>';
  expect(mapLinks(html, (address) => resolveLink(agent, address))).toBe(
    html.replace('"/sell', '"/agents/maria-soto/sell'),
  );
});

test("starts an office's path with the edition's locations segment", () => {
  expect(getOfficePath("/agences", { state_slug: "ile-de-france", slug: "paris" })).toBe(
    "/agences/ile-de-france/paris",
  );
});
