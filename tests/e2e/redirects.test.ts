import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { AGENT, OFFICE, SEARCH } from "./pages.ts";
import { DESKTOP, expectHeading, startVisitors, waitUntilReady } from "./visitors.ts";

const site = startVisitors({ sharesSite: true });
const MIAMI = "/locations/florida/miami";
const SCROLL_OFFSET = 200;

/** Follows a link to a path, wherever such a link is. */
async function follow(page: Page, to: string): Promise<void> {
  await page.evaluate((to) => {
    const link = document.createElement("a");
    link.href = to;
    document.body.append(link);
    link.click();
  }, to);
}

const expectPath = (page: Page, path: string): Promise<void> =>
  page.waitForURL((url) => url.pathname + url.search + url.hash === path);

async function hasStoredOffice(page: Page): Promise<string | null> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === "location");
  return cookie ? JSON.parse(decodeURIComponent(cookie.value)).slug : null;
}

test("a visitor with a chosen office gets its pages from the network's links and can go back", async () => {
  const page = await site.visit(OFFICE);
  await expect.poll(() => hasStoredOffice(page)).toBe("tampa-bay");
  await page.goto("/locations");
  await expectHeading(page, /./);
  await waitUntilReady(page);
  await page.getByRole("banner").getByRole("link", { name: "Contact" }).click();
  await expectPath(page, `${OFFICE}/contact-us`);
  await page.getByRole("banner").getByText("Tampa Bay office").waitFor();
  await page.goBack();
  await expectPath(page, "/locations");
  await page.goForward();
  await expectPath(page, `${OFFICE}/contact-us`);
});

test("going back to the network's page after choosing an office doesn't loop", async () => {
  const page = await site.visit("/select-location");
  await follow(page, "/contact-us");
  await expectPath(page, "/contact-us");
  await follow(page, OFFICE);
  await expectPath(page, OFFICE);
  await expect.poll(() => hasStoredOffice(page)).toBe("tampa-bay");
  await page.goBack();
  await expectPath(page, "/contact-us");
  await page.goBack();
  await expectPath(page, "/select-location");
});

test("the network's home page and every agent's page clear the chosen office", async () => {
  for (const path of ["/", AGENT]) {
    const page = await site.visit(OFFICE);
    await expect.poll(() => hasStoredOffice(page)).toBe("tampa-bay");
    await follow(page, path);
    await expectPath(page, path);
    await expect.poll(() => hasStoredOffice(page)).toBeNull();
    await follow(page, "/buy-a-franchise");
    await expectPath(page, "/buy-a-franchise");
  }
});

test("a visitor stays with their agent, and another agent's page links only to that agent", async () => {
  const page = await site.visit(AGENT);
  const banner = page.getByRole("banner");
  await banner.getByText("Marisol Etcheverry").waitFor();
  await follow(page, "/contact-us");
  await expectPath(page, `${AGENT}/contact-us`);
  await follow(page, "/sell-a-business?x=1");
  await expectPath(page, `${AGENT}/sell-a-business?x=1`);
  await follow(page, OFFICE);
  await expectPath(page, OFFICE);
  const other = await page.locator(`main a[href^="/agents/"]:not([href^="${AGENT}"])`).first().getAttribute("href");
  if (!other) throw new Error("The office shows no second agent.");
  await follow(page, AGENT);
  await banner.getByText("Marisol Etcheverry").waitFor();
  await follow(page, other);
  await expectPath(page, other);
  await banner.getByText("Marisol Etcheverry").waitFor({ state: "detached" });
});

test("links lead to redirects, offices by name and sign-in", async () => {
  const page = await site.visit(SEARCH);
  await follow(page, "/find-a-broker/florida");
  await expectPath(page, "/locations/florida");
  await follow(page, "/bizmatch/profile");
  await expectPath(page, "/?login=1&redirect=%2Fbizmatch%2Fprofile");
  await follow(page, "/?store=miami");
  await expectPath(page, MIAMI);
  await expect.poll(() => hasStoredOffice(page)).toBe("miami");
});

const getTop = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));
const getScrollBehavior = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
const getScrollTop = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

test.each(["reduce", "no-preference"] as const)(
  "a hash scrolls below the top edge and other pages to the top; motion preference: %s",
  async (reducedMotion) => {
    const page = await site.visit("/locations", { ...DESKTOP, viewport: { width: 1280, height: 400 }, reducedMotion });
    await page.evaluate(() => window.scrollTo(0, 150));
    await follow(page, `${AGENT}/my-listings`);
    await expectPath(page, `${AGENT}#my-listings`);
    // The URL changes before the page does.
    await expect.poll(() => getScrollBehavior(page)).toBe(reducedMotion === "reduce" ? "auto" : "smooth");
    await expect.poll(() => getTop(page, "#my-listings")).toBe(SCROLL_OFFSET);
    await follow(page, `${AGENT}/contact-us`);
    await expectPath(page, `${AGENT}/contact-us`);
    await expect.poll(() => getScrollTop(page)).toBe(0);
    expect(await getScrollBehavior(page)).toBe("auto");
    await page.goBack();
    await expect.poll(() => getTop(page, "#my-listings")).toBe(SCROLL_OFFSET);
  },
);
