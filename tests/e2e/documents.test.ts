import type { Page, Response } from "playwright-core";
import { expect, test } from "vitest";
import { signUp } from "./buyers.ts";
import { AGENT, OFFICE, PAGES, SEARCH, toPath } from "./pages.ts";
import { DESKTOP, PHONE, startVisitors, waitUntilReady } from "./visitors.ts";

/* Checks what a page promises as a plain document: little to load, nothing that moves, and instant navigation. */

const site = startVisitors({ sharesSite: true });

/** On a phone. */
const MAX_REQUESTS = 14;
const MAX_FONT_BYTES = 50_000;
const MAX_SCRIPT_BYTES = 12_000;
/** Nothing else of ours loads without input after this time. */
const SETTLED_MS = 10_000;
const COPIED_MS = 1_500;

const ADDRESSES = {
  home: "/",
  search: SEARCH,
  listing: PAGES["listing's page"],
  office: OFFICE,
  agent: AGENT,
  content: "/sell-a-business",
  form: "/contact-us",
  blog: "/blog",
};

test.each(Object.entries(ADDRESSES))(
  "a first view of the %s page needs few requests and bytes",
  async (_name, address) => {
    const page = await site.visit("/privacy", PHONE);
    await (await page.context().newCDPSession(page)).send("Network.clearBrowserCache");
    const responses: Response[] = [];
    page.on("response", (response) => responses.push(response));
    await page.clock.install();
    await page.goto(await toPath(site.origin, address));
    await page.clock.runFor(SETTLED_MS);
    await page.waitForLoadState("networkidle");
    const sumBytes = async (type: string): Promise<number> => {
      const ofType = responses
        .map((response) => response.request())
        .filter((request) => request.resourceType() === type);
      const sizes = await Promise.all(ofType.map((request) => request.sizes()));
      return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    };
    const paths = responses.map((response) => new URL(response.url()).pathname);
    expect(paths.length, paths.join(" ")).toBeLessThanOrEqual(MAX_REQUESTS);
    const [fonts, scripts] = [await sumBytes("font"), await sumBytes("script")];
    expect(fonts).toBeGreaterThan(0);
    expect(fonts).toBeLessThanOrEqual(MAX_FONT_BYTES);
    expect(scripts).toBeGreaterThan(0);
    expect(scripts).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
  },
);

/** Adds up all layout shifts of pages opened from now on. */
async function recordShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shown = globalThis as unknown as { shifts: number };
    shown.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shown.shifts += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { shifts: number }).shifts);
}

test("nothing moves while a page loads, also when a buyer's own parts arrive", async () => {
  const page = await site.visit("/contact-us", PHONE);
  // On a busy machine, a font may replace the system's after the first paint, which moves the text.
  await page.route("**/*.woff2", (route) => route.abort("aborted"));
  const getShifts = await recordShifts(page);
  const expectStill = async (): Promise<void> => {
    for (const address of Object.values(ADDRESSES)) {
      await page.goto(await toPath(site.origin, address));
      await waitUntilReady(page);
      expect(await getShifts(), address).toBe(0);
    }
  };
  await expectStill();
  await signUp(page, "june.still@example.org");
  await expectStill();
  // Proves that a shift would be noticed.
  await page.evaluate(() =>
    document.body.prepend(Object.assign(document.createElement("p"), { style: "height:9rem" })),
  );
  await expect.poll(getShifts).toBeGreaterThan(0);
});

/** Leaves the page, goes back, and returns what in the page kept it out of the back/forward cache. */
async function findObstacles(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  const obstacles = new Promise<string[]>((resolve) => {
    session.on("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }) =>
      resolve(notRestoredExplanations.filter(({ type }) => type === "PageSupportNeeded").map(({ reason }) => reason)),
    );
  });
  const left = page.url();
  await page.goto("/privacy");
  await page.goBack();
  await page.waitForURL(left);
  const found = await obstacles;
  await session.detach();
  return found;
}

test("pages may wait in the back/forward cache", async () => {
  for (const address of Object.values(ADDRESSES)) {
    const page = await site.visit(await toPath(site.origin, address));
    await page.waitForLoadState("networkidle");
    expect(await findObstacles(page), address).toEqual([]);
  }
  const page = await site.visit("/contact-us");
  // Proves that an obstacle would be noticed: a request that never ends.
  await page.route("**/api/healthz", () => {});
  await page.evaluate(() => void fetch("/api/healthz").catch(() => {}));
  expect(await findObstacles(page)).toEqual([expect.stringContaining("OutstandingNetworkRequest")]);
});

test("a page that was rendered in advance does nothing until it is shown", async () => {
  const page = await site.visit("/privacy");
  await page.addInitScript(() => {
    Object.defineProperty(document, "prerendering", { value: true, configurable: true });
  });
  await page.goto(OFFICE);
  await page.waitForLoadState("networkidle");
  const readState = async () => ({
    enhanced: await page.locator("html[data-enhanced]").count(),
    offices: (await page.context().cookies()).filter(({ name }) => name === "location").length,
  });
  expect(await readState()).toEqual({ enhanced: 0, offices: 0 });
  await page.evaluate(() => document.dispatchEvent(new Event("prerenderingchange")));
  await expect.poll(readState).toEqual({ enhanced: 1, offices: 1 });
});

test("following a link fades from page to page, and the browser knows which pages to load in advance", async () => {
  const page = await site.visit("/sell-a-business", { ...DESKTOP, reducedMotion: "no-preference" });
  await page.addInitScript(() => {
    addEventListener("pagereveal", (event) => {
      document.documentElement.dataset.faded = String(Boolean((event as { viewTransition?: object }).viewTransition));
    });
  });
  const follow = async (): Promise<string | null> => {
    await page.goto("/sell-a-business");
    await page.getByRole("banner").getByRole("link", { name: "Contact" }).click();
    await page.waitForURL("**/contact-us");
    return page.locator("html").getAttribute("data-faded");
  };
  // A busy browser skips the fade.
  await expect.poll(follow).toBe("true");
  const { headers, rules } = await page.evaluate(async () => {
    const { headers } = await fetch(location.href);
    const named = JSON.parse(headers.get("speculation-rules") ?? "null");
    const answer = await fetch(named);
    return { headers: answer.headers.get("content-type"), rules: await answer.json() };
  });
  expect(headers).toBe("application/speculationrules+json");
  expect(Object.keys(rules)).toEqual(["prefetch", "prerender"]);
});

test("a copied link says so for a second and a half", async () => {
  const path = PAGES["calculator's answer"];
  const page = await site.visit(path, { ...DESKTOP, permissions: ["clipboard-read", "clipboard-write"] });
  // The button's code loads after the page, with the code that compares listings.
  await page.locator(".compare-bar").waitFor({ state: "attached" });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const button = page.locator("[data-copy-link]").first();
  const label = await button.innerText();
  await button.click();
  await expect.poll(() => button.innerText()).toBe("Copied");
  await page.clock.runFor(COPIED_MS - 100);
  expect(await button.innerText()).toBe("Copied");
  await page.clock.runFor(200);
  expect(await button.innerText()).toBe(label);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.origin + path);
});
