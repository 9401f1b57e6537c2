import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ask } from "../support/ask.ts";
import { launchBrowser } from "../support/browser.ts";
import { registerAt } from "../support/buyer-calls.ts";
import { PAT } from "../support/buyers.ts";
import { type Site, startSite } from "../support/server.ts";

let site: Site;
let browser: Browser;
let path: string;

beforeAll(async () => {
  site = await startSite();
  browser = await launchBrowser();
  await registerAt(site.origin);
  const { body } = await ask(site.origin, "/api/listings?per_page=20&sort=name-asc");
  const { data } = JSON.parse(body) as { data: { slug: string }[] };
  path = `/buy-a-business/listings/${data.find(({ slug }) => !slug.endsWith("4"))?.slug}`;
}, 120_000);
afterAll(() => browser.close());

test("on a phone a visitor signs in, consents and signs, and the confidential part opens in place", async () => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto(site.origin + path);
  const dialog = page.getByRole("dialog");
  await page.getByRole("button", { name: "Sign the NDA" }).click();
  await dialog.getByLabel("E-mail").fill(PAT.email);
  await dialog.getByRole("textbox", { name: "Password" }).fill(PAT.password);
  await dialog.getByRole("button", { name: "Sign in" }).click();

  // A window that the browser blocks is told of, with a plain link.
  await dialog.getByRole("link", { name: "Open the text" }).click();
  const blocked = dialog.getByRole("link", { name: "open the agreement by this link" });
  expect(await blocked.getAttribute("href")).toMatch(/^\/bizmatch\/ndas\/.+\/text$/);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await dialog.getByText("Tick that you agree").waitFor();
  await dialog.getByRole("checkbox").check();
  await dialog.getByRole("button", { name: "Continue" }).click();
  await dialog.getByLabel("Your full legal name").fill("Somebody Else");

  // The session ends; who signs in again finds the step as they left it.
  await context.clearCookies();
  await dialog.getByRole("button", { name: "Sign the agreement" }).click();
  const login = dialog.filter({ has: page.getByLabel("E-mail") });
  await login.getByLabel("E-mail").fill(PAT.email);
  await login.getByRole("textbox", { name: "Password" }).fill(PAT.password);
  await login.getByRole("button", { name: "Sign in" }).click();
  await dialog.getByText("Type your name as your profile has it").waitFor();
  await dialog.getByLabel("Your full legal name").fill("pat  rivera");
  await dialog.getByRole("button", { name: "Sign the agreement" }).click();
  await page.locator("#confidential").getByText("CANARY-legal_name").waitFor();
  expect(new URL(page.url()).pathname).toBe(path);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await context.close();
});
