import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { OFFICE, SEARCH } from "./pages.ts";
import { DESKTOP, expectHeading, PHONE, startVisitors } from "./visitors.ts";

const site = startVisitors({ sharesSite: true });

/** Returns the number of results that the page shows. */
async function readResultCount(page: Page): Promise<number> {
  return Number.parseInt((await page.locator("#results").innerText()).replaceAll(",", ""), 10);
}

/** Returns the asking prices on the cards in order, with null for an undisclosed price. */
async function readPrices(page: Page): Promise<(number | null)[]> {
  // The multiple is below the price.
  const shown = await page
    .locator("article dl div:first-child dd")
    .evaluateAll((prices) => prices.map((price) => price.firstChild?.textContent ?? ""));
  return shown.map((price) => (price.startsWith("$") ? Number(price.replace(/\D/g, "")) : null));
}

/** Returns the places on the cards outside this state. */
async function listPlacesOutside(page: Page, state: string): Promise<string[]> {
  const places = await page.locator("article h3 + p").allInnerTexts();
  return places.filter((place) => !place.endsWith(state));
}

/** Waits until the URL has exactly this query. */
async function expectQuery(page: Page, query: string): Promise<void> {
  await page.waitForURL((url) => url.pathname === SEARCH && url.search === query);
}

test("filters narrow the results and appear in the URL, and going back restores the earlier search", async () => {
  const page = await site.visit(SEARCH);
  const all = await readResultCount(page);
  await page.getByLabel("To", { exact: true }).fill("900k");
  await page.getByRole("button", { name: "Show businesses" }).click();
  await expectQuery(page, "?price_max=900k");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Show businesses");
  await page.getByLabel("State", { exact: true }).selectOption("florida");
  await expectQuery(page, "?state=florida&price_max=900k");
  // The URL changes shortly before the cards do.
  await expect.poll(() => listPlacesOutside(page, "Florida")).toEqual([]);

  const narrowed = await readResultCount(page);
  expect(narrowed).toBeGreaterThan(0);
  expect(narrowed).toBeLessThan(all);
  expect((await readPrices(page)).filter((price) => price === null || price > 900_000)).toEqual([]);

  await page.goBack();
  await expectQuery(page, "?price_max=900k");
  await page.goBack();
  await expect.poll(() => readResultCount(page)).toBe(all);
  await expectQuery(page, "");
  await expect.poll(() => page.getByLabel("State", { exact: true }).inputValue()).toBe("");
  await expect.poll(() => page.getByLabel("To", { exact: true }).inputValue()).toBe("");

  await page.goForward();
  await expectQuery(page, "?price_max=900k");
  await page.goForward();
  await expect.poll(() => readResultCount(page)).toBe(narrowed);
  await expect.poll(() => page.getByLabel("State", { exact: true }).inputValue()).toBe("florida");
  await expect.poll(() => page.getByLabel("To", { exact: true }).inputValue()).toBe("900k");
});

test("a sentence becomes filters, which the form shows and keeps", async () => {
  const page = await site.visit(SEARCH);
  await page.getByLabel("Keyword").fill("bar in florida under 2m no franchise");
  await page.getByLabel("Keyword").press("Enter");
  await expectQuery(page, "?price_max=2000000&state=florida&subcategory=bars-pubs-taverns&exclude=franchise");
  await expect.poll(() => page.getByLabel("To", { exact: true }).inputValue()).toBe("2000000");
  expect(await page.getByLabel("State", { exact: true }).inputValue()).toBe("florida");
  expect(await page.getByLabel("Keyword").inputValue()).toBe("");
  expect(await page.getByRole("link", { name: "Remove: Excluding Franchise" }).isVisible()).toBe(true);
  await page.getByLabel("State", { exact: true }).selectOption("texas");
  await page.waitForURL(
    (url) => url.searchParams.get("state") === "texas" && url.searchParams.get("subcategory") === "bars-pubs-taverns",
  );
});

test("a sentence with two towns searches around both, and the form adds and removes towns", async () => {
  const page = await site.visit(SEARCH);
  const readTowns = () =>
    page
      .locator("[role=search] input[name=near]")
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
  await page.getByLabel("Keyword").fill("Tampa or Miami");
  await page.getByLabel("Keyword").press("Enter");
  await expectQuery(page, "?near=Tampa%2C+FL&near=Miami%2C+FL");
  await expect.poll(readTowns).toEqual(["Tampa, FL", "Miami, FL", ""]);
  const both = await readResultCount(page);
  await page.getByRole("link", { name: "Remove: Within 50 mi of Tampa, FL" }).click();
  await expectQuery(page, "?near=Miami%2C+FL");
  await expect.poll(readTowns).toEqual(["Miami, FL", ""]);
  expect(await readResultCount(page)).toBeLessThan(both);
  await page.getByLabel("Near: or").fill("Tampa, FL");
  await page.getByLabel("Near: or").press("Enter");
  await expectQuery(page, "?near=Miami%2C+FL&near=Tampa%2C+FL");
  await expect.poll(readTowns).toEqual(["Miami, FL", "Tampa, FL", ""]);
  expect(await readResultCount(page)).toBe(both);
});

test("choosing a sort order sorts at once and keeps the filters and the focus", async () => {
  const page = await site.visit(`${SEARCH}?state=florida`);
  const order = page.getByLabel("Sort by");
  await order.focus();
  await order.selectOption("Price, low to high");
  await expectQuery(page, "?state=florida&sort=price-asc");
  await expect.poll(async () => isAscending(await readPrices(page))).toBe(true);
  expect(await order.evaluate((select) => select === document.activeElement)).toBe(true);
  await page.goBack();
  await expect.poll(() => order.inputValue()).toBe("newest");
});

function isAscending(prices: (number | null)[]): boolean {
  const disclosed = prices.filter((price) => price !== null);
  const sorted = [...disclosed].sort((a, b) => a - b);
  return disclosed.length > 3 && prices.join() === [...sorted, ...prices.filter((price) => price === null)].join();
}

test("on a phone a chosen filter starts the search, and the filters close with its results", async () => {
  const page = await site.visit(SEARCH, PHONE);
  const button = page.getByRole("button", { name: "Show businesses" });
  const summary = page.locator("summary", { hasText: "Filters" });
  expect(await button.isVisible()).toBe(false);
  await summary.tap();
  await page.getByLabel("Category").selectOption("retail");
  await expectQuery(page, "?category=retail");
  await button.tap();
  await button.waitFor({ state: "hidden" });
  await expectQuery(page, "?category=retail");
  await expect.poll(() => summary.innerText()).toBe("Filters (1)");
});

test("filters open, search and sort without scripts", async () => {
  const page = await site.visit(SEARCH, { ...PHONE, javaScriptEnabled: false });
  const all = await readResultCount(page);
  await page.locator("summary", { hasText: "Filters" }).tap();
  await page.getByLabel("Category").selectOption("retail");
  await page.getByRole("button", { name: "Show businesses" }).tap();
  await page.waitForURL(/[?&]category=retail&/);
  const narrowed = await readResultCount(page);
  expect(narrowed).toBeGreaterThan(0);
  expect(narrowed).toBeLessThan(all);
  await page.getByLabel("Sort by").selectOption("Price, high to low");
  await page.getByRole("button", { name: "Sort", exact: true }).tap();
  await page.waitForURL(/[?&]sort=price-desc$/);
  expect(await readResultCount(page)).toBe(narrowed);
});

test("on a wide screen the filters are open and the menu needs no button", async () => {
  const page = await site.visit(SEARCH, DESKTOP);
  expect(await page.getByLabel("Category").isVisible()).toBe(true);
  expect(await page.locator("summary", { hasText: "Filters" }).isVisible()).toBe(false);
  expect(await page.getByRole("banner").getByRole("link", { name: "Offices", exact: true }).isVisible()).toBe(true);
  expect(await page.getByText("Menu", { exact: true }).isVisible()).toBe(false);
});

test("on a phone the menu opens, navigates and closes", async () => {
  const page = await site.visit("/", PHONE);
  const link = page.getByRole("banner").getByRole("link", { name: "Recently sold" });
  expect(await link.isVisible()).toBe(false);
  await page.getByText("Menu", { exact: true }).tap();
  await page.getByRole("banner").getByText("Sell a business", { exact: true }).first().tap();
  await link.tap();
  await expectHeading(page, "Recently sold");
  await link.waitFor({ state: "hidden" });
});

test("a missing page keeps the layout and links home; under an office it keeps the office", async () => {
  const page = await site.visit("/no/such/page");
  await expectHeading(page, "Something's missing.");
  expect(await page.getByRole("banner").isVisible()).toBe(true);
  expect(await page.getByRole("contentinfo").isVisible()).toBe(true);
  await page.getByRole("main").getByRole("link", { name: "Go to the home page" }).click();
  await expectHeading(page, "A good business deserves a good next owner.");

  await page.goto(`${OFFICE}/no/such/page`);
  await expectHeading(page, "Something's missing.");
  expect(await page.getByRole("banner").innerText()).toContain("Tampa Bay office");
});

test("a visitor changes filters in place, opens the next result, compares and finds what was viewed", async () => {
  const page = await site.visit(`${SEARCH}?state=florida&price_max=900k`, PHONE);
  await page.evaluate(() => document.body.setAttribute("data-same", ""));
  const cards = page.locator("[data-region=results] article");
  // The first input loads what cards and chips need.
  await page.getByRole("heading", { level: 1 }).tap();
  await cards.nth(0).getByRole("button", { name: "Compare" }).waitFor();
  await page.getByRole("link", { name: /^Remove: .*900/ }).tap();
  await expectQuery(page, "?state=florida");
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("results");
  expect(await page.locator("body[data-same]").count()).toBe(1);
  await page.getByLabel("State: or").waitFor({ state: "attached" });

  await cards.nth(0).getByRole("button", { name: "Compare" }).tap();
  await cards.nth(1).getByRole("button", { name: "Compare" }).tap();
  const [first = "", second = ""] = await cards.locator("h3").allInnerTexts();
  await cards.nth(0).locator("h3 a").tap();
  await page.waitForURL(/listings\/.*\?state=florida$/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("viewed_listings") ?? "")).toContain(first);
  await page.getByRole("link", { name: "Next" }).tap();
  await page.waitForURL(/listings\/.*state=florida&page=1$/);
  await expectHeading(page, second);
  await page.locator("[data-viewed]").getByRole("link", { name: first }).waitFor();

  await page.getByRole("link", { name: "Compare (2)" }).tap();
  await expectHeading(page, "Compare businesses");
  await page.waitForLoadState();
  expect(await page.getByRole("row", { name: "Asking price" }).innerText()).toContain(second);
  await page.getByRole("link", { name: `Remove ${first}` }).tap();
  await page.getByRole("link", { name: `Remove ${first}` }).waitFor({ state: "detached" });
  await page.getByRole("link", { name: /^Add / }).first().waitFor();
});

test("the next page's results have the focus, and a screen reader hears which page they are", async () => {
  const page = await site.visit(`${SEARCH}?state=florida`);
  await page.getByRole("heading", { level: 1 }).click();
  await page.getByRole("button", { name: "Compare" }).first().waitFor();
  await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Next" }).press("Enter");
  await expectQuery(page, "?state=florida&page=2");
  await page.locator("#results:focus").waitFor();
  await page.getByRole("heading", { name: "200 businesses", description: "Page 2 of 9" }).waitFor();
  await page.getByRole("status").getByText("200 businesses, Page 2 of 9").waitFor({ state: "attached" });
});

test("a result that is tapped before the page's other code is loaded links back to its search", async () => {
  const page = await site.visit(`${SEARCH}?state=florida`, PHONE);
  await page.route(/\/listing-tools-/, () => {});
  await page.locator("[data-region=results] article h3 a").first().tap();
  await page.waitForURL(/listings\/.*\?state=florida$/);
  await page.getByRole("link", { name: "Back to results" }).waitFor();
});

test("two fingers zoom the map on a phone, and its buttons move it by keyboard", async () => {
  const page = await site.visit(`${SEARCH}?state=florida&view=map`, PHONE);
  const [map, button] = [page.locator("[data-search-map]"), page.getByRole("button", { name: "Search this area" })];
  await map.scrollIntoViewIfNeeded();
  await page.getByRole("button", { name: "Compare" }).first().waitFor();
  const { x, y, width, height } = (await map.boundingBox()) ?? expect.fail("The map isn't visible.");
  const before = await map.evaluate((svg: SVGSVGElement) => svg.viewBox.baseVal.width);
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...apart: number[]) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: apart.map((offset, id) => ({ x: x + width / 2 + offset, y: y + height / 2, id })),
    });
  await touch("touchStart", -20);
  await touch("touchStart", -20, 20);
  await touch("touchMove", -50, 50);
  await touch("touchMove", -80, 80);
  await touch("touchEnd");
  expect(await map.evaluate((svg: SVGSVGElement) => svg.viewBox.baseVal.width)).toBeCloseTo(before / 4, 0);
  await button.tap();
  await page.waitForURL(/bbox=/);
  const read = () => new URL(page.url()).searchParams.get("bbox") ?? "";
  const zoomed = read();
  await page.getByRole("link", { name: "West" }).press("Enter");
  await expect.poll(read).not.toBe(zoomed);
  expect(Number.parseFloat(read())).toBeLessThan(Number.parseFloat(zoomed));
  // The next press moves the map again.
  await page.getByRole("link", { name: "West" }).and(page.locator(":focus")).waitFor();
});

test("the map is moved with the pointer, and the area that it shows is searched", async () => {
  const page = await site.visit(`${SEARCH}?state=florida&view=map`);
  const [map, button] = [page.locator("[data-search-map]"), page.getByRole("button", { name: "Search this area" })];
  await map.hover();
  await page.getByRole("button", { name: "Compare" }).first().waitFor();
  expect(await button.isVisible()).toBe(false);
  const { x, y, width, height } = (await map.boundingBox()) ?? expect.fail("The map isn't visible.");
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 4, y + height / 4, { steps: 3 });
  await page.mouse.up();
  await button.click();
  await page.waitForURL(/bbox=/);
  const [west = 0, south = 0, east = 0, north = 0] = (new URL(page.url()).searchParams.get("bbox") ?? "")
    .split(",")
    .map(Number);
  // The middle of the map was moved up and to the left, so it shows what is southeast of Florida.
  expect((west + east) / 2).toBeGreaterThan(-82.5);
  expect((south + north) / 2).toBeLessThan(27.8);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("results");
});
