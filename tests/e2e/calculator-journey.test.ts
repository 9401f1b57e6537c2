import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { AGENT, OFFICE } from "./pages.ts";
import { DESKTOP, PHONE, startVisitors } from "./visitors.ts";

const site = startVisitors({ sharesSite: true });
const PATH = "/sell-a-business/calculator";

/** Returns the shown likely value, or null if there is none. */
async function getLikelyValue(page: Page): Promise<string | null> {
  const shown = page.locator("[data-valuation=likely]");
  return (await shown.count()) ? shown.getAttribute("value") : null;
}

test.each([PATH, OFFICE + PATH, AGENT + PATH])(
  "the estimate on %s updates with each answer without changing the field being typed in",
  async (path) => {
    const page = await site.visit(path);
    await page.getByLabel("Category", { exact: true }).selectOption("food-restaurants");
    await page.getByLabel("Subcategory").selectOption("bakeries");
    await page.getByLabel("Profit before tax").fill("100000");
    await page.keyboard.press("Tab");
    await page.keyboard.type("50k");
    await page.keyboard.press("Tab");
    await page.keyboard.type("77");
    // 150,000 a year at a multiple of about 2.4, adjusted by the network's own sales.
    await expect.poll(async () => Number(await getLikelyValue(page))).toBeGreaterThan(300_000);
    const before = Number(await getLikelyValue(page));
    expect(await page.getByLabel("Add-backs").inputValue()).toBe("77");
    expect(await page.getByLabel("What you pay yourself").inputValue()).toBe("50k");
    await page.getByLabel("Revenue over the last three years").selectOption("fast");
    await expect.poll(async () => Number(await getLikelyValue(page)) / before).toBeCloseTo(1.14, 1);
    expect(new URL(page.url()).pathname).toBe(path);
  },
);

test("choosing another sector shows its subcategories", async () => {
  const page = await site.visit(`${PATH}?category=food-restaurants&subcategory=bakeries&profit=100000`);
  await page.getByLabel("Category", { exact: true }).selectOption("retail");
  await page.waitForURL((url) => url.search === "?category=retail&profit=100000");
  await expect.poll(() => page.getByLabel("Subcategory").locator("option").allInnerTexts()).not.toContain("Bakeries");
});

test("the calculator's own link starts over", async () => {
  const page = await site.visit(`${PATH}?category=retail&profit=100000`);
  await page.locator("main").getByRole("link", { name: "Valuation calculator" }).click();
  await expect.poll(() => page.getByLabel("Profit before tax").inputValue()).toBe("");
  await expect.poll(() => getLikelyValue(page)).toBeNull();
});

test("a buyer's own terms recompute a listing's financing, from the first touch on", async () => {
  const page = await site.visit("/buy-a-business/business-listing-search?q=wood-fired+pizzeria");
  await page.getByRole("link", { name: "Wood-Fired Pizzeria with Patio" }).click();
  await page.waitForURL("**/listings/*");
  const panel = page.locator("#carry");
  const before = await panel.getByRole("table").innerText();
  await panel.locator("summary").click();
  await panel.locator("[name=down_percent]").fill("40");
  await expect.poll(() => panel.getByRole("table").innerText()).toContain("40%");
  expect(await panel.getByRole("table").innerText()).not.toBe(before);
  expect(await panel.locator("details").evaluate((details: HTMLDetailsElement) => details.open)).toBe(true);
});

test("the estimate stays on a phone's screen while the form is filled in", async () => {
  const page = await site.visit(PATH, PHONE);
  await page.getByLabel("Category", { exact: true }).selectOption("retail");
  await page.getByLabel("Profit before tax").pressSequentially("120000");
  await page.getByLabel("Revenue over the last three years").scrollIntoViewIfNeeded();
  const line = page.locator("[data-estimate-line]");
  await expect.poll(() => line.innerText()).toContain("$");
  await expect.poll(async () => (await line.boundingBox())?.y).toBe(0);
});

test.each([true, false])(
  "counts the buyers in the region of a ZIP code on the sell page, script: %s",
  async (script) => {
    const page = await site.visit("/sell-a-business", { ...DESKTOP, javaScriptEnabled: script });
    await page.getByLabel("ZIP code").fill("33602");
    await page.getByRole("button", { name: "Count buyers" }).click();
    const count = page.getByText("registered buyers are looking in Florida");
    await expect.poll(() => count.isVisible()).toBe(true);
    expect(await page.getByLabel("ZIP code").inputValue()).toBe("33602");
    if (script) expect(await count.evaluate((element) => element === document.activeElement)).toBe(true);
  },
);
