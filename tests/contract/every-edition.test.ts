import { expect, test } from "vitest";
import { EDITIONS } from "#editions/countries.ts";
import { inspectMainPages } from "../support/edition-pages.ts";
import { startSite } from "../support/server.ts";

/* A sample with another script, unit and names for regions. The nightly run crawls every edition. */
test("JP shows its own currency, places and distances", async () => {
  const site = await startSite({ env: { COUNTRY: "JP" } });
  expect(await inspectMainPages(site.origin, EDITIONS.JP)).toEqual([]);
  expect(await site.stop()).toBe(0);
});
