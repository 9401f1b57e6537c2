import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import french from "../../src/editions/messages/fr-CA.json" with { type: "json" };
import japanese from "../../src/editions/messages/ja-JP.json" with { type: "json" };
import { startSite } from "../support/server.ts";
import { getStoredUser, PASSWORD } from "./buyers.ts";
import { signInAtDesk } from "./desk.ts";
import { findOverflow } from "./inspections.ts";
import { SEARCH } from "./pages.ts";
import { DESKTOP, expectHeading, PHONE, startVisitors } from "./visitors.ts";

const site = startVisitors({}, () => startSite({ env: { LOCALES: "en-US,fr-CA,es-ES,ja-JP" } }));

type Catalog = typeof french | typeof japanese;

/** Searches, saves a listing, registers to keep it and finds it among the saved listings, all in one language. */
async function sendInquiry(
  page: Page,
  prefix: string,
  options: Catalog,
  buyer: { first: string; last: string; email: string },
) {
  const card = page.getByRole("main").getByRole("article").first();
  const name = await card.getByRole("heading").innerText();
  await card.locator("button[data-save][aria-pressed=false]").click();
  const dialog = page.getByRole("dialog");
  await card.getByRole("link", { name: options.device_note_register }).click();
  await dialog.getByLabel(options.field_first_name).fill(buyer.first);
  await dialog.getByLabel(options.field_last_name).fill(buyer.last);
  await dialog.getByLabel(options.field_email).fill(buyer.email);
  await dialog.locator("[name=phone_number]").fill("(813) 555-0142");
  await dialog.locator("[name=password]").fill(PASSWORD);
  await dialog.locator("[name=privacy_terms]").check();
  await dialog.getByRole("button", { name: options.register_send, exact: true }).click();
  await dialog.waitFor({ state: "detached" });
  await card.locator("button[data-save][aria-pressed=true]").waitFor();
  await expect.poll(() => getStoredUser(page)).toMatchObject({ email: buyer.email, first_name: buyer.first });
  await card.getByRole("link", { name, exact: true }).click();
  await expectHeading(page, name);
  expect(new URL(page.url()).pathname).toMatch(new RegExp(`^${prefix}/(buy-a-business|franchise)/`));
  await page.goto(`${prefix}/bizmatch/saved-listings`);
  await page.getByRole("main").locator("article").first().waitFor();
  expect(new URL(page.url()).pathname).toBe(`${prefix}/bizmatch/saved-listings`);
  expect(await page.getByRole("main").getByRole("article").getByRole("heading").first().innerText()).toBe(name);
}

test("a buyer's journey in French, chosen in the footer", async () => {
  const page = await site.visit(`${SEARCH}?kind=business`, DESKTOP);
  await page.getByRole("contentinfo").getByRole("link", { name: "Français" }).click();
  await page.waitForURL(`**/fr${SEARCH}?kind=business`);
  expect(await page.locator("html").getAttribute("lang")).toBe("fr-CA");
  await sendInquiry(page, "/fr", french, { first: "Zoé", last: "Tremblay", email: "zoe.achat@example.org" });
  // A later visit without a prefix uses the chosen language.
  await page.goto("/contact-us");
  expect(new URL(page.url()).pathname).toBe("/fr/contact-us");
});

test("a broker signs in and sees the desk in their browser's language", async () => {
  const page = await site.visit("/fr", { ...DESKTOP, locale: "fr-CA" });
  await page.goto("/desk/sign-in");
  expect(await page.locator("html").getAttribute("lang")).toBe("fr-CA");
  await page.locator('form:has([value="head_office"]) button').first().click();
  const menu = page.getByRole("navigation", { name: french.desk_menu });
  await menu.getByRole("link", { name: french.desk_staff_title, exact: true }).click();
  await expectHeading(page, french.desk_staff_title);
});

test("a buyer's journey in Japanese on a phone", async () => {
  const page = await site.visit(`/ja${SEARCH}?kind=business`, PHONE);
  expect(await page.locator("html").getAttribute("lang")).toBe("ja-JP");
  expect(await findOverflow(page)).toEqual([]);
  await sendInquiry(page, "/ja", japanese, { first: "花子", last: "山田", email: "hanako@example.org" });
});

test("head office starts an article's translation as a draft", async () => {
  const desk = await signInAtDesk(site, "Head office", "/desk/articles/create");
  await desk.getByLabel("Web address").fill("to-translate");
  await desk.getByRole("textbox", { name: "Heading", exact: true }).fill("To translate");
  await desk.getByLabel("Page title").fill("To translate");
  await desk.getByLabel("Description").fill("An article in one language.");
  await desk.getByRole("textbox", { name: "Text", exact: true }).click();
  await desk.keyboard.type("Hello.");
  await desk.getByRole("button", { name: "Save article" }).click();
  await desk.getByRole("link", { name: "View on the site" }).waitFor();

  await desk.goto("/desk/translations");
  const row = desk.getByRole("row").filter({ hasText: "To translate" });
  await row.getByRole("button", { name: /Spanish/ }).click();
  await desk.getByRole("heading", { level: 1, name: "To translate" }).waitFor();
  await desk.getByText("Hello.").waitFor();
  expect(await desk.getByLabel("Draft: not shown on the site").isChecked()).toBe(true);
  const draft = desk.url();
  await desk.goto("/desk/translations");
  await row.getByRole("button", { name: /Spanish/ }).click();
  await desk.getByRole("heading", { level: 1, name: "To translate" }).waitFor();
  expect(desk.url()).toBe(draft);
});

test.each(["", "/fr-ca", "/es-es", "/ja-jp"])("the main menu of %s/ is one row or one button", async (prefix) => {
  const page = await site.visit(`${prefix}/`);
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const heights = page
      .getByRole("banner")
      .locator("[data-menu]")
      .evaluate((menu) => menu.clientHeight);
    expect(await heights, `${width} px`).toBeLessThan(60);
  }
});
