import { expect, test } from "vitest";
import { EDITIONS } from "#editions/countries.ts";
import { EDITION_CODES } from "#editions/edition.ts";
import { crawlEdition } from "../support/edition-pages.ts";
import { startSite } from "../support/server.ts";

/** As many pages of an edition as lead to one another, up to this. */
const MAX_EDITIONS = 600;

test.each(EDITION_CODES)("every page of %s is there, in its own money, places and distances", async (code) => {
  const site = await startSite({ env: { COUNTRY: code } });
  const { wrong, pages } = await crawlEdition(site.origin, EDITIONS[code], MAX_EDITIONS);
  expect(wrong).toEqual([]);
  expect(pages).toBeGreaterThan(200);
  expect(await site.stop()).toBe(0);
});
