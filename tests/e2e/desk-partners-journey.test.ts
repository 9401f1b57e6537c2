import { expect, test } from "vitest";
import { signInAtDesk } from "./desk.ts";
import { findOverflow, findViolations } from "./inspections.ts";
import { startVisitors } from "./visitors.ts";

const site = startVisitors();

test("head office adds a partner, sees its secret, and sends a test, which a private address doesn't get", async () => {
  const page = await signInAtDesk(site, "Head office", "/desk/partners/create");
  await page.getByLabel("Partner", { exact: true }).fill("Business portal");
  await page.getByLabel("Feed URL").fill("https://portal.localhost/feed");
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Add partner" }).click();
  await page.getByRole("heading", { name: "Business portal" }).waitFor();
  await page.getByRole("button", { name: "Show secret" }).click();
  await page.getByText(/^whsec_/).waitFor();
  await page.getByRole("button", { name: "Send a test" }).click();
  await page.getByText("Failed (attempts: 1)").waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 780 });
  expect(await findOverflow(page)).toEqual([]);
});
