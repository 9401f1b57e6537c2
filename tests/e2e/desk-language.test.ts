import { expect, test } from "vitest";
import french from "../../src/editions/messages/fr-CA.json" with { type: "json" };
import { startSite } from "../support/server.ts";
import { DESKTOP, expectHeading, visitors } from "./visitors.ts";

const site = visitors({}, () => startSite({ env: { LOCALES: "en-US,fr-CA" } }));

test("a broker comes in and reads the desk in the language of their browser", async () => {
  const page = await site.visit("/fr", { ...DESKTOP, locale: "fr-CA" });
  await page.goto("/desk/sign-in");
  expect(await page.locator("html").getAttribute("lang")).toBe("fr-CA");
  await page.locator('form:has([value="head_office"]) button').first().click();
  const menu = page.getByRole("navigation", { name: french.desk_menu });
  await menu.getByRole("link", { name: french.desk_staff_title, exact: true }).click();
  await expectHeading(page, french.desk_staff_title);
});
