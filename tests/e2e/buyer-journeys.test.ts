import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { fillRegistration, getMailedLink, getStoredUser, PASSWORD, signUp } from "./buyers.ts";
import { OFFICE, SEARCH } from "./pages.ts";
import { DESKTOP, expectHeading, PHONE, startVisitors } from "./visitors.ts";

const site = startVisitors({ sharesSite: true });

const getDialog = (page: Page) => page.getByRole("dialog");
const signInLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Sign in" });

async function openFromMenu(page: Page, name: string): Promise<void> {
  const banner = page.getByRole("banner");
  await banner.locator("summary", { hasText: "June" }).click();
  await banner.getByRole("link", { name, exact: true }).click();
}

test("a buyer saves a listing, registers, sets preferences, sees matches, edits the profile, changes the password and closes the account", async () => {
  const email = "june.life@example.org";
  const page = await site.visit(SEARCH);
  const heart = page.locator("article button[data-save]").first();
  await heart.click();
  await page.getByText("Saved on this device.").waitFor();
  const dialog = getDialog(page);
  await page.getByRole("link", { name: "Keep it everywhere with a free account" }).click();
  await fillRegistration(dialog, email);
  await dialog.getByRole("button", { name: "Register" }).click();
  await dialog.waitFor({ state: "detached" });
  // What was saved in the browser is now saved in the account.
  await page.locator("article button[data-save][aria-pressed=true]").waitFor();
  await expect.poll(() => getStoredUser(page)).toMatchObject({ email, first_name: "June" });

  await openFromMenu(page, "Preferences");
  await expectHeading(page, "What I’m looking for");
  await page.getByLabel("State").selectOption("florida");
  await page.getByRole("button", { name: "Add a row" }).click();
  await page
    .getByRole("group", { name: "Row 2" })
    .getByLabel("Category", { exact: true })
    .selectOption("food-restaurants");
  await page.locator("[name=price_max]").fill("400,000");
  await expect.poll(() => page.getByRole("status").innerText()).toMatch(/^\d{1,3} match now$/);
  await page.getByRole("button", { name: "Save my preferences" }).click();
  await page.getByText("Your buyer preference has been updated").waitFor();

  await page.getByRole("main").getByRole("link", { name: "See my matches" }).click();
  await expectHeading(page, "My matches");
  const first = await page.locator("article h3").first().innerText();
  await page.locator("article summary").first().click();
  await page.getByLabel("Price", { exact: true }).first().check();
  await page.getByRole("button", { name: "Hide listing" }).first().click();
  await page.getByText("You won’t see it in your matches again").waitFor();
  await expect.poll(() => page.locator("article h3").first().innerText()).not.toBe(first);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => page.locator("article h3").first().innerText()).toBe(first);

  await openFromMenu(page, "Saved");
  await expectHeading(page, "Saved businesses");
  await expect.poll(() => page.locator("main article").count()).toBe(1);
  await openFromMenu(page, "Profile");
  await page.getByLabel("City").fill("Tampa");
  await page.getByLabel("State").fill("Florida");
  await page.getByLabel("ZIP code").fill("33602");
  await page.getByRole("button", { name: "Save profile" }).click();
  await page.getByText("Your profile has been updated").waitFor();
  await openFromMenu(page, "Sign out");
  await page.waitForURL("/");
  await signInLink(page).waitFor();
  await expect.poll(() => getStoredUser(page)).toBeNull();

  await signInLink(page).click();
  await dialog.getByRole("link", { name: "Forgot your password?" }).click();
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByRole("button", { name: "Send me a link" }).click();
  await dialog.getByText("Please check your email.").waitFor();
  await page.goto(await getMailedLink(site.origin, email, "/reset-password"));
  // The emailed link opens the dialog, which continues to sign-in.
  await dialog.getByRole("textbox", { name: "New password", exact: true }).fill("another harbour lantern");
  await dialog.getByRole("textbox", { name: "Confirm new password" }).fill("another harbour lantern");
  await dialog.getByRole("button", { name: "Save new password" }).click();
  await dialog.getByText("Password reset successfully. You can now login with your new password.").waitFor();
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByRole("textbox", { name: "Password" }).fill("another harbour lantern");
  await dialog.getByRole("textbox", { name: "Password" }).press("Enter");
  await expectHeading(page, "What I’m looking for");

  await openFromMenu(page, "Profile");
  const cancel = page.locator("section", { has: page.getByRole("heading", { name: "Cancel my account" }) });
  await cancel.getByRole("textbox", { name: "Your password" }).fill("another harbour lantern");
  await cancel.getByRole("button", { name: "Cancel my account" }).click();
  await expectHeading(page, "Your account has been canceled");
  await signInLink(page).waitFor();
  await expect.poll(() => getStoredUser(page)).toBeNull();
});

test("the same journey works without scripts, by forms that post to their own page", async () => {
  const email = "june.noscript@example.org";
  const page = await site.visit("/buy-a-business/buyer-registration", { ...DESKTOP, javaScriptEnabled: false });
  await fillRegistration(page, "june at example");
  await page.locator("main").getByRole("button", { name: "Register" }).click();
  await page.getByRole("alert").waitFor();
  expect(await page.getByLabel("First name").inputValue()).toBe("June");
  expect(await page.getByRole("textbox", { name: "Password" }).inputValue()).toBe("");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("textbox", { name: "Password" }).fill(PASSWORD);
  await page.locator("main").getByRole("button", { name: "Register" }).click();
  await expectHeading(page, "Welcome. Your account is open");

  await page.getByRole("link", { name: "Set my preferences" }).click();
  await page.getByRole("button", { name: "Add a row" }).click();
  await page.getByRole("button", { name: "Remove row 2" }).click();
  await page.getByLabel("State").selectOption("texas");
  await page.getByRole("button", { name: "Save my preferences" }).click();
  await page.getByText("Your buyer preference has been updated").waitFor();
  await page.getByRole("main").getByRole("link", { name: "See my matches" }).click();
  // The stylesheet that hides the buttons that need scripts has loaded by then.
  await page.waitForURL("/bizmatch/search");
  const first = await page.locator("article h3").first().innerText();
  await page.getByRole("button", { name: "Save this business" }).first().click();
  await page.locator("article summary").first().click();
  await page.getByRole("button", { name: "Hide listing" }).first().click();
  await page.getByText("You won’t see it in your matches again").waitFor();
  expect(await page.locator("article h3").first().innerText()).not.toBe(first);

  await page.goto("/bizmatch/saved-listings");
  expect(await page.locator("article h2").innerText()).toBe(first);
  await page.getByRole("button", { name: `Remove ${first}` }).click();
  await page.getByText("You haven’t saved any businesses yet").waitFor();
  await page.goto("/bizmatch/sign-out");
  await page.locator("main").getByRole("button", { name: "Sign out" }).click();
  await page.goto("/bizmatch/profile");
  await page.waitForURL("**/?login=1&redirect=%2Fbizmatch%2Fprofile");
  await getDialog(page).getByLabel("Email").fill(email);
  await getDialog(page).getByRole("textbox", { name: "Password" }).fill("wrong harbour lantern");
  await getDialog(page).getByRole("button", { name: "Sign in" }).click();
  await getDialog(page).getByRole("alert").waitFor();
  expect(await getDialog(page).getByLabel("Email").inputValue()).toBe(email);
  await getDialog(page).getByRole("textbox", { name: "Password" }).fill(PASSWORD);
  await getDialog(page).getByRole("button", { name: "Sign in" }).click();
  await expectHeading(page, "Profile");
  await page.goto(await getMailedLink(site.origin, email, "/verify-email"));
  await page.getByRole("button", { name: "Confirm this address" }).click();
  await page.getByText("Your email address is confirmed").waitFor();
});

test("signing out in one tab signs out the other, which later returns to the same page", async () => {
  const page = await site.visit("/");
  await signUp(page, "june.tabs@example.org");
  await page.goto("/bizmatch/profile");
  await expect.poll(() => getStoredUser(page)).toMatchObject({ email: "june.tabs@example.org" });
  const other = await page.context().newPage();
  await other.goto("/bizmatch/activity");
  await expectHeading(other, "NDAs and activity");
  // Its script is then notified of changes in the other tab.
  await other.getByRole("banner").locator("summary", { hasText: "June" }).waitFor();
  await other.waitForLoadState("networkidle");
  await openFromMenu(page, "Sign out");
  await other.waitForURL("**/?login=1&redirect=%2Fbizmatch%2Factivity");
  await getDialog(other).getByLabel("Email").fill("june.tabs@example.org");
  await getDialog(other).getByRole("textbox", { name: "Password" }).fill(PASSWORD);
  await getDialog(other).getByRole("button", { name: "Sign in" }).click();
  await expectHeading(other, "NDAs and activity");
  await page.getByRole("banner").locator("summary", { hasText: "June" }).waitFor();
});

test("signing in returns to the page even if the dialog's code doesn't load", async () => {
  const page = await site.visit("/");
  await signUp(page, "june.early@example.org");
  const other = await page.context().newPage();
  await other.context().clearCookies();
  await other.route("**/mount-island-*.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "throw new Error('not loaded')" }),
  );
  await other.goto("/bizmatch/activity");
  await getDialog(other).getByLabel("Email").fill("june.early@example.org");
  await getDialog(other).getByRole("textbox", { name: "Password" }).fill(PASSWORD);
  await getDialog(other).getByRole("button", { name: "Sign in" }).click();
  await expectHeading(other, "NDAs and activity");
});

test("what a buyer does before the code of the preferences is loaded is done then", async () => {
  const page = await site.visit("/");
  await signUp(page, "june.quick@example.org");
  let loadScripts = (): void => {};
  const isTime = new Promise<void>((resolve) => {
    loadScripts = resolve;
  });
  await page.route("**/mount-island-*.js", (route) => isTime.then(() => route.continue()));
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posts.push(new URL(request.url()).pathname);
  });
  await page.goto("/bizmatch/preferences");
  await page.getByLabel("State").selectOption("florida");
  await page.locator("[name=price_max]").fill("400,000");
  await page.getByRole("button", { name: "Add a row" }).click();
  loadScripts();
  await page.getByRole("group", { name: "Row 2" }).waitFor();
  expect(await page.getByLabel("State").first().inputValue()).toBe("florida");
  expect(await page.locator("[name=price_max]").inputValue()).toBe("400,000");
  expect(posts).not.toContain("/bizmatch/preferences");
});

test("a buyer's page whose script loads after sign-out in another tab redirects too", async () => {
  const page = await site.visit("/");
  await signUp(page, "june.asleep@example.org");
  await page.goto("/bizmatch/profile");
  await page.getByRole("banner").locator("summary", { hasText: "June" }).waitFor();
  const waiting = await page.context().newPage();
  let loadScripts = (): void => {};
  const isTime = new Promise<void>((resolve) => {
    loadScripts = resolve;
  });
  await waiting.route("**/build/**/*.js", (route) => isTime.then(() => route.continue()));
  await waiting.goto("/bizmatch/activity", { waitUntil: "commit" });
  await expectHeading(waiting, "NDAs and activity");
  await openFromMenu(page, "Sign out");
  await signInLink(page).waitFor();
  await expect.poll(() => getStoredUser(page)).toBeNull();
  loadScripts();
  await waiting.waitForURL("**/?login=1&redirect=%2Fbizmatch%2Factivity");
});

test("a token copied to another browser opens nothing there and is deleted", async () => {
  const owner = await site.visit("/");
  await signUp(owner, "june.handle@example.org");
  await owner.goto("/bizmatch/profile");
  await expect.poll(() => getStoredUser(owner)).not.toBeNull();
  const copied = await getStoredUser(owner);
  const otherBrowser = await site.visit("/");
  await otherBrowser.evaluate((info) => localStorage.setItem("user_info", JSON.stringify(info)), copied);
  await otherBrowser.reload();
  await expect.poll(() => getStoredUser(otherBrowser)).toBeNull();
  await otherBrowser.goto("/bizmatch/profile");
  await otherBrowser.waitForURL("**/?login=1&redirect=%2Fbizmatch%2Fprofile");
  expect(await getStoredUser(owner)).toMatchObject({ token: copied?.token });
});

test("Escape closes a dialog and restores the focus, and the dialog keeps all typed text except the password", async () => {
  const page = await site.visit("/contact-us");
  await signInLink(page).focus();
  await page.keyboard.press("Enter");
  const dialog = getDialog(page);
  await dialog.locator("input:focus").waitFor();
  await page.keyboard.type("june at example");
  await dialog.getByRole("textbox", { name: "Password" }).fill("secret lantern");
  await page.keyboard.press("Enter");
  await dialog.getByRole("alert").waitFor();
  await dialog.locator("[name=email]:focus").waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  expect(await signInLink(page).evaluate((link) => link === document.activeElement)).toBe(true);
  await page.keyboard.press("Enter");
  await expect.poll(() => dialog.getByLabel("Email").inputValue()).toBe("june at example");
  expect(await dialog.getByRole("textbox", { name: "Password" }).inputValue()).toBe("");
});

test("the country of a phone number sets its dial code", async () => {
  const page = await site.visit("/buy-a-business/buyer-registration", PHONE);
  const [country, phone] = [page.getByLabel("Country"), page.getByLabel("Phone", { exact: true })];
  expect(await country.locator("option:checked").innerText()).toBe("+1 United States");
  await country.selectOption("+49 Germany");
  await expect.poll(() => page.locator("[name=phone_dial_code]").inputValue()).toBe("+49");
  expect((await country.boundingBox())?.y).toBe((await phone.boundingBox())?.y);
});

test("inquiry forms have a signed-in buyer's contact details", async () => {
  const page = await site.visit("/contact-us");
  await signUp(page, "june.known@example.org");
  await page.goto("/bizmatch/profile");
  await expect.poll(() => getStoredUser(page)).not.toBeNull();
  await page.goto("/contact-us");
  await expect.poll(() => page.getByLabel("Your name").inputValue()).toBe("June Whitfield");
  expect(await page.getByLabel("Email").inputValue()).toBe("june.known@example.org");
  expect(await page.getByLabel("Phone").inputValue()).toContain("8135550142");
  await page.goto(`${OFFICE}/reviews`);
  await expect.poll(() => page.getByLabel("Your name").inputValue()).toBe("June Whitfield");
});

test("a file that is too large is rejected with the reason, which stays with the form", async () => {
  const page = await site.visit("/contact-us");
  await signUp(page, "june.scan@example.org");
  await page.goto("/bizmatch/qualification");
  const file = page.getByLabel("File");
  await file.setInputFiles({ name: "statement.pdf", mimeType: "application/pdf", buffer: Buffer.alloc(11_000_000) });
  await page.getByRole("button", { name: "Add proof of funds" }).click();
  await page.getByRole("alert").getByText("This file is over 10 MB").waitFor();
  expect(await file.evaluate((input: HTMLInputElement) => input.files?.[0]?.name)).toBe("statement.pdf");
});
