import { expect, test } from "vitest";
import { EDITION_CODES, EDITIONS } from "#editions/countries.ts";
import { crawlEdition, inspectMainPages } from "../support/edition-pages.ts";
import { startSite } from "../support/server.ts";

/** Pages crawled per edition. */
const MAX_PAGES = 600;

test.each(EDITION_CODES)("every page of %s exists and shows its own currency, places and distances", async (code) => {
  const site = await startSite({ env: { COUNTRY: code } });
  expect(await inspectMainPages(site.origin, EDITIONS[code])).toEqual([]);
  const { wrong, pages } = await crawlEdition(site.origin, EDITIONS[code], MAX_PAGES);
  expect(wrong).toEqual([]);
  expect(pages).toBeGreaterThan(200);
  expect(await site.stop()).toBe(0);
});
