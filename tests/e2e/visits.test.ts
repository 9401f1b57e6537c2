import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { PLUGIN_READY_MS, TRACKING_START_MS } from "#web/browser/plugins/plugin.ts";
import { callAs } from "../support/buyer-calls.ts";
import { startSite } from "../support/server.ts";
import { DESKTOP, startVisitors } from "./visitors.ts";

const GA_ID = "G-HANDOVER01";
const OFFICE = "/locations/florida/tampa-bay";
const site = startVisitors({}, () => startSite({ env: { GA_ID } }));

/** A headless browser identifies itself and would be classified as a crawler. */
const userAgent =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
const PERSON = { ...DESKTOP, userAgent };

/** Opens a page with a fake analytics vendor that loads and sends nothing. */
async function visit(path: string): Promise<{ page: Page; asked: string[] }> {
  const input: string[] = [];
  // At an address with a token, no vendor's script starts before its route is set.
  const page = await site.visit("/privacy?token=none", PERSON);
  await page.route(/^https:/, async (route) => {
    input.push(route.request().url());
    const body = `window.google_tag_manager = { ${JSON.stringify(GA_ID)}: {} };`;
    await route.fulfill({ contentType: "text/javascript", body });
  });
  await page.goto(path);
  return { page, asked: input };
}

/** Returns the events that the vendor received. */
const getDataLayer = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    ((window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? [])
      .filter((command) => command[0] === "event")
      .map((command) => String(command[1])),
  );

/** Returns the office's phone numbers. Asks outside the page, which sets its own CSRF cookie meanwhile. */
async function getNumbers(): Promise<{ organic_number: string | null; phone: string; paid_number: string }> {
  const query = '{ tribe(slug: "tampa-bay") { phone organic_number paid_number } }';
  const { body } = await callAs(site.origin, "", "/api/graphql", "POST", { query });
  return JSON.parse(body).data.tribe;
}

test("a visitor from an ad sees its phone number for the whole visit, and their inquiry names the ad", async () => {
  const { page } = await visit(`${OFFICE}?gclid=spring-1&utm_source=search`);
  const { paid_number, organic_number, phone } = await getNumbers();
  const number = page.getByRole("banner").locator('a[href^="tel:"]').first();
  await expect.poll(() => number.innerText()).toBe(paid_number);
  await page.goto(`${OFFICE}/contact-us`);
  await expect.poll(() => number.innerText()).toBe(paid_number);
  expect(paid_number).not.toBe(organic_number ?? phone);

  await page.getByLabel("Your name").fill("Pat Doe");
  const sent = page.waitForRequest((request) => request.method() === "POST" && request.url().includes("/contact-us"));
  await page.getByRole("main").getByRole("button", { name: "Send message" }).click();
  const tracking = JSON.parse(new URLSearchParams((await sent).postData() ?? "").get("tracking") ?? "[]");
  expect(tracking).toContainEqual(expect.objectContaining({ parameter: "gclid", value: "spring-1", path: OFFICE }));
  expect(tracking).toContainEqual(expect.objectContaining({ parameter: "device", value: "Desktop" }));
});

test("a vendor receives page views and calls a second later, and nothing after a visitor opts out", async () => {
  const { page, asked: input } = await visit(OFFICE);
  await expect.poll(() => input.length).toBe(1);
  await expect.poll(() => getDataLayer(page)).toContain("page_view");

  await page.evaluate(() => addEventListener("click", (event) => event.preventDefault()));
  await page.getByRole("banner").locator('a[href^="tel:"]:visible').first().click();
  await expect.poll(() => getDataLayer(page)).toContain("call_click");

  await page.getByRole("button", { name: "Privacy choices" }).click();
  await page.getByRole("button", { name: "Reject all" }).click();
  await expect
    .poll(() =>
      page
        .context()
        .cookies()
        .then((all) => all.find(({ name }) => name === "consent")?.value),
    )
    .toMatch(/^0\.0\./);
  await expect.poll(() => getDataLayer(page)).toEqual([]);
  const before = input.length;
  await page.clock.install();
  await page.goto(`${OFFICE}/about/our-team`);
  await page.clock.runFor(TRACKING_START_MS + PLUGIN_READY_MS);
  await page.waitForLoadState("networkidle");
  expect(input.length).toBe(before);
  expect(await page.locator('script[src*="googletagmanager"]').count()).toBe(0);
});
