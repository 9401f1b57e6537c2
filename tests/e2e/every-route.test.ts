import { expect, test } from "vitest";
import { examplePath, isBuyers, sitePatterns } from "../support/site-routes.ts";
import { signUp } from "./buyers.ts";
import { violations } from "./inspections.ts";
import { visitors } from "./visitors.ts";

const site = visitors({ keepsBrowser: true, withAxe: true });

let isSignedIn = false;
/** The browser is kept, and its session with it. */
async function beSignedIn(): Promise<void> {
  if (!isSignedIn) await signUp(await site.visit("/"), "june.everywhere@example.org");
  isSignedIn = true;
}

/** What stands at an address of the table wakes up without a complaint in the console, and shuts nobody out. */
test.each(sitePatterns())("%s wakes up quietly and shuts nobody out", async (pattern) => {
  if (isBuyers(pattern)) await beSignedIn();
  const path = await examplePath(site.origin, pattern);
  expect(path).toBeDefined();
  const page = await site.visit(path!, { viewport: { width: 390, height: 844 } });
  expect(await page.locator("h1").count()).toBe(1);
  expect(await violations(page)).toEqual([]);
});
