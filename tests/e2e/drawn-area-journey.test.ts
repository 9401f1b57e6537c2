import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { SEARCH } from "./pages.ts";
import { PHONE, startVisitors } from "./visitors.ts";

const site = startVisitors({ sharesSite: true });

const TAMPA_BAY = "-83,28.4 -82,28.4 -82,27.5 -83,27.5";

const getMap = (page: Page) => page.locator("[data-search-map]");
const getDrawButton = (page: Page) => page.getByRole("button", { name: "Draw an area" });
const getAreaButton = (page: Page) => page.getByRole("button", { name: "Search this area" });
const getChip = (page: Page) => page.getByRole("link", { name: "Remove: Within the drawn area" });
const getClearLink = (page: Page) => page.getByRole("link", { name: "Clear area" });
const readCount = async (page: Page) =>
  Number.parseInt((await page.locator("#results").innerText()).replace(",", ""), 10);
const readPolygon = (page: Page) => new URL(page.url()).searchParams.get("polygon")?.split(" ") ?? [];

/** Opens the map of Florida once its script is running. */
async function openMap(options?: typeof PHONE): Promise<Page> {
  const page = await site.visit(`${SEARCH}?state=florida&view=map`, options);
  await page.getByRole("button", { name: "Compare" }).first().waitFor();
  return page;
}

/** Presses the button that starts drawing, and waits until its script has loaded. */
async function startDrawing(page: Page): Promise<void> {
  await getDrawButton(page).click();
  await page.getByRole("status").filter({ hasText: "Draw a line around the area" }).waitFor();
}

/** The way around the upper left half of the map, on the screen. */
async function getWay(page: Page): Promise<[x: number, y: number][]> {
  await getMap(page).scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await getMap(page).boundingBox()) ?? expect.fail("The map isn't visible.");
  const shares = [
    [0.1, 0.1],
    [0.9, 0.12],
    [0.7, 0.3],
    [0.55, 0.6],
    [0.12, 0.5],
  ] as const;
  return shares.map(([right, down]) => [x + right * width, y + down * height]);
}

async function draw(page: Page, way: readonly [x: number, y: number][]): Promise<void> {
  const [start, ...others] = way;
  await page.mouse.move(...start!);
  await page.mouse.down();
  for (const point of others) await page.mouse.move(...point, { steps: 8 });
  await page.mouse.up();
}

test("an area is drawn with the mouse, shown with its results, and cleared", async () => {
  const page = await openMap();
  const all = await readCount(page);
  await startDrawing(page);
  await draw(page, await getWay(page));
  await page.waitForURL(/polygon=/);
  await getChip(page).waitFor();
  expect(readPolygon(page).length).toBeGreaterThanOrEqual(5);
  expect(readPolygon(page).length).toBeLessThanOrEqual(40);
  const inside = await readCount(page);
  expect(inside).toBeGreaterThan(0);
  expect(inside).toBeLessThan(all);
  expect(await page.locator(".map-shape").count()).toBe(1);
  expect(await getDrawButton(page).count()).toBe(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("results");
  await page
    .getByRole("status")
    .filter({ hasText: `${inside} businesses` })
    .waitFor({ state: "attached" });

  // Moving the map keeps the area, and a filter too.
  await page.getByRole("link", { name: "Zoom in" }).click();
  await page.waitForURL(/bbox=/);
  await getChip(page).waitFor();
  await page.goBack();
  await expect.poll(() => readCount(page)).toBe(inside);
  await page.getByLabel("Relocatable").check();
  await page.waitForURL(/relocatable=1.*polygon=/);
  await page.goBack();
  await expect.poll(() => readCount(page)).toBe(inside);

  await getClearLink(page).click();
  await getDrawButton(page).waitFor();
  await expect.poll(() => readCount(page)).toBe(all);
  expect(page.url()).not.toContain("polygon");
});

test("a finger draws on a phone while the page stays where it is", async () => {
  const page = await openMap(PHONE);
  await getDrawButton(page).tap();
  await page.getByRole("button", { name: "Cancel drawing" }).waitFor();
  const [start, ...others] = await getWay(page);
  const scrolled = await page.evaluate(() => scrollY);
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", point?: [x: number, y: number]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: point ? [{ x: point[0], y: point[1] }] : [] });
  await touch("touchStart", start);
  for (const point of others) await touch("touchMove", point);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await touch("touchEnd");
  await page.waitForURL(/polygon=/);
  await getChip(page).waitFor();
  expect(readPolygon(page).length).toBeGreaterThanOrEqual(5);
});

test("a slip is no area, and Escape ends drawing, so that the pointer moves the map again", async () => {
  const page = await openMap();
  await startDrawing(page);
  const way = await getWay(page);
  const [x, y] = way[3]!;
  await draw(page, [
    [x, y],
    [x + 5, y],
    [x, y + 5],
  ]);
  await page.getByRole("status").filter({ hasText: "too small" }).waitFor();
  expect(await page.locator(".map-shape").count()).toBe(0);
  await page.keyboard.press("Escape");
  await getDrawButton(page).waitFor();
  await draw(page, way);
  await getAreaButton(page).waitFor();
  expect(readPolygon(page)).toEqual([]);
});

test("a key that starts drawing also offers the area that the map shows", async () => {
  const page = await openMap();
  await getDrawButton(page).press("Enter");
  await page.getByRole("status").filter({ hasText: "choose “Search this area”" }).waitFor();
  await getAreaButton(page).press("Enter");
  await page.waitForURL(/bbox=/);
});

test("a link with an area shows it without script, but no button to draw", async () => {
  const options = { javaScriptEnabled: false };
  const page = await site.visit(`${SEARCH}?view=map&polygon=${encodeURIComponent(TAMPA_BAY)}`, options);
  await getChip(page).waitFor();
  expect(await page.locator(".map-shape").count()).toBe(1);
  const inside = await readCount(page);
  await getClearLink(page).click();
  await page.locator("[data-search-map]").waitFor();
  expect(await readCount(page)).toBeGreaterThan(inside);
  await getDrawButton(page).waitFor({ state: "hidden" });
});
