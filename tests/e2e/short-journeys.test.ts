import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { getMailedCode } from "../support/verified-buyer.ts";
import { fillRegistration } from "./buyers.ts";
import { findViolations } from "./inspections.ts";
import { PAGES, SEARCH, toPath } from "./pages.ts";
import { DESKTOP, expectHeading, PHONE, startVisitors } from "./visitors.ts";

/* What a visitor on a phone can do with few taps. */

const site = startVisitors({ expectedStatuses: [403] });

const NAME = "Wood-Fired Pizzeria with Patio";
const openPizzeria = async (): Promise<Page> => site.visit(await toPath(site.origin, PAGES["listing's page"]), PHONE);
const getSavedLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^Saved \d/ });

test("a visitor saves a listing without an account, finds it again, removes it and undoes that", async () => {
  const page = await openPizzeria();
  expect(await getSavedLink(page).count()).toBe(0);
  await page.getByRole("button", { name: "Save this business" }).tap();
  await page.getByText("Saved on this device.").waitFor();
  expect(await findViolations(page)).toEqual([]);

  await page.goto("/");
  await getSavedLink(page).tap();
  await expectHeading(page, "Saved businesses");
  const card = page.getByRole("main").getByRole("article").filter({ hasText: NAME });
  const saveButton = card.locator("button[data-save]");
  await card.locator("[data-save][aria-pressed=true]").waitFor();
  await saveButton.tap();
  await getSavedLink(page).waitFor({ state: "detached" });
  await saveButton.tap();
  await getSavedLink(page).waitFor();
  // A bookmark of the page without the listings' numbers.
  await page.goto("/buy-a-business/saved-businesses");
  await card.getByRole("link", { name: NAME }).waitFor();
});

test("the link to the saved listings keeps the focus while their number changes", async () => {
  const page = await site.visit(SEARCH, DESKTOP);
  const saveButtons = page.getByRole("main").locator("button[data-save]");
  await saveButtons.nth(0).click();
  await getSavedLink(page).focus();
  // Doesn't move the focus, like a change from another tab.
  await saveButtons.nth(1).evaluate((button: HTMLElement) => button.click());
  await expect.poll(() => getSavedLink(page).innerText()).toMatch(/2$/);
  expect(await getSavedLink(page).evaluate((link) => link === document.activeElement)).toBe(true);
});

test("what a visitor saved is in the account as soon as there is one", async () => {
  const page = await openPizzeria();
  await page.getByRole("button", { name: "Save this business" }).tap();
  await getSavedLink(page).tap();
  await page.waitForURL("**/saved-businesses?*");
  await page.getByRole("main").getByRole("link", { name: "Register as a buyer" }).tap();
  const dialog = page.getByRole("dialog");
  await fillRegistration(dialog, "june.moves@example.org");
  await dialog.getByRole("button", { name: "Register" }).tap();
  await page.waitForURL("**/bizmatch/saved-listings");
  await page.getByRole("main").getByRole("link", { name: NAME }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem("saved_listings"))).toBeNull();
  expect(await getSavedLink(page).getAttribute("href")).toMatch(/\/bizmatch\/saved-listings$/);
});

test("a visitor without an account registers and signs an NDA in as few steps as it has decisions", async () => {
  const email = "june.first@example.org";
  const page = await openPizzeria();
  await page.getByText("Sign NDA to view").tap();
  const registration = page.getByRole("dialog", { name: "Register as a buyer" });
  await registration.getByRole("link", { name: "Have an account? Sign in" }).waitFor();
  await fillRegistration(registration, email);
  await registration.getByRole("button", { name: "Register" }).tap();
  const nda = page.getByRole("dialog", { name: "Confidentiality agreement" });
  const consent = nda.getByLabel("I have read the agreement");
  const signature = nda.getByLabel("Your full legal name");
  await consent.check();
  await signature.waitFor();
  expect(await consent.evaluate((box) => box === document.activeElement)).toBe(true);
  // A withdrawn consent takes the signature away.
  await consent.uncheck();
  await signature.waitFor({ state: "detached" });
  await consent.check();
  await signature.fill("June Whitfield");
  await nda.getByRole("button", { name: "Sign agreement" }).tap();
  const code = nda.getByLabel("Six-digit code");
  const sent = await getMailedCode(site.origin, email);
  await code.fill(sent === "000000" ? "000001" : "000000");
  await nda.getByRole("alert").waitFor();
  await code.fill(sent);
  await nda.waitFor({ state: "detached" });
  await page.getByRole("region", { name: "Financials by year" }).waitFor();
});

test("a visitor who has signed in with this browser before is asked to sign in", async () => {
  const page = await openPizzeria();
  await page.evaluate(() => localStorage.setItem("has_account", "1"));
  await page.getByText("Sign NDA to view").tap();
  await page.getByRole("dialog", { name: "Sign in" }).getByRole("link", { name: "New here? Register" }).waitFor();
});

test("a second question needs only the question and the consent", async () => {
  const send = async (page: Page): Promise<void> => {
    await page.getByLabel("I Agree to Privacy Terms").check();
    await page.getByRole("button", { name: "Send message" }).tap();
    await page.waitForURL("**/contact-us/thank-you");
  };
  const page = await openPizzeria();
  const { pathname } = new URL(page.url());
  await page.getByLabel("Your name").fill("June Whitfield");
  await page.getByLabel("Email").fill("june.asks@example.org");
  await send(page);

  await page.goto(pathname);
  await expect.poll(() => page.getByLabel("Email").inputValue()).toBe("june.asks@example.org");
  await page.mouse.wheel(0, 1_000);
  await page.getByRole("link", { name: "Message us" }).tap();
  await page.locator("[name=message]:focus").waitFor();
  expect(await page.getByLabel("I Agree to Privacy Terms").isChecked()).toBe(false);
  await send(page);
});

test("a seller sees a range before saying who they are, and a problem with an answer at once", async () => {
  const page = await site.visit("/", PHONE);
  await page.getByRole("main").getByRole("link", { name: "What is my business worth?" }).first().tap();
  await page.waitForURL("**/what-is-my-business-worth");
  await page.getByLabel("Category").selectOption("food-restaurants");
  const profit = page.getByLabel("Profit before tax");
  await profit.fill("150000");
  await page
    .getByText(/It could sell for \$[\d,]+ to \$[\d,]+\./)
    .first()
    .waitFor();
  const likely = page.locator("[data-valuation=likely]");
  const before = Number(await likely.getAttribute("value"));
  expect(before).toBeGreaterThan(0);
  expect(await profit.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await findViolations(page)).toEqual([]);
  await profit.fill("300000");
  await expect.poll(async () => Number(await likely.getAttribute("value"))).toBeGreaterThan(before);
  await profit.fill("plenty");
  await page.locator("[data-region=range] .border-signal").waitFor();
  expect(await likely.count()).toBe(0);
});

test("without script, the range follows on the thank-you page", async () => {
  const page = await site.visit("/sell-a-business/what-is-my-business-worth", { ...DESKTOP, javaScriptEnabled: false });
  await page.getByLabel("Category").selectOption("food-restaurants");
  await page.getByLabel("Profit before tax").fill("150000");
  await page.getByLabel("Your name").fill("June Whitfield");
  await page.getByLabel("Email").fill("june.worth@example.org");
  await page.getByLabel("ZIP code").fill("33602");
  await page.getByLabel("I Agree to Privacy Terms").check();
  await page.getByRole("button", { name: "Ask an advisor" }).click();
  await page.locator("[data-valuation=likely]").waitFor();
});
