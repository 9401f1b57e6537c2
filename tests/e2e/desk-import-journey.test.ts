import { expect, test } from "vitest";
import { signInAtDesk } from "./desk.ts";
import { findOverflow, findViolations } from "./inspections.ts";
import { expectHeading, startVisitors } from "./visitors.ts";

const site = startVisitors({ expectedStatuses: [404] });

/** A file that nobody here wrote: titles above, columns of unknown names, phrases instead of amounts. */
const FILE = [
  "Exported 11/20/2026",
  "",
  "Ref;Ad Headline;Money Asked For It;Cash Flow;General Location;About It",
  "90210001;Heron Lane Sushi Bar;$750,000 Reduced!;$10,000/month;Tampa, FL (Hillsborough County);A busy bar with a loyal lunch crowd.",
  "90210002;Heron Lane Car Wash;Please call;Not disclosed;Nowhere, ZZ;Two tunnels on a corner.",
].join("\r\n");

test("head office imports an unknown file, sees the listing on the site, and undoes the import", async () => {
  const page = await signInAtDesk(site, "Head office", "/desk/new-import");
  await page
    .getByLabel("File of listings")
    .setInputFiles({ name: "unknown.csv", mimeType: "text/csv", buffer: Buffer.from(FILE) });
  const column = page.getByRole("combobox", { name: "Money Asked For It is read as" });
  await column.waitFor();
  const preview = page.getByRole("table", { name: "Preview" });
  await preview.getByText("Not disclosed").waitFor();
  await column.selectOption({ label: "Asking price" });
  await preview.getByText("$750,000").first().waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await findOverflow(page)).toEqual([]);
  await page.getByRole("button", { name: "Import 2 rows" }).click();
  await page.getByText("1 new").waitFor();
  await page.getByText("1 rejected").waitFor();
  const report = await page.request.get(
    (await page.getByRole("link", { name: "Download report" }).getAttribute("href")) ?? "",
  );
  expect(await report.text()).toContain("Nowhere, ZZ");

  const path = "/buy-a-business/listings/heron-lane-sushi-bar-90210001";
  const visitor = await site.visit("/");
  await expect.poll(async () => (await visitor.goto(path))?.status()).toBe(200);
  await expectHeading(visitor, "Heron Lane Sushi Bar");

  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await page.getByRole("button", { name: "Undo import" }).click();
  await page.getByText("1 listings deleted").first().waitFor();
  await expect.poll(async () => (await visitor.goto(path))?.status()).toBe(404);
});
