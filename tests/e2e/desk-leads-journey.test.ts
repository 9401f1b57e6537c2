import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { getDeskMenu, signInAtDesk } from "./desk.ts";
import { findOverflow, findViolations, lengthenWords } from "./inspections.ts";
import { DESKTOP, startVisitors } from "./visitors.ts";

/** The user agent of a normal browser; visits by others are not counted. */
const CHROME = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36";

// A deal that is marked as lost without a reason is rejected.
const site = startVisitors({ expectedStatuses: [422] });

/** Clicks a menu link and waits for its page. */
async function follow(page: Page, name: string): Promise<void> {
  await page.getByRole("navigation", { name: "Desk" }).getByRole("link", { name, exact: true }).click();
  await page.locator("nav [aria-current=page]", { hasText: name }).waitFor();
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.getByText("Loading…").first().waitFor({ state: "detached" });
}

test("an agent answers a lead at the desk; a read-only user sees the answer and can't write one", async () => {
  const visitor = await site.visit("/agents/grant-okafor/contact-us");
  await visitor.getByLabel("Your name").fill("Pat Journey");
  await visitor.getByLabel("Email").fill("pat@example.com");
  await visitor.getByRole("textbox", { name: "Message" }).fill("Is it still for sale?");
  await visitor.getByLabel("I Agree to Privacy Terms").check();
  await visitor.getByRole("button", { name: "Send message" }).click();
  await visitor.waitForURL("**/thank-you");

  // The demo's agent account is Grant Okafor.
  const agent = await signInAtDesk(site, "Agent");
  const lead = agent.getByRole("link", { name: "Pat Journey" });
  // A job creates the lead.
  const isListed = async () => {
    await agent.goto("/desk/leads");
    // The NDAs are in a table of their own.
    await agent.getByRole("table", { name: "Leads", exact: true }).or(agent.getByText("No leads here")).waitFor();
    return lead.count();
  };
  await expect.poll(isListed).toBe(1);
  const { promise: isRead, resolve: finish } = Promise.withResolvers<void>();
  await agent.route("**/reply-choices?*", (route) => isRead.then(() => route.continue()));
  await lead.click();
  await agent.getByRole("heading", { level: 1, name: "Pat Journey" }).waitFor();
  // The form comes as a whole, because a button that moves while it is pressed does nothing.
  await agent.getByText("Is it still for sale?").first().waitFor();
  expect(await agent.getByRole("button", { name: "Send reply" }).count()).toBe(0);
  finish();
  await agent.getByLabel(/Your reply to/).fill("Yes, it is. When may I call?");
  await agent.getByRole("button", { name: "Send reply" }).click();
  await agent.getByText("replied by email").waitFor();
  await agent.getByText(/^Replied in/).waitFor();
  expect(await findViolations(agent)).toEqual([]);

  const reader = await signInAtDesk(site, "Read-only");
  await reader.goto(new URL(agent.url()).pathname);
  await reader.getByText("Yes, it is. When may I call?").waitFor();
  expect(await reader.getByRole("textbox").count()).toBe(0);
  expect(await reader.getByRole("button", { name: "Mark as handled" }).count()).toBe(0);
});

test("every page of head office's menu is accessible and fits a phone, also with texts two fifths longer", {
  timeout: 600_000,
}, async () => {
  const page = await signInAtDesk(site, "Head office");
  const paths = await getDeskMenu(page).evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(paths.length).toBeGreaterThan(5);
  for (const path of paths) {
    await page.setViewportSize(DESKTOP.viewport);
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.getByText("Loading…").first().waitFor({ state: "detached" });
    expect(await findViolations(page), path).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await findOverflow(page), path).toEqual([]);
    await lengthenWords(page);
    expect(await findOverflow(page), `${path}, longer`).toEqual([]);
  }
});

test("head office sees the site's visits by day and in total", async () => {
  await site.visit("/sell-a-business", { ...DESKTOP, userAgent: CHROME });
  const page = await signInAtDesk(site, "Head office");
  await follow(page, "Traffic");
  const readTotal = async () => {
    await page.reload();
    await page.getByRole("heading", { name: "The whole site" }).waitFor();
    await page.getByText("Loading…").first().waitFor({ state: "detached" });
    return page.getByText(/^Views: [\d,]+\. Visitors: [\d,]+/).count();
  };
  await expect.poll(readTotal).toBe(1);
  await page.getByRole("img", { name: "The whole site" }).waitFor();
  expect(await findViolations(page)).toEqual([]);
});

test("an agent moves a deal on the board, records an offer, does a task and loses the deal with a reason", async () => {
  const page = await signInAtDesk(site, "Agent", "/desk/deals/board");
  const talking = page.getByRole("region", { name: /^Talking/ });
  await talking.getByRole("listitem").first().waitFor();
  expect(await findViolations(page)).toEqual([]);
  // The columns scroll, not the page.
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(DESKTOP.viewport.width);
  const card = talking.getByRole("listitem").first();
  const buyer = await card.getByRole("link").innerText();
  await card.getByRole("combobox").selectOption("Letter of intent");
  await page
    .getByRole("region", { name: /^Letter of intent/ })
    .getByRole("link", { name: buyer, exact: true })
    .click();
  await page.getByRole("heading", { level: 1, name: `Deal with ${buyer}` }).waitFor();

  const record = page.getByRole("button", { name: "Record an offer" });
  const dialog = page.getByRole("dialog");
  const expectFocus = (name: string) =>
    expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(name);
  // The link of the board is gone, so the focus starts at the deal's heading.
  await expectFocus(`Deal with ${buyer}`);
  // The focus returns to the button that opened a dialog, whether it is closed or its form is saved.
  await record.click();
  await dialog.getByRole("button", { name: "Close" }).click();
  await dialog.waitFor({ state: "detached" });
  await expectFocus("Record an offer");
  await record.click();
  await dialog.getByLabel("Amount").fill("123456");
  await dialog.getByRole("button", { name: "Record an offer" }).click();
  await page.getByText("recorded an offer of $123,456").waitFor();
  await expectFocus("Record an offer");
  // A button that is gone leaves the focus in its section.
  await page.getByRole("button", { name: "Reject" }).click();
  await page.getByRole("button", { name: "Reject" }).waitFor({ state: "detached" });
  await expectFocus("Offers");

  await page.getByText("Add a task", { exact: true }).first().click();
  await page.getByLabel("What to do").fill("Ring the landlord");
  await page.getByRole("button", { name: "Add a task" }).click();
  await page.getByRole("checkbox", { name: "Ring the landlord" }).waitFor();
  await expectFocus("Tasks");
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await findOverflow(page)).toEqual([]);

  await page.getByLabel("Stage").selectOption("Lost");
  await dialog.getByRole("button", { name: "Mark as lost" }).click();
  await dialog.getByText("Choose why the deal was lost.").waitFor();
  await dialog.getByLabel("Reason").selectOption("Financing");
  await dialog.getByRole("button", { name: "Mark as lost" }).click();
  await page.getByText("marked it as lost: Financing").waitFor();

  // Listings are suggested by headline, and those who may buy the chosen one are offered.
  await page.goto("/desk/deals/create");
  const listing = page.getByLabel("Listing number");
  const suggested = page.locator("datalist option").filter({ hasText: "Preschool" });
  await listing.fill("preschool");
  await suggested.first().waitFor({ state: "attached" });
  await listing.fill((await suggested.first().getAttribute("value")) ?? "");
  await page.getByLabel("Buyer").locator("option").nth(1).waitFor({ state: "attached" });

  await page.goto("/desk/tasks");
  const task = page.getByRole("checkbox", { name: "Ring the landlord" });
  await task.click();
  await task.waitFor({ state: "detached" });
});
