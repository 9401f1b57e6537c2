import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { signInAtDesk } from "./desk.ts";
import { findOverflow, findViolations } from "./inspections.ts";
import { startVisitors } from "./visitors.ts";

// A form whose text has just been deleted may report once more that it is open.
const site = startVisitors({ expectedStatuses: [422], lateCalls: /\/editing$/ });

test("head office edits the home page, and a visitor reads the new texts", async () => {
  const page = await signInAtDesk(site, "Head office", "/desk/sections");
  await page.getByLabel("Search").fill("home");
  await page.getByRole("link", { name: "Home", exact: true }).click();
  const heading = page.getByRole("textbox", { name: /^Heading \(/ });
  await heading.fill("Every business has a next owner.");
  await page
    .getByRole("group", { name: "Steps" })
    .getByLabel(/^Heading 1/)
    .fill("A first conversation");
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await findOverflow(page)).toEqual([]);

  await page.getByLabel(/^Cta link/).fill("javascript:alert(1)");
  await page.getByRole("button", { name: "Publish" }).click();
  await page.getByText("Start the link with /, https://, mailto: or tel:").waitFor();
  expect(await heading.inputValue()).toBe("Every business has a next owner.");
  await page.getByLabel(/^Cta link/).fill("/contact-us");
  await page.getByRole("button", { name: "Publish" }).click();

  const visitor = await site.visit("/");
  await expect
    .poll(async () => {
      await visitor.reload();
      return visitor.getByRole("heading", { level: 1 }).innerText();
    })
    .toBe("Every business has a next owner.");
  await visitor.getByText("A first conversation").waitFor();
});

test("the button below a text doesn't move when the rest of its form arrives", async () => {
  const page = await signInAtDesk(site, "Head office", "/desk/sections");
  const { promise: isTime, resolve: answer } = Promise.withResolvers<void>();
  await page.route("**/schedule", (route) => isTime.then(() => route.continue()));
  await page.getByRole("link", { name: "Seller FAQ", exact: true }).first().click();
  const button = page.getByRole("button", { name: "Publish" });
  const measureGap = async (above: Locator): Promise<number> => {
    const [top, bottom] = await Promise.all([above.boundingBox(), button.boundingBox()]);
    return (bottom?.y ?? 0) - (top?.y ?? 0);
  };
  await button.waitFor();
  const before = await measureGap(page.getByText("Loading…").last());
  answer();
  const schedule = page.getByRole("region", { name: "Publish later" });
  await schedule.waitFor();
  expect(await measureGap(schedule)).toBe(before);
});

test("an office manager writes the office's own text, which only the office's pages show until it is given up", async () => {
  const page = await signInAtDesk(site, "Office manager", "/desk/sections");
  await page.getByRole("link", { name: "Seller FAQ", exact: true }).click();
  await page.getByRole("button", { name: "Write your office’s own text" }).click();
  await page.getByText("Your office’s own text", { exact: true }).waitFor();
  await page.getByRole("heading", { level: 1 }).waitFor();
  const heading = page.getByRole("textbox", { name: /^Heading \(/ });
  await heading.waitFor();
  expect(await findViolations(page)).toEqual([]);
  await heading.fill("What owners here ask");
  await page.getByRole("button", { name: "Publish" }).click();
  await page.getByText("Saved.").waitFor();
  const path = await page.getByRole("link", { name: "View on the site" }).getAttribute("href");
  const visitor = await site.visit("/sell-a-business/seller-faq");
  const getHeading = () => visitor.getByRole("heading", { level: 1 }).innerText();
  expect(await getHeading()).not.toBe("What owners here ask");
  const readOwn = async () => {
    await visitor.goto(path ?? "");
    return getHeading();
  };
  await expect.poll(readOwn).toBe("What owners here ask");
  await page.getByRole("button", { name: "Use the network’s text again" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Use the network’s text again" }).click();
  await page.getByRole("heading", { level: 1, name: "Page text" }).waitFor();
  await expect.poll(readOwn).not.toBe("What owners here ask");
});
