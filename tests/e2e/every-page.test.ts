import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { createDataFolder, startSite } from "../support/server.ts";
import { runProgram } from "../support/server-process.ts";
import { getSiteRoutes, isFirstOfItsFile } from "../support/site-routes.ts";
import { signUp } from "./buyers.ts";
import { findOverflow, findSmallTargets, findViolations } from "./inspections.ts";
import { PAGES, SEARCH, toPath } from "./pages.ts";
import { startVisitors } from "./visitors.ts";

/** Includes listings that are likely to break a page: very long words, nothing disclosed, extreme prices. */
const site = startVisitors({ reusesTab: true }, async () => {
  const dataDir = await createDataFolder();
  const listings = join(import.meta.dirname, "extreme-listings.csv");
  const { code, stderr } = await runProgram("command.js", ["import", listings, "--publish"], { DATA_DIR: dataDir });
  if (code !== 0) throw new Error(stderr);
  return startSite({ env: { DATA_DIR: dataDir } });
});

const pages = {
  ...PAGES,
  "search that finds an endless name": `${SEARCH}?q=990001`,
  "page of a listing with an endless name": "?q=990001",
  "page of a listing that discloses nothing": "?q=990002",
  "page of a listing far below its sector's price": "?q=990003",
};

/**
 * In pixels. 640 is also a window of 1280 at 200% zoom. The second width is inspected in the light scheme, the last in
 * the dark one.
 */
const WIDTHS = [320, 360, 640, 768, 1280];
const SCHEMES: Record<number, "light" | "dark"> = { 360: "light", 1280: "dark" };
const DARK_ONLY: typeof SCHEMES = { 1280: "dark" };

/** every-route.test.ts inspects these on a phone in the light scheme. */
const ROUTES = new Set(
  getSiteRoutes()
    .filter(isFirstOfItsFile)
    .map(({ pattern }) => pattern),
);

/**
 * Checks that the page fits every width, and its accessibility on a phone in the light scheme and on a wide screen in
 * the dark one.
 */
async function inspect(page: Page, schemes = SCHEMES): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 740 });
    expect(await findOverflow(page), `${width} px`).toEqual([]);
    if (width === 360) expect(await findSmallTargets(page)).toEqual([]);
    const colorScheme = schemes[width];
    if (!colorScheme) continue;
    await page.emulateMedia({ colorScheme });
    expect(await findViolations(page), `${width} px, ${colorScheme}`).toEqual([]);
  }
}

for (const [name, address] of Object.entries(pages))
  test(`the ${name} fits every screen and shuts nobody out`, async () => {
    await inspect(await site.visit(await toPath(site.origin, address)), ROUTES.has(address) ? DARK_ONLY : SCHEMES);
  });

test("a form with errors fits every screen and is accessible", async () => {
  const page = await site.visit("/contact-us");
  await page.getByRole("button", { name: "Send message" }).click();
  await page.getByRole("alert").waitFor();
  await inspect(page);
});

test("the open menu and filters fit every screen and are accessible", async () => {
  const page = await site.visit(SEARCH);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByText("Filters").click();
  await page.getByText("Menu", { exact: true }).click();
  await inspect(page);
});

test("the dialogs, also with errors, fit every screen and are accessible", async () => {
  const page = await site.visit("/contact-us?login=1");
  await inspect(page);
  await page.getByRole("dialog").getByRole("link", { name: "New here? Register" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Register" }).click();
  await page.getByRole("dialog").getByRole("alert").waitFor();
  await inspect(page);
});

test("a buyer's pages fit every screen and are accessible", async () => {
  const page = await site.visit("/");
  await signUp(page, "june.inspected@example.org");
  for (const path of ["search", "preferences", "profile", "activity"]) {
    await page.goto(`/bizmatch/${path}`);
    await page.getByRole("navigation", { name: "Your account" }).waitFor();
    await page.getByRole("banner").locator("summary", { hasText: "June" }).waitFor();
    await inspect(page);
  }
  await page.goto("/bizmatch/search");
  // Save buttons appear as the page hydrates, in any order.
  const cards = page.getByRole("main").getByRole("article");
  for (const place of [0, 1, 2, 3])
    await cards
      .nth(place)
      .getByRole("button", { name: /^Save / })
      .click();
  await page.locator("[aria-pressed=true]").nth(3).waitFor();
  await page.goto("/bizmatch/saved-listings");
  for (const box of await page.locator("[name=compare]").all()) await box.check();
  await page.getByRole("button", { name: "Compare" }).click();
  await page.waitForURL("**/compare?*");
  await page.getByRole("table").waitFor();
  await inspect(page);
});

test("the inspection finds low contrast, a missing alt text, a wide table and a small button", async () => {
  const page = await site.visit("/contact-us");
  await page.setViewportSize({ width: 360, height: 740 });
  await page.locator("main").evaluate((main) => {
    const flaws = [
      '<p style="color:#bbb;background:#fff">pale</p>',
      '<img src="/favicon.svg">',
      '<table style="width:900px"><tr><td>wide</td></tr></table>',
      '<button type="button" style="width:90px;height:20px;overflow:hidden">small</button>',
    ];
    main.insertAdjacentHTML("beforeend", flaws.join(""));
  });
  expect((await findViolations(page)).map(([rule]) => rule)).toEqual(["color-contrast", "image-alt"]);
  expect(await findOverflow(page)).toContainEqual(expect.stringContaining("<table"));
  expect(await findSmallTargets(page)).toEqual([expect.stringContaining("small")]);
});

test("with reduced motion nothing moves", async () => {
  const page = await site.visit("/");
  await page.emulateMedia({ reducedMotion: "reduce" });
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll("*")]
      .filter((element) => {
        const { transitionDuration, animationName } = getComputedStyle(element);
        return animationName !== "none" || !/^0s(, 0s)*$/.test(transitionDuration);
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
  expect(moving).toEqual([]);
});

test("a printed listing has its name, financials and contact, and no interactive elements", async () => {
  const page = await site.visit(await toPath(site.origin, PAGES["listing's page"]));
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  const main = page.getByRole("main");
  for (const shown of ["Wood-Fired Pizzeria with Patio", "Asking price", "$325,000", "(813) 555-0110"])
    expect(await main.getByText(shown).first().isVisible(), shown).toBe(true);
  expect(await page.locator("form:visible, nav:visible, button:visible").count()).toBe(0);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
    "rgb(255, 255, 255)",
  );
});

test("with forced colors, buttons, fields and the current page are visible", async () => {
  const page = await site.visit(SEARCH);
  await page.emulateMedia({ forcedColors: "active" });
  const borders = await page
    .locator("main button:visible, main .input:visible")
    .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).borderTopStyle));
  expect(borders.length).toBeGreaterThan(5);
  expect(borders.filter((style) => style !== "solid")).toEqual([]);
  const current = page.locator("[aria-current=page]");
  expect(await current.evaluate((link) => getComputedStyle(link).textDecorationLine)).toBe("underline");
});
