import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { DESKTOP, expectHeading, PHONE, visitors } from "./visitors.ts";

const site = visitors();

/** Comes in by the demonstration's door, from a page that nobody sees without signing in. */
async function enter(role: string, wanted: string, options = DESKTOP): Promise<Page> {
  const page = await site.visit("/", options);
  await page.goto(wanted);
  expect(new URL(page.url()).pathname).toBe("/desk/sign-in");
  await page.getByRole("button", { name: `Come in as ${role}` }).click();
  await page.waitForURL(`**${wanted}`);
  return page;
}

const menuOf = (page: Page) => page.getByRole("navigation", { name: "Desk" }).getByRole("link").allInnerTexts();

test("head office invites somebody, and reads in the log that it did", async () => {
  const page = await enter("Head office", "/desk/staff");
  await expectHeading(page, "Staff");
  await page.getByRole("link", { name: "Invite somebody" }).click();
  await page.getByLabel("E-mail").fill("no address");
  await page.getByLabel("Name").fill("Wren Castellano");
  await page.getByLabel("Role").selectOption("Read-only");
  await page.getByRole("button", { name: "Send the invitation" }).click();
  await page.getByText("Enter an e-mail address").or(page.locator("[aria-invalid=true]")).first().waitFor();
  expect(await page.getByLabel("Name").inputValue()).toBe("Wren Castellano");
  await page.getByLabel("E-mail").fill("wren@desk.example.com");
  await page.getByRole("button", { name: "Send the invitation" }).click();
  await expectHeading(page, "Staff");
  await page
    .getByRole("row", { name: /Wren Castellano/ })
    .getByText("Invited")
    .waitFor();
  await page.getByRole("link", { name: "Log" }).click();
  await page.getByRole("row", { name: /Marguerite Sandoval.*staff\.invited/ }).waitFor();
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.waitForURL("**/desk/sign-in");
  await page.goto("/desk/staff");
  expect(new URL(page.url()).pathname).toBe("/desk/sign-in");
});

test("an office manager edits an agent's profile, and a visitor sees it", async () => {
  const visitor = await site.visit("/agents/marisol-etcheverry");
  const page = await enter("Office manager", "/desk/agents");
  await expectHeading(page, "Agents");
  expect(await menuOf(page)).not.toContain("Outbox");
  await page.getByRole("table").getByRole("link", { name: "Marisol Etcheverry" }).click();
  await expectHeading(page, "Marisol Etcheverry");
  await page.getByLabel("About").fill("Sold two boatyards before she sold yours.");
  await page.getByRole("button", { name: "Publish on the site" }).click();
  await expectHeading(page, "Agents");
  const seen = async () => {
    await visitor.reload();
    return visitor.getByRole("main").innerText();
  };
  await expect.poll(seen).toContain("Sold two boatyards before she sold yours.");
});

test("an agent, on a phone, finds one profile: their own", async () => {
  const page = await enter("Agent", "/desk/agents", PHONE);
  await expectHeading(page, "Agents");
  expect(await menuOf(page)).not.toContain("Staff");
  // On a phone a list is cards, without a row of headings.
  await expect.poll(() => page.getByRole("row").count()).toBe(1);
  await page.locator("tbody a").click();
  await page.getByLabel("Title").fill("Restaurant specialist");
  await page.getByRole("button", { name: "Publish on the site" }).click();
  await page.getByText("Restaurant specialist").waitFor();
});

test("who may only read sees all offices and can change none", async () => {
  const page = await enter("Read-only", "/desk/offices");
  await expectHeading(page, "Offices");
  await page.getByLabel("Search").fill("Tampa");
  await page.getByRole("link", { name: "Tampa Bay office" }).click();
  await expectHeading(page, "Tampa Bay office");
  expect(await page.getByRole("textbox").count()).toBe(0);
  expect(await page.getByRole("button", { name: /publish|save/i }).count()).toBe(0);
});
