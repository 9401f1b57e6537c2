import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ABOUT_PAGES } from "./site-map/about-pages.ts";
import { ACCOUNT_PAGES } from "./site-map/account-pages.ts";
import { BUYER_PAGES } from "./site-map/buyer-pages.ts";
import { SELLER_PAGES } from "./site-map/seller-pages.ts";
import { WEBSITE_PAGES } from "./site-map/website-pages.ts";
import { findVersion, getPagePath, getPattern, getRouteId, listPages, SITE_MAP } from "./site-map.ts";

test("has every page file, and no two pages with the same key or address", () => {
  const files = globSync("**/*-page.tsx", { cwd: join(import.meta.dirname, "pages") });
  expect([...new Set(listPages().map(({ file }) => `${file}.tsx`))].sort()).toEqual(files.sort());

  const parts = [ABOUT_PAGES, ACCOUNT_PAGES, BUYER_PAGES, SELLER_PAGES, WEBSITE_PAGES];
  expect(Object.keys(SITE_MAP)).toHaveLength(parts.flatMap((part) => Object.keys(part)).length);

  const addresses = listPages().map(getPattern);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(new Set(listPages().map(getRouteId)).size).toBe(addresses.length);
});

test("fills in the parameters of a path", () => {
  expect(getPagePath("contact")).toBe("/contact-us");
  expect(getPagePath("matches")).toBe("/bizmatch/search");
  expect(getPagePath("document", "cafe-7", "12")).toBe("/bizmatch/ndas/cafe-7/documents/12");
});

test("finds the page of an office or agent at another path than the network's", () => {
  expect(findVersion("buy-a-business/business-listing-search", "office")).toBe(
    "buy-a-business/active-business-listings",
  );
  expect(findVersion("sell-a-business/recently-sold-listings", "agent")).toBe("recently-sold-listings");
  expect(findVersion("buy-a-business/listings/cafe-7", "office")).toBeNull();
  expect(findVersion("how-we-work", "office")).toBeNull();
});
