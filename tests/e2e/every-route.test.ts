import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findExamplePath, getSiteRoutes, isFirstOfItsFile, isPublic, type SiteRoute } from "../support/site-routes.ts";
import { signUp } from "./buyers.ts";
import { findOverflow, findViolations, lengthenWords } from "./inspections.ts";
import { PHONE, startVisitors } from "./visitors.ts";

const site = startVisitors({ reusesTab: true, sharesSite: true });

let isSignedIn = false;
/** The browser is reused, and its session with it. */
async function ensureSignedIn(): Promise<void> {
  if (!isSignedIn) await signUp(await site.visit("/"), "june.everywhere@example.org");
  isSignedIn = true;
}

/** A document opens only after its agreement is signed; the journey there inspects it. */
const routes = getSiteRoutes().filter(({ key }) => key !== "document");

/** Opens a page and makes all of its islands interactive. */
async function openWithIslands(route: SiteRoute): Promise<Page> {
  if (!isPublic(route)) await ensureSignedIn();
  const path = await findExamplePath(site.origin, route);
  expect(path).toBeDefined();
  const page = await site.visit(path!, { viewport: PHONE.viewport });
  expect(await page.locator("h1").count()).toBe(1);
  await page.locator("page-island").evaluateAll((islands) => {
    for (const island of islands) island.dispatchEvent(new Event("pointerover"));
  });
  await page.waitForFunction(() => !document.querySelector("page-island:not([ready])"));
  return page;
}

/**
 * One thorough inspection of each page file is enough, because each layout has its own home page. The console must stay
 * empty. The nightly run visits the pages in other languages, which have shorter words than the lengthened ones.
 */
test.each(routes.filter(isFirstOfItsFile))(
  "$pattern and its islands load without errors, are accessible and fit a phone with texts longer than any",
  async (route) => {
    const page = await openWithIslands(route);
    expect(await findViolations(page)).toEqual([]);
    await lengthenWords(page);
    expect(await findOverflow(page)).toEqual([]);
  },
);

test.each(routes.filter((...route) => !isFirstOfItsFile(...route)))(
  "$pattern and its islands load without errors in their layout",
  async (route) => {
    await openWithIslands(route);
  },
);
