import { expect, test } from "vitest";
import { sitePatterns } from "../../../tests/support/site-routes.ts";
import { NETWORK_PAGES, OFFICE_PAGES } from "./network-pages.ts";

/** Pages that say of themselves that they are not to be found. */
const UNLISTED = /thank-you$|^\/(reset-password|select-location|verify-email|account-closed|unsubscribe|bizmatch\/.*)$/;

test("the sitemap has every page of the network's that may be found", () => {
  const own = sitePatterns().filter((path) => !path.includes(":") && !UNLISTED.test(path) && path !== "/locations");
  expect(NETWORK_PAGES.map(([path]) => path).sort()).toEqual([...new Set(own)].sort());
});

test("the pages it has of every office stand there", () => {
  for (const page of OFFICE_PAGES) expect(sitePatterns()).toContain(`/locations/:state/:slug/${page}`);
});
