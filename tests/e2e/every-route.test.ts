import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findExamplePath, getSiteRoutes, isBuyerPage } from "../support/site-routes.ts";
import { signUp } from "./buyers.ts";
import { findViolations } from "./inspections.ts";
import { visitors } from "./visitors.ts";

const site = visitors({ reusesTab: true, withAxe: true });

let isSignedIn = false;
/** The browser is reused, and its session with it. */
async function ensureSignedIn(): Promise<void> {
  if (!isSignedIn) await signUp(await site.visit("/"), "june.everywhere@example.org");
  isSignedIn = true;
}

/** A document opens only after its agreement is signed; the journey there inspects it. */
const routes = getSiteRoutes().filter(({ pattern }) => !pattern.endsWith("/:document"));
/**
 * The same page file serves several layouts, and one thorough inspection is enough. Each layout has its own home page.
 */
const isFirstOfItsFile = ({ file }: (typeof routes)[number], at: number): boolean =>
  routes.findIndex((route) => route.file === file) === at;

async function hydrate(pattern: string): Promise<Page> {
  if (isBuyerPage(pattern)) await ensureSignedIn();
  const path = await findExamplePath(site.origin, pattern);
  expect(path).toBeDefined();
  const page = await site.visit(path!, { viewport: { width: 390, height: 844 } });
  expect(await page.locator("h1").count()).toBe(1);
  return page;
}

/** The console must stay empty. */
test.each(routes.filter(isFirstOfItsFile))(
  "$pattern hydrates without errors and is accessible",
  async ({ pattern }) => {
    expect(await findViolations(await hydrate(pattern))).toEqual([]);
  },
);

test.each(routes.filter((route, at) => !isFirstOfItsFile(route, at)))(
  "$pattern hydrates without errors in its layout",
  async ({ pattern }) => {
    await hydrate(pattern);
  },
);
