import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { PAGES, toPath } from "./pages.ts";
import { expectHeading, startVisitors, waitUntilReady } from "./visitors.ts";

const site = startVisitors({ sharesSite: true });

interface Stop {
  name: string;
  /** Width of the outline, in pixels. */
  outline: number;
  isOnScreen: boolean;
}

/** Returns the focused element and whether its focus is visible. */
function getStop(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    return {
      name: element.outerHTML.slice(0, 120),
      outline: outlineStyle === "none" ? 0 : Number.parseFloat(outlineWidth),
      isOnScreen: box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth && box.height > 1,
    };
  });
}

/** Presses Tab until the element has the focus, and expects visible focus at every stop. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press("Tab");
    const stop = await getStop(page);
    expect(stop, stop.name).toMatchObject({ isOnScreen: true });
    expect(stop.outline, stop.name).toBeGreaterThanOrEqual(2);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Sixty presses of Tab do not lead to ${target}.`);
}

/** Waits until the islands have replaced what the server rendered in their place, as the first touch makes them do. */
async function waitUntilReplaced(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const island of document.querySelectorAll("page-island[replaces]"))
      island.dispatchEvent(new Event("pointerover"));
  });
  await page.waitForFunction(() => !document.querySelector("page-island[replaces]:not([ready])"));
}

test("an inquiry can be sent from the home page by keyboard alone, with visible focus", async () => {
  const page = await site.visit("/");
  await tabTo(page, page.getByRole("link", { name: "Skip to content" }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.locator("main input[name=q]"));
  await page.keyboard.type("wood-fired pizzeria");
  await page.keyboard.press("Enter");
  await expectHeading(page, "Businesses for sale");
  await waitUntilReady(page);
  await tabTo(page, page.getByRole("link", { name: "Wood-Fired Pizzeria with Patio" }));
  await page.keyboard.press("Enter");
  await expectHeading(page, "Wood-Fired Pizzeria with Patio");
  await waitUntilReady(page);
  await waitUntilReplaced(page);

  const send = page.getByRole("button", { name: "Send message" });
  const message = page.getByRole("textbox", { name: "Message" });
  await tabTo(page, message);
  await page.keyboard.press("Control+End");
  await page.keyboard.type(" Is the oven included?");
  await tabTo(page, send);
  await page.keyboard.press("Enter");
  await page.locator("#field-name:focus").waitFor();
  expect(await page.getByRole("alert").innerText()).toBe("Please complete all required fields");
  expect(await message.inputValue()).toMatch(/^I’d like to know more .* Is the oven included\?$/);

  await page.keyboard.type("June Whitfield");
  await tabTo(page, page.getByLabel("Email"));
  await page.keyboard.type("june.keys@example.org");
  await tabTo(page, page.getByLabel("I Agree to Privacy Terms"));
  await page.keyboard.press("Space");
  await tabTo(page, send);
  await page.keyboard.press("Enter");
  await expectHeading(page, "Your inquiry has been submitted successfully.");
  await page.locator("h1:focus").waitFor();
});

test("the menu of a narrow window opens, closes and releases the focus by keyboard", async () => {
  const page = await site.visit("/", { viewport: { width: 360, height: 740 } });
  await tabTo(page, page.getByText("Menu", { exact: true }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("banner").getByRole("link", { name: "Contact" }));
  await page.keyboard.press("Enter");
  await expectHeading(page, "Talk to someone who has done this before");
  await waitUntilReady(page);
  await tabTo(page, page.getByLabel("Your name"));
});

test("the focus moves from a link to the island that replaces it", async () => {
  const page = await site.visit(await toPath(site.origin, PAGES["listing's page"]));
  const island = page.locator("page-island[name=confidential-access]");
  await island.getByRole("link", { name: "Sign NDA to view" }).focus();
  await page.locator("page-island[name=confidential-access][ready]").waitFor();
  await expect.poll(() => island.evaluate((element) => element.contains(document.activeElement))).toBe(true);
});

test("a visitor who types before the sign-in dialog's script is loaded stays in their field", async () => {
  const page = await site.visit("/");
  let loadScripts = (): void => {};
  const isTime = new Promise<void>((resolve) => {
    loadScripts = resolve;
  });
  await page.route("**/build/**/mount-island*", (route) => isTime.then(() => route.continue()));
  await page.goto("/?login=1");
  await page.getByLabel("Email").fill("june@example.org");
  await page.getByRole("textbox", { name: "Password" }).focus();
  await page.keyboard.type("first ");
  loadScripts();
  await waitUntilReady(page);
  await page.keyboard.type("second");
  expect(await page.getByRole("textbox", { name: "Password" }).inputValue()).toBe("first second");
  expect(await page.getByLabel("Email").inputValue()).toBe("june@example.org");
});
