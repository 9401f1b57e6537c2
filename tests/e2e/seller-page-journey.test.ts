import { expect, test } from "vitest";
import { signInAtDesk } from "./desk.ts";
import { findOverflow, findViolations } from "./inspections.ts";
import { startVisitors } from "./visitors.ts";

const site = startVisitors({ expectedStatuses: [410] });

test("an agent confirms stale listings, and shows a seller a page that can be revoked", async () => {
  const page = await signInAtDesk(site, "Head office", "/desk/listings");
  await page.getByRole("button", { name: "Not confirmed for 30 days" }).click();
  // Until the new rows arrive, the list shows the previous ones. The stalest row is months old.
  await page
    .getByRole("row")
    .nth(1)
    .getByText(/Not confirmed for \d{3} days/)
    .waitFor();
  await page.getByRole("checkbox", { name: "Select all on this page" }).check();
  await page.getByRole("button", { name: "Confirm selected" }).click();
  await page.getByText("25 listings confirmed.").waitFor();
  expect(await findViolations(page)).toEqual([]);

  await page.getByRole("row").nth(1).getByRole("link").click();
  await page.getByRole("button", { name: "Set up the seller’s page" }).click();
  const name = await page.getByRole("heading", { level: 1 }).innerText();
  await page.getByLabel("Note to the seller").fill("Two buyers are close.");
  await page.getByRole("button", { name: "Save seller’s page" }).click();
  await page.getByText("Saved.").waitFor();
  await page.getByRole("button", { name: "Create link" }).click();
  const link = new URL(await page.getByLabel("Copy the link now").inputValue());

  const seller = await site.visit(link.pathname + link.search);
  await seller.getByRole("heading", { name, level: 1 }).waitFor();
  await seller.getByText("Two buyers are close.").waitFor();
  expect(await seller.locator("meta[name=referrer]").getAttribute("content")).toBe("no-referrer");
  expect(await findViolations(seller)).toEqual([]);
  await seller.setViewportSize({ width: 360, height: 740 });
  expect(await findOverflow(seller)).toEqual([]);

  await page.getByRole("button", { name: "Revoke link" }).click();
  await page.getByText("can no longer be opened").waitFor();
  const response = await seller.reload();
  expect(response?.status()).toBe(410);
  expect(response?.headers()["cache-control"]).toBe("no-store");
  await seller.getByText("This link doesn’t work anymore.").waitFor();
});
