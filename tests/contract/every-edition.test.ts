import { expect, test } from "vitest";
import { EDITIONS } from "#editions/countries.ts";
import { EDITION_CODES } from "#editions/edition.ts";
import { inspectMainPages } from "../support/edition-pages.ts";
import { startSite } from "../support/server.ts";

/** The United States have tests enough; each of the others starts once, on its own demonstration. */
test.each(EDITION_CODES.filter((code) => code !== "US"))(
  "%s speaks of its own money, places and distances",
  async (code) => {
    const site = await startSite({ env: { COUNTRY: code } });
    expect(await inspectMainPages(site.origin, EDITIONS[code])).toEqual([]);
    expect(await site.stop()).toBe(0);
  },
);
