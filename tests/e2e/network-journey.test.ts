import { expect, test } from "vitest";
import { createPhoto } from "../support/create-photo.ts";
import { startSite } from "../support/server.ts";
import { findOverflow, findViolations } from "./inspections.ts";
import { openDeskByLink } from "./new-network.ts";
import { startVisitors } from "./visitors.ts";

let startupLog: () => string;
const site = startVisitors({ expectedStatuses: [422] }, async () => {
  const started = await startSite({ env: { DEMO: "0" }, fresh: true });
  startupLog = started.log;
  return started;
});

test("head office sets up an empty network, merges an office, and its old address redirects", async () => {
  const page = await site.visit("/privacy");
  await openDeskByLink(page, startupLog(), { name: "Grace Okafor", email: "grace@brokers.internal" });
  await page.getByRole("heading", { name: "Set up your network" }).waitFor();
  await page.getByText("0 of 6 done").waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Send test email" }).click();
  await page.getByText("no mail server could be reached").waitFor();

  const addOffice = async (name: string, zip: string): Promise<void> => {
    await page.goto("/desk/offices/create");
    await page.getByLabel("Name", { exact: true }).fill(name);
    await page.getByLabel("ZIP or postal code").fill(zip);
    await page.getByLabel(/^E-?mail/).fill(`${name.toLowerCase()}@brokers.internal`);
    await page.getByRole("button", { name: "Add office" }).click();
    await page.getByRole("heading", { level: 1, name }).waitFor();
  };
  await addOffice("Orlando", "32801");
  await addOffice("Tampa", "33602");
  // The pin is found by the address, and moved without a mouse.
  const latitude = page.getByLabel("Latitude", { exact: true });
  const found = Number(await latitude.inputValue());
  await page.getByRole("button", { name: /^Office pin/ }).press("Shift+ArrowUp");
  await expect.poll(async () => Number(await latitude.inputValue())).toBeGreaterThan(found);
  await page.getByRole("button", { name: "Put the pin on Tampa 33602" }).click();
  await expect.poll(async () => Number(await latitude.inputValue())).toBe(found);
  await page.goto("/desk");
  await page.getByRole("link", { name: "Add an agent" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Ana Reyes");
  await page.getByLabel("Office", { exact: true }).selectOption({ label: "Tampa" });
  await page.getByLabel(/^E-?mail/).fill("ana@brokers.internal");
  await page.getByRole("button", { name: "Add agent" }).click();
  await page.getByRole("heading", { level: 1, name: "Ana Reyes" }).waitFor();

  const visitor = await site.visit("/locations/florida/tampa/contact-us");
  await page.goto("/desk/offices");
  await page.getByRole("link", { name: "Tampa", exact: true }).click();
  await page.getByText("Close or merge this office").click();
  await page.getByText("Agents", { exact: true }).last().waitFor();
  await page.getByLabel("Who takes over").selectOption({ label: "Orlando" });
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await findOverflow(page)).toEqual([]);
  await page.getByRole("button", { name: "Close this office" }).click();
  await page.getByText("Reopen this office").waitFor();

  await page.goto("/desk/head-office");
  await page.getByLabel("Brand color on light pages").fill("#ffee00");
  await page.getByLabel("Legal notice").fill("Harbor & Oak LLC, No. 123");
  await page.getByRole("button", { name: "Save brand and tags" }).click();
  await page.getByText("Text in this color would be too hard to read").waitFor();
  await page.getByLabel("Brand color on light pages").fill("#7a1f3d");
  await page.getByRole("button", { name: "Save brand and tags" }).click();
  await page.getByRole("status").filter({ hasText: "Saved." }).waitFor();
  const buffer = Buffer.from(await createPhoto({ format: "png", width: 80, height: 320 }));
  await page.getByLabel("Add a logo").setInputFiles({ name: "logo.png", mimeType: "image/png", buffer });
  await page.getByText("The site now shows this logo.").waitFor();
  const legalNotice = visitor.getByText("Harbor & Oak LLC, No. 123");
  const logo = visitor.locator("header img[src^='/photos/logos/']");
  await expect
    .poll(async () => {
      await visitor.goto("/");
      return [await legalNotice.count(), await logo.count()];
    })
    .toEqual([1, 1]);
  expect(await visitor.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--accent"))).toBe(
    "#7a1f3d",
  );

  await expect
    .poll(async () => {
      await visitor.goto("/locations/florida/tampa/contact-us");
      return new URL(visitor.url()).pathname;
    })
    .toBe("/locations/florida/orlando/contact-us");
  await visitor.goto("/agents/ana-reyes");
  await visitor.getByText("Orlando").first().waitFor();
});
