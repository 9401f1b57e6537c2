import { zipSync } from "fflate";
import type { Locator } from "playwright-core";
import sharp from "sharp";
import { expect, test } from "vitest";
import { signInAtDesk } from "./desk.ts";
import { findOverflow, findViolations } from "./inspections.ts";
import { expectHeading, startVisitors } from "./visitors.ts";

const site = startVisitors({ expectedStatuses: [404] });

/** A file from an unknown source: titles above, columns of unknown names, phrases instead of amounts. */
const FILE = [
  "Exported 11/20/2026",
  "",
  "Ref;Ad Headline;Money Asked For It;Cash Flow;General Location;About It",
  "90210001;Heron Lane Sushi Bar;$750,000 Reduced!;$10,000/month;Tampa, FL (Hillsborough County);A busy bar with a loyal lunch crowd.",
  "90210002;Heron Lane Car Wash;Please call;Not disclosed;Nowhere, ZZ;Two tunnels on a corner.",
].join("\r\n");

/** More clicks than this to a published listing from an unknown file would need a manual. */
const MAX_CLICKS = 7;

test("a newcomer publishes a listing from an unknown file and undoes it; other records come in too", async () => {
  const page = await signInAtDesk(site, "Head office");
  let clicks = 1;
  const click = (target: Locator): Promise<void> => {
    clicks += 1;
    return target.click();
  };
  await click(page.getByRole("navigation", { name: "Desk" }).getByRole("link", { name: "Imports" }));
  await click(page.getByRole("link", { name: "Import a file" }));
  clicks += 1;
  await page
    .getByLabel("File to import")
    .setInputFiles({ name: "unknown.csv", mimeType: "text/csv", buffer: Buffer.from(FILE) });
  const column = page.getByRole("combobox", { name: "Money Asked For It is read as" });
  await column.waitFor();
  const preview = page.getByRole("table", { name: "Preview" });
  await preview.getByText("Not disclosed").waitFor();
  clicks += 2;
  await column.selectOption({ label: "Asking price" });
  await preview.getByText("$750,000").first().waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await findOverflow(page)).toEqual([]);
  await click(page.getByRole("button", { name: "Import 2 rows" }));
  expect(clicks).toBeLessThanOrEqual(MAX_CLICKS);
  await page.getByText("1 new").waitFor();
  await page.getByRole("table", { name: "Rows to review" }).getByText("“ZZ” isn’t a known state").waitFor();
  await page.getByText("1 rejected").waitFor();
  const report = await page.request.get(
    (await page.getByRole("link", { name: "Download report" }).getAttribute("href")) ?? "",
  );
  expect(await report.text()).toContain("Nowhere, ZZ");

  const path = "/buy-a-business/listings/heron-lane-sushi-bar-90210001";
  const visitor = await site.visit("/");
  await expect.poll(async () => (await visitor.goto(path))?.status()).toBe(200);
  await expectHeading(visitor, "Heron Lane Sushi Bar");

  const photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: "#bf9" } })
    .jpeg()
    .toBuffer();
  const buffer = Buffer.from(zipSync({ "90210001-1.jpg": photo, "90210009.jpg": photo, "logo.jpg": photo }));
  await page.getByRole("link", { name: "Add photos from a ZIP" }).click();
  await page
    .getByLabel("ZIP file of photos")
    .setInputFiles({ name: "photos.zip", mimeType: "application/zip", buffer });
  const refused = page.getByRole("table", { name: "Photos that weren’t added" });
  await refused.getByText("90210009.jpg").waitFor();
  await refused.getByText("logo.jpg").waitFor();
  await page.getByText("1 of 2 photos added").waitFor();
  await visitor.reload();
  expect(await visitor.locator('img[src^="/photos/"]').count()).toBeGreaterThan(0);

  await page.getByRole("link", { name: "Earlier imports" }).click();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await page.getByRole("button", { name: "Undo import" }).click();
  await page.getByText("Deleted: 1. Restored: 0").first().waitFor();

  await page.getByRole("link", { name: "Import a file" }).click();
  const agents = "Advisor,Mail,Branch Office\nIda Imported,ida.imported@example.com,Nowhere at All";
  await page
    .getByLabel("File to import")
    .setInputFiles({ name: "agents.csv", mimeType: "text/csv", buffer: Buffer.from(agents) });
  await page.getByLabel("This file contains").selectOption({ label: "Agents" });
  for (const [name, label] of [
    ["Advisor", "Name"],
    ["Mail", "Email"],
    ["Branch Office", "Office"],
  ]) {
    await page.getByRole("combobox", { name: `${name} is read as` }).selectOption({ label });
  }
  await preview.getByText("There’s no office “Nowhere at All”").waitFor();
  expect(await findViolations(page)).toEqual([]);
  await expect.poll(async () => (await visitor.goto(path))?.status()).toBe(404);
});
