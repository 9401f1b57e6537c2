import { expect, test } from "vitest";
import { EDITIONS } from "#editions/countries.ts";
import { inspectMainPages } from "../support/edition-pages.ts";
import { startSite } from "../support/server.ts";

/* A sample with other scripts, units and names for regions. The nightly run crawls every edition. */
test.each(["JP", "UAE", "FR"] as const)("%s shows its own currency, places and distances", async (code) => {
  const site = await startSite({ env: { COUNTRY: code } });
  expect(await inspectMainPages(site.origin, EDITIONS[code])).toEqual([]);
  expect(await site.stop()).toBe(0);
});
