import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { examplePath, isBuyers, siteRoutes } from "../support/site-routes.ts";
import { signUp } from "./buyers.ts";
import { violations } from "./inspections.ts";
import { visitors } from "./visitors.ts";

const site = visitors({ keepsTab: true, withAxe: true });

let isSignedIn = false;
/** The browser is kept, and its session with it. */
async function beSignedIn(): Promise<void> {
  if (!isSignedIn) await signUp(await site.visit("/"), "june.everywhere@example.org");
  isSignedIn = true;
}

/** A document opens once its listing's agreement is signed: the journey there looks closely. */
const routes = siteRoutes().filter(({ pattern }) => !pattern.endsWith("/:document"));
/** The same page stands in several frames, and each frame has a home of its own: once is enough to look closely. */
const isFirstOfItsFile = ({ file }: (typeof routes)[number], at: number): boolean =>
  routes.findIndex((route) => route.file === file) === at;

async function hydrate(pattern: string): Promise<Page> {
  if (isBuyers(pattern)) await beSignedIn();
  const path = await examplePath(site.origin, pattern);
  expect(path).toBeDefined();
  const page = await site.visit(path!, { viewport: { width: 390, height: 844 } });
  expect(await page.locator("h1").count()).toBe(1);
  return page;
}

/** Without a complaint in the console. */
test.each(routes.filter(isFirstOfItsFile))("$pattern wakes up quietly and shuts nobody out", async ({ pattern }) => {
  expect(await violations(await hydrate(pattern))).toEqual([]);
});

test.each(routes.filter((route, at) => !isFirstOfItsFile(route, at)))(
  "$pattern wakes up quietly in its frame",
  async ({ pattern }) => {
    await hydrate(pattern);
  },
);
