import { expect, test } from "vitest";
import { sitePatterns } from "../../../tests/support/site-routes.ts";
import { NETWORK_PAGES, OFFICE_PAGES } from "./network-pages.ts";

/** Pages with noindex. */
const UNLISTED = /thank-you$|^\/(reset-password|select-location|verify-email|account-closed|unsubscribe|bizmatch\/.*)$/;

test("includes every indexable page of the network in the sitemap", () => {
  const own = sitePatterns().filter((path) => !path.includes(":") && !UNLISTED.test(path) && path !== "/locations");
  expect(NETWORK_PAGES.map(([path]) => path).sort()).toEqual([...new Set(own)].sort());
});

test("lists only office pages that exist", () => {
  for (const page of OFFICE_PAGES) expect(sitePatterns()).toContain(`/locations/:state/:slug/${page}`);
});
