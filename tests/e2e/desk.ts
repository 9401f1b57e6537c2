import type { BrowserContextOptions, Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { DESKTOP, type Visitors } from "./visitors.ts";

/** The demo accounts, as their sign-in buttons name them. */
type Role = "Head office" | "Office manager" | "Agent" | "Read-only";

/** Returns the links of the desk's menu, which a narrow screen hides until its button is pressed. */
export const getDeskMenu = (page: Page): Locator =>
  page.getByRole("navigation", { name: "Desk", includeHidden: true }).getByRole("link", { includeHidden: true });

/** Signs in with a demo account from a page that requires it, and waits for that page. */
export async function signInAtDesk(
  site: Visitors,
  role: Role,
  wanted = "/desk/leads",
  options: BrowserContextOptions = DESKTOP,
): Promise<Page> {
  const page = await site.visit("/privacy", options);
  await page.goto(wanted);
  expect(new URL(page.url()).pathname).toBe("/desk/sign-in");
  await page.getByRole("button", { name: `Sign in as ${role}` }).click();
  await page.waitForURL(`**${wanted}`);
  await getDeskMenu(page).first().waitFor({ state: "attached" });
  return page;
}
