import { expect, test } from "vitest";
import { EDITION_CODES, EDITIONS } from "#editions/countries.ts";
import type { Edition } from "#editions/edition.ts";
import { crawlEdition, inspectMainPages } from "../support/edition-pages.ts";
import { startSite } from "../support/server.ts";

/** Pages crawled per edition. */
const MAX_PAGES = 600;

async function inspectSite(edition: Edition, env: Record<string, string>): Promise<void> {
  const site = await startSite({ env: { COUNTRY: edition.code, ...env } });
  expect(await inspectMainPages(site.origin, edition)).toEqual([]);
  const { wrong, pages } = await crawlEdition(site.origin, edition, MAX_PAGES);
  expect(wrong).toEqual([]);
  expect(pages).toBeGreaterThan(200);
  expect(await site.stop()).toBe(0);
}

test.each(EDITION_CODES)("every page of %s exists and shows its own currency, places and distances", (code) =>
  inspectSite(EDITIONS[code], {}),
);

test.each(["CA", "FR"] as const)("every page of %s exists in French without other countries' words", (code) =>
  inspectSite({ ...EDITIONS[code], locales: ["fr-CA"] }, { LOCALES: "fr-CA" }),
);
