import { expect, test } from "vitest";
import { signInAtDesk } from "./desk.ts";
import { expectHeading, startVisitors } from "./visitors.ts";

const LEADS_PER_PAGE = 25;
const site = startVisitors();

test("head office changes several listings and leads, takes that back, and works by keyboard", async () => {
  const page = await signInAtDesk(site, "Head office", "/desk/listings");
  await page.getByLabel("Status").selectOption("Sold");
  await page.getByRole("button", { name: "Save this view" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("View name").fill("Sales");
  await dialog.getByRole("button", { name: "Save this view" }).click();
  await page.getByRole("button", { name: "All listings" }).click();
  await page.getByRole("button", { name: "Sales", exact: true }).click();
  await expect.poll(() => page.getByLabel("Status").inputValue()).toBe("sold");

  const thumbnail = page.getByRole("table").locator("img").first();
  expect(await thumbnail.evaluate(({ clientWidth }) => clientWidth)).toBeGreaterThan(60);
  const getScroll = () => page.locator("main div:has(> table)").evaluate((box) => box.scrollWidth - box.clientWidth);
  expect(await getScroll()).toBe(0);
  await page.locator("summary", { hasText: "Columns" }).click();
  await page.getByRole("checkbox", { name: "Number" }).check();
  await page.getByRole("columnheader", { name: "Number" }).waitFor();
  await page.getByRole("checkbox", { name: "Number" }).uncheck();
  await page.locator("summary", { hasText: "Columns" }).click();

  // Only links of the stats set the period of sales.
  const from = page.getByLabel("From", { exact: true });
  expect(await from.count()).toBe(0);
  await page.goto(
    `/desk/listings?filter=${encodeURIComponent(JSON.stringify({ status: "sold", sold_from: "2000-01-01" }))}`,
  );
  expect(await from.inputValue()).toBe("2000-01-01");
  await from.fill("");
  await expect.poll(() => new URL(page.url()).search).not.toContain("2000-01-01");

  // Sold listings have no questions that an edit would have to answer.
  const first = page.getByRole("row").nth(1);
  await first.getByRole("checkbox").check();
  const before = await first.getByText(/^\$/).innerText();
  await page.getByRole("button", { name: "Change price" }).click();
  await dialog.getByLabel("Change", { exact: true }).fill("-10");
  await dialog.getByRole("button", { name: "Preview" }).click();
  await dialog.getByRole("cell", { name: before }).waitFor();
  await dialog.getByRole("button", { name: "Make these changes (1)" }).click();
  await dialog.getByText("Changed: 1").waitFor();
  await dialog.getByRole("button", { name: "Undo (1)" }).click();
  await dialog.getByText("Changed back: 1").waitFor();
  await dialog.getByRole("button", { name: "Close" }).click();
  await page.getByRole("row").getByText(before, { exact: true }).first().waitFor();

  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("j");
  await page.keyboard.press("e");
  const headline = page.getByLabel("Headline");
  const price = page.getByLabel("Asking price").first();
  await price.fill("a lot");
  await page.keyboard.press("Control+s");
  await page.locator("input[name=price][aria-invalid=true]:focus").waitFor();
  // The bar with the message and the Save button doesn't cover the field.
  const isInView = (input: Element) => {
    const { left, top, width, height } = input.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) === input;
  };
  expect(await price.evaluate(isInView)).toBe(true);
  expect(await page.getByText("Please check the highlighted fields").count()).toBe(1);
  await price.fill(before);
  const stored = page.waitForResponse(
    (response) =>
      response.request().method() === "PUT" &&
      response.url().includes("/api/desk/drafts/listings-") &&
      Boolean(response.request().postData()?.includes("Written on a train")),
  );
  await headline.fill("Written on a train");
  await stored;
  page.once("dialog", (question) => question.accept());
  await page.reload();
  await page.getByRole("button", { name: "Restore your unsaved text" }).click();
  expect(await headline.inputValue()).toBe("Written on a train");
  await page.getByRole("button", { name: "As a buyer with an NDA" }).click();
  const preview = dialog.frameLocator("iframe");
  await preview.getByRole("heading", { name: "Written on a train" }).waitFor();
  await preview.getByText("Legal name").waitFor();
  await dialog.getByRole("button", { name: "Close" }).click();
  await page.keyboard.press("Control+s");
  await expectHeading(page, "Written on a train");

  await page.keyboard.press("Control+k");
  const palette = page.getByRole("combobox", { name: "Find and go to" });
  await palette.fill("written train");
  await page
    .getByRole("option", { name: /Written on a train/ })
    .first()
    .waitFor();
  await palette.fill("new listing");
  await page.getByRole("option", { name: "New listing" }).waitFor();
  await page.keyboard.press("Enter");
  await expectHeading(page, "New listing");

  await page.goto("/desk/leads");
  const all = page.getByRole("button", { name: /^All \d/ });
  await all.click();
  // Until all leads are listed, the rows are those of the view before.
  const shown = Math.min(Number((await all.innerText()).replace(/\D/g, "")), LEADS_PER_PAGE);
  await expect.poll(() => page.getByRole("checkbox", { name: /^Select (?!all)/ }).count()).toBe(shown);
  await page.getByRole("checkbox", { name: "Select all" }).check();
  await page.getByRole("button", { name: "Reassign" }).click();
  await dialog.getByLabel("Agent").selectOption({ index: 1 });
  await dialog.getByRole("button", { name: "Preview" }).click();
  await dialog.getByRole("button", { name: /^Make these changes/ }).click();
  await dialog.getByText(/^Changed: \d/).waitFor();
  await dialog.getByRole("button", { name: /^Undo/ }).click();
  await dialog.getByText(/^Changed back: \d/).waitFor();

  await page.goto("/desk/ndas");
  await page.getByLabel("Status").selectOption("Waiting for approval");
  await expect.poll(() => page.getByRole("row").count()).toBe(2);
  await page.getByRole("checkbox", { name: "Select all" }).check();
  await page.getByRole("button", { name: "Approve", exact: true }).click();
  await dialog.getByRole("cell", { name: "Waiting for approval" }).waitFor();
  await dialog.getByRole("button", { name: "Make these changes (1)" }).click();
  await dialog.getByText("Changed: 1").waitFor();
  await dialog.getByRole("button", { name: "Close" }).click();
  await page.getByText("No one has signed yet.").waitFor();
});

test("a link that is followed before a search begins opens its page", async () => {
  const page = await signInAtDesk(site, "Head office", "/desk/contacts");
  const link = page.getByRole("table").getByRole("link").first();
  await link.waitFor();
  await page.evaluate(() => {
    const { setTimeout } = window;
    const held: (() => void)[] = [];
    Object.assign(window, {
      setTimeout: (run: () => void, ms?: number) => (ms === 300 ? held.push(run) : setTimeout(run, ms)),
    });
    document.addEventListener("search-now", () => held.map((run) => run()));
  });
  await page.getByLabel("Name, email or phone").fill("a");
  await link.evaluate(async (element: HTMLElement) => {
    element.click();
    await Promise.resolve();
    document.dispatchEvent(new Event("search-now"));
  });
  const note = page.getByLabel("Internal note");
  await note.fill("Asked for the floor plan.");
  await page.getByRole("button", { name: "Save note" }).click();
  await page.getByText("added a note").waitFor();
});
