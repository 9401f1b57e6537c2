import { expect, test } from "vitest";
import { signInAtDesk } from "./desk.ts";
import { findOverflow, findViolations } from "./inspections.ts";
import { expectHeading, startVisitors } from "./visitors.ts";

const site = startVisitors({ expectedStatuses: [404] });

test("head office writes an article, publishes it, and a visitor reads it", async () => {
  const page = await signInAtDesk(site, "Head office", "/desk/articles/create");
  const text = page.getByRole("textbox", { name: "Text", exact: true });
  await page.getByLabel("Web address").fill("selling-in-winter");
  await page.getByRole("textbox", { name: "Heading", exact: true }).fill("Selling in winter");
  await text.click();
  await page.keyboard.type("Buyers look in winter too.");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Bullets" }).click();
  // The button returns the focus to the text.
  await expect.poll(() => text.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.type("Books first");
  await page.getByLabel("Page title").fill("Selling a business in winter");
  await page.getByLabel("Description").fill("What to prepare before January.");
  await page.getByLabel("Draft: not shown on the site").check();
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await findOverflow(page)).toEqual([]);
  await page.getByRole("button", { name: "Save article" }).click();
  await page.getByRole("heading", { level: 1, name: "Selling in winter" }).waitFor();
  const visitor = await site.visit("/");
  expect((await visitor.goto("/blog/selling-in-winter"))?.status()).toBe(404);

  await page.getByLabel("Draft: not shown on the site").uncheck();
  await page.getByRole("button", { name: "Save article" }).click();
  await page.getByRole("link", { name: "View on the site" }).waitFor();
  await visitor.reload();
  await expectHeading(visitor, "Selling in winter");
  await visitor.getByRole("main").getByRole("listitem").filter({ hasText: "Books first" }).waitFor();

  await text.click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type(" and leases");
  // Enter in the link dialog sets the link and doesn't send the form.
  await page.keyboard.type(": ");
  await page.getByRole("button", { name: "Link", exact: true }).press("Enter");
  await page.getByRole("dialog").getByLabel("Page or address").fill("contact us");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").getByText("Start the link with").waitFor();
  await page.getByRole("dialog").getByLabel("Page or address").fill("/contact-us");
  await page.keyboard.press("Enter");
  await text.locator('a[href="/contact-us"]').waitFor();
  await page.getByRole("button", { name: "Form", exact: true }).click();
  await page.getByRole("button", { name: "Contact form" }).click();
  await text.getByText("Contact form").waitFor();
  await page.getByRole("button", { name: "Save article" }).click();
  await expect
    .poll(async () => {
      await visitor.reload();
      return visitor.getByText("Books first and leases").count();
    })
    .toBe(1);
  const main = visitor.getByRole("main");
  await main.locator('p:has-text("and leases") a[href="/contact-us"]').waitFor();
  await main.getByRole("textbox", { name: "Message" }).waitFor();
});

test("an article that is written at midnight keeps its text", async () => {
  const page = await signInAtDesk(site, "Head office");
  await page.clock.setFixedTime("2026-12-31T23:59:00Z");
  await page.goto("/desk/articles/create");
  const heading = page.getByRole("textbox", { name: "Heading", exact: true });
  await heading.fill("Selling in winter");
  await page.clock.setFixedTime("2027-01-01T00:01:00Z");
  await page.getByLabel("Page title").fill("Selling a business in winter");
  await page.getByLabel("Draft: not shown on the site").check();
  expect(await heading.inputValue()).toBe("Selling in winter");
  expect(await page.getByLabel("Publication date").inputValue()).toBe("2026-12-31");
});

test("head office creates a page, changes it, and restores the first version", async () => {
  const page = await signInAtDesk(site, "Head office", "/desk/pages/create");
  const text = page.getByRole("textbox", { name: "Text", exact: true });
  await page.getByLabel("Web address").fill("our-fees");
  await page.getByRole("textbox", { name: "Heading", exact: true }).fill("Our fees");
  await page.getByLabel("Page title").fill("What we charge");
  await page.getByLabel("Description").fill("What selling a business costs.");
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Fees");
  await text.click();
  await page.keyboard.type("Ten percent at closing.");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Table", exact: true }).click();
  await page.getByRole("button", { name: "Add row below" }).click();
  await page.getByRole("button", { name: "Delete column" }).click();
  expect(await text.locator("tr").count()).toBe(4);
  expect(await text.locator("th").count()).toBe(2);
  await page.getByRole("button", { name: "Delete table" }).click();
  expect(await text.locator("table").count()).toBe(0);
  await page.getByRole("button", { name: "Save page" }).click();
  await page.getByRole("link", { name: "View on the site" }).waitFor();
  const visitor = await site.visit("/our-fees");
  await expectHeading(visitor, "Our fees");

  await text.click();
  await page.keyboard.press("Control+A");
  await page.keyboard.type("Nine percent at closing.");
  await page.getByRole("button", { name: "Preview" }).click();
  const preview = page.frameLocator("iframe");
  await preview.getByText("Nine percent at closing.").waitFor();
  await preview.getByRole("heading", { level: 1, name: "Our fees" }).waitFor();
  const shared = page.getByRole("region", { name: "In search results and when shared" });
  await shared.getByText("BreadcrumbList").waitFor();
  await shared.getByText("What selling a business costs.").waitFor();
  await page.getByRole("button", { name: "Save page" }).click();
  await page.getByText("Saved").first().waitFor();
  await page.getByText("History").click();
  await page.getByRole("button", { name: "Compare" }).nth(1).click();
  await page.locator("del", { hasText: "Ten" }).waitFor();
  expect(await page.locator("ins").innerText()).toBe("Nine");
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  // The preview is scaled to the new width after the window has changed.
  await expect.poll(() => findOverflow(page)).toEqual([]);
  await page.getByRole("button", { name: "Use this version" }).click();
  await page.getByText("This version matches the form.").waitFor();
  await page.getByRole("button", { name: "Save page" }).click();
  await expect
    .poll(async () => {
      await visitor.reload();
      return visitor.getByText("Ten percent at closing.").count();
    })
    .toBe(1);
});
