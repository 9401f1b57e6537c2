import { expect, test } from "vitest";
import { signInAtDesk } from "./desk.ts";
import { findOverflow, findViolations } from "./inspections.ts";
import { startVisitors } from "./visitors.ts";

const site = startVisitors({ expectedStatuses: [422] });

test("head office adds an entry to the header's menu, and a visitor finds it", async () => {
  const page = await signInAtDesk(site, "Head office", "/desk/menus");
  // An office has a header of its own.
  const networkRow = page
    .getByRole("row")
    .filter({ has: page.getByRole("cell", { name: "Network text", exact: true }) });
  await networkRow.getByRole("link", { name: "Header", exact: true }).click();
  await page.getByRole("button", { name: "Add entry", exact: true }).click();
  const label = page.getByLabel("Label", { exact: true }).last();
  await label.fill("Winter sale");
  await page.getByRole("button", { name: "Publish" }).click();
  await page.getByText("Start the link with /, https://, mailto: or tel:").waitFor();
  expect(await label.inputValue()).toBe("Winter sale");
  const address = page.getByLabel("Link", { exact: true }).last();
  await address.fill("/bog");
  const warning = page.getByText("No page found: /bog (404)");
  await warning.waitFor();
  await address.fill("/blog");
  await warning.waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "Preview" }).click();
  await page.frameLocator("iframe").getByRole("navigation", { name: "Main" }).getByText("Winter sale").waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await findOverflow(page)).toEqual([]);
  await page.getByRole("button", { name: "Move Winter sale up" }).click();
  await page.getByRole("button", { name: "Publish" }).click();

  const visitor = await site.visit("/");
  const entry = visitor.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Winter sale" });
  await expect
    .poll(async () => {
      await visitor.reload();
      return entry.count();
    })
    .toBe(1);
  expect(await entry.getAttribute("href")).toBe("/blog");
});
