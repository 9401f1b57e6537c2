import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { signInAtDesk } from "./desk.ts";
import { findOverflow, findViolations } from "./inspections.ts";
import { startVisitors } from "./visitors.ts";

const site = startVisitors({ expectedStatuses: [409] });

const getHeading = (page: Page) => page.getByRole("textbox", { name: /^Heading \(/ });

async function openSellerFaq(): Promise<Page> {
  const page = await signInAtDesk(site, "Head office", "/desk/sections");
  await page.getByLabel("Search").fill("seller faq");
  await page.getByRole("link", { name: "Seller FAQ", exact: true }).first().click();
  await getHeading(page).waitFor();
  return page;
}

test("the form says where unsaved text is stored until it is saved, and names a page's title as an article does", async () => {
  const page = await openSellerFaq();
  await page.getByRole("textbox", { name: /^Page title/ }).waitFor();
  await page.getByText("Nothing changes on the site until you press “Publish”.").waitFor();
  await getHeading(page).fill("What owners ask first");
  await page.getByRole("status").filter({ hasText: "Draft stored: " }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await findOverflow(page)).toEqual([]);

  page.once("dialog", (question) => question.accept());
  await page.reload();
  const found = page.getByText("You have unsaved text from");
  await found.waitFor();
  await getHeading(page).fill("What owners ask");
  await page.getByRole("button", { name: "Publish" }).click();
  await page.getByText("Saved.").waitFor();
  await found.waitFor({ state: "detached" });
});

test("two people see what the other types, and choose between both versions when one saves first", async () => {
  const ann = await signInAtDesk(site, "Office manager", "/desk/sections");
  await ann.getByRole("link", { name: "Seller FAQ", exact: true }).click();
  await ann.getByRole("button", { name: "Write your office’s own text" }).click();
  await ann.getByText("Your office’s own text", { exact: true }).waitFor();
  await getHeading(ann).waitFor();
  const ben = await signInAtDesk(site, "Head office", new URL(ann.url()).pathname);
  await ben.getByText("has this text open, too").waitFor();
  await ann.getByText("has this text open, too").waitFor();
  await getHeading(ann).fill("What Ann asks");
  await ben.locator("ins", { hasText: "Ann" }).waitFor();
  await getHeading(ben).fill("What Ben asks");
  await ann.locator("ins", { hasText: "Ben" }).waitFor();

  await ann.getByRole("button", { name: "Publish" }).click();
  await ann.getByText("Saved.").waitFor();
  await ben.getByText("Someone has just saved this text.").waitFor();
  await ben.getByRole("button", { name: "Publish" }).click();
  const theirs = ben.getByRole("radio", { name: /^Saved version: What Ann asks/ });
  await theirs.check();
  expect(await findViolations(ben)).toEqual([]);
  await ben.getByRole("button", { name: "Apply my choices" }).click();
  expect(await getHeading(ben).inputValue()).toBe("What Ann asks");
});
