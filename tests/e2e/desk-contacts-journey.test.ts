import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { signInAtDesk } from "./desk.ts";
import { findOverflow, findViolations } from "./inspections.ts";
import { DESKTOP, startVisitors } from "./visitors.ts";

const site = startVisitors();
const PHONE = { width: 360, height: 740 };

async function writeToAgent(email: string, message: string): Promise<void> {
  const page = await site.visit("/agents/grant-okafor/contact-us");
  await page.getByLabel("Your name").fill("Robin Contact");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("textbox", { name: "Message" }).fill(message);
  await page.getByLabel("I Agree to Privacy Terms").check();
  await page.getByRole("button", { name: "Send message" }).click();
  await page.waitForURL("**/thank-you");
}

async function inspect(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  expect(await findOverflow(page)).toEqual([]);
  await page.setViewportSize(DESKTOP.viewport);
}

test("head office merges a person's two contacts, adds a note, and erases them on request", async () => {
  await writeToAgent("robin@work.example.com", "Is the bakery still for sale?");
  await writeToAgent("robin@home.example.com", "I wrote from work before.");
  const page = await signInAtDesk(site, "Head office");
  const found = page.getByRole("link", { name: "Robin Contact" });
  // A job creates the leads.
  const search = async () => {
    await page.goto("/desk/contacts");
    await page.getByLabel("Name, email or phone").fill("robin example.com");
    await page.waitForURL(/robin/);
    await page.getByText("robin@").first().or(page.getByText("No contacts found")).waitFor();
    return found.count();
  };
  await expect.poll(search).toBe(2);
  await found.first().click();
  await page.getByLabel("Internal note").fill("Prefers to be called after five.");
  await page.getByRole("button", { name: "Save note" }).click();
  await page.getByText("added a note").waitFor();
  await page.getByText("Merge with another contact").click();
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("button", { name: "Compare and merge" }).click();
  await page.getByRole("button", { name: "Merge contacts" }).click();
  await page.getByRole("button", { name: /^Separate robin@/ }).waitFor();
  await page.getByText("Is the bakery still for sale?").waitFor();
  await page.getByText("I wrote from work before.").waitFor();
  await inspect(page);

  await page.getByRole("link", { name: "Export or erase" }).click();
  await page.getByRole("button", { name: "Show stored data" }).click();
  await page.getByRole("heading", { name: "Deleted on request" }).waitFor();
  await inspect(page);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download as JSON" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("personal-data.json");
  await page.getByRole("button", { name: "Erase", exact: true }).click();
  await page.getByRole("button", { name: "Erase permanently" }).click();
  await page.getByText("The data has been erased.").waitFor();
  expect(await search()).toBe(0);
});
