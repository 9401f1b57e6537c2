import { Secret, TOTP } from "otpauth";
import type { Page } from "playwright-core";
import { PASSWORD } from "./buyers.ts";
import { getDeskMenu } from "./desk.ts";

/* What head office does at the desk of a new network, as a person does it: by the menu, buttons and fields. */

/** Opens the desk by the link that a new network prints, and sets up the second factor. Returns a recovery code. */
export async function openDeskByLink(page: Page, log: string, person: { name: string; email: string }) {
  await page.goto(/\/desk\/opening\?token=\S+/.exec(log)?.[0] ?? "");
  await page.getByLabel(/name/i).fill(person.name);
  await page.getByLabel(/^E-?mail/).fill(person.email);
  await page.locator("[name=password]").fill(PASSWORD);
  await page.locator("main button[type=submit]").click();
  const secret = (await page.locator("code").innerText()).replaceAll(" ", "");
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  await page.locator("[name=code]").fill(totp.generate());
  await page.locator("main button[type=submit]").click();
  // The link follows the codes.
  await page.locator("main a.button").waitFor();
  const [recovery = ""] = await page.locator("main li").allInnerTexts();
  await page.locator("main a.button").click();
  await getDeskMenu(page).first().waitFor();
  return recovery;
}

/** Follows an entry of the desk's menu. */
async function openList(page: Page, name: string): Promise<void> {
  await getDeskMenu(page)
    .filter({ hasText: new RegExp(`^${name}$`) })
    .click();
  await page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
}

const fillText = (page: Page, label: string, text: string): Promise<void> =>
  page.getByRole("textbox", { name: label, exact: true }).fill(text);

const press = (page: Page, button: string): Promise<void> =>
  page.getByRole("button", { name: button, exact: true }).click();

/** Waits for the notification and dismisses it, so that the next check doesn't find this one again. */
async function waitUntilSaved(page: Page): Promise<void> {
  const toast = page.getByRole("status").filter({ hasText: "Saved." });
  await toast.getByRole("button", { name: "Close" }).evaluate((button: HTMLElement) => button.click());
}

export async function changeHeadOffice(page: Page, phone: string): Promise<void> {
  await openList(page, "Head office");
  await fillText(page, "Email", "hello@network.test");
  await page.getByLabel(/^Phone/).fill(phone);
  await press(page, "Save");
  await waitUntilSaved(page);
}

export async function addOffice(page: Page, office: { name: string; email: string; postal_code: string }) {
  await openList(page, "Offices");
  await page.getByRole("link", { name: "Add an office" }).click();
  await fillText(page, "Name", office.name);
  await fillText(page, "ZIP or postal code", office.postal_code);
  await page.getByLabel(/^Email/).fill(office.email);
  await press(page, "Add office");
  await page.getByRole("heading", { level: 1, name: office.name }).waitFor();
}

export async function addAgent(page: Page, agent: { name: string; email: string; office: string }): Promise<void> {
  await openList(page, "Agents");
  await page.getByRole("link", { name: "Add an agent" }).click();
  await fillText(page, "Name", agent.name);
  await page.getByLabel("Office", { exact: true }).selectOption({ label: agent.office });
  await page.getByLabel(/^Email/).fill(agent.email);
  await press(page, "Add agent");
  await page.getByRole("heading", { level: 1, name: agent.name }).waitFor();
}

/** Changes the heading of the home page in one language. */
export async function changeHome(page: Page, { language, heading }: { language: string; heading: string }) {
  await openList(page, "Page text");
  await page.getByLabel("Search").fill("home");
  await page.getByRole("row").filter({ hasText: language }).getByRole("link", { name: "Home", exact: true }).click();
  await page.getByRole("textbox", { name: /^Heading \(/ }).fill(heading);
  await press(page, "Publish");
  await waitUntilSaved(page);
}

export interface WrittenArticle {
  language: string;
  slug: string;
  heading: string;
  text: string;
}

export async function writeArticle(page: Page, { language, slug, heading, text }: WrittenArticle): Promise<void> {
  await openList(page, "Articles");
  await page.getByRole("link", { name: "New article" }).click();
  // The list's filter has the same label.
  await page.getByRole("heading", { level: 1, name: "New article" }).waitFor();
  await page.getByLabel("Language").selectOption({ label: language });
  await fillText(page, "Web address", slug);
  await fillText(page, "Heading", heading);
  await page.getByRole("textbox", { name: "Text", exact: true }).click();
  await page.keyboard.type(text);
  await fillText(page, "Page title", heading);
  await page.getByLabel("Description").fill(text);
  await press(page, "Save article");
  await page.getByRole("heading", { level: 1, name: heading }).waitFor();
}

export async function addMenuEntry(page: Page, entry: { language: string; label: string; url: string }) {
  await openList(page, "Menus");
  await page.getByRole("row").filter({ hasText: entry.language }).getByRole("link", { name: "Header" }).click();
  await press(page, "Add entry");
  await page.getByLabel("Label", { exact: true }).last().fill(entry.label);
  await page.getByLabel("Link", { exact: true }).last().fill(entry.url);
  await press(page, "Publish");
  await waitUntilSaved(page);
}

export async function addRedirect(page: Page, { from, to }: { from: string; to: string }): Promise<void> {
  await openList(page, "Redirects");
  await page.getByRole("link", { name: "New redirect" }).click();
  await page.getByLabel("From").fill(from);
  await page.getByLabel("To", { exact: true }).fill(to);
  await press(page, "Create redirect");
  await page.getByRole("link", { name: from }).waitFor();
}

export async function approveReview(page: Page, author: string): Promise<void> {
  await openList(page, "Reviews");
  await page.getByRole("link", { name: author }).click();
  await press(page, "Approve");
  await page.getByRole("button", { name: "Approve" }).waitFor({ state: "detached" });
}
