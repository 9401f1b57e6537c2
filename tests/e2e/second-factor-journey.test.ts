import { Secret, TOTP } from "otpauth";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { getStoredUser, PASSWORD, signUp } from "./buyers.ts";
import { DESKTOP, expectHeading, startVisitors, waitUntilReady } from "./visitors.ts";

// The dialog asks whether the account has passkeys. The code may be sent first.
const site = startVisitors({ sharesSite: true, lateCalls: /\/passkeys\/challenge$/ });
const EMAIL = "june.factor@example.org";

/** The app's code some steps from now: each works once, and the server also accepts the next one. */
const getCode = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

/** Enters email and password in the sign-in dialog. */
async function enterPassword(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Email").fill(EMAIL);
  await dialog.getByRole("textbox", { name: "Password" }).fill(PASSWORD);
  await dialog.getByRole("button", { name: "Sign in" }).click();
}

/** Gives the tab a passkey store that confirms every request. */
async function addPasskeyStore(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("WebAuthn.enable");
  await devTools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test("a buyer sets up an app and a passkey, signs in with either, and without script with a recovery code", async () => {
  const page = await site.visit("/");
  await signUp(page, EMAIL);
  await page.goto("/bizmatch/profile");
  await page.getByRole("link", { name: "Set up two-factor authentication" }).click();
  await expectHeading(page, "Two-factor authentication");
  await waitUntilReady(page);
  const secret = (await page.locator("main code").innerText()).replaceAll(" ", "");
  const app = page.locator("section", { has: page.getByRole("heading", { name: "Use an authenticator app" }) });
  await page.getByRole("textbox", { name: "Code" }).fill("000000");
  await app.getByLabel("Your password").fill(PASSWORD);
  await page.getByRole("button", { name: "Turn on" }).click();
  await page.getByText("That code isn’t valid").first().waitFor();
  expect((await page.locator("main code").innerText()).replaceAll(" ", ""), "the same offer").toBe(secret);
  await page.getByRole("textbox", { name: "Code" }).fill(getCode(secret));
  await app.getByLabel("Your password").fill(PASSWORD);
  await page.getByRole("button", { name: "Turn on" }).click();
  await page.getByText("Two-factor authentication is on.").waitFor();
  const list = page.locator("section", { has: page.getByRole("heading", { name: "Your recovery codes" }) });
  const codes = await list.getByRole("listitem").allInnerTexts();
  expect(codes).toHaveLength(10);

  const other = await site.visit("/?login=1");
  await enterPassword(other);
  await other.getByRole("dialog").getByRole("textbox", { name: "Code" }).fill(getCode(secret, 1));
  await other.getByRole("dialog").getByRole("button", { name: "Sign in" }).click();
  await expectHeading(other, "What I’m looking for");
  expect(await getStoredUser(other)).toMatchObject({ email: EMAIL });

  const plain = await site.visit("/?login=1&redirect=%2Fbizmatch%2Fprofile", { ...DESKTOP, javaScriptEnabled: false });
  await enterPassword(plain);
  await expectHeading(plain, "Enter your code");
  await plain.getByRole("textbox", { name: "Code" }).fill(codes[0] ?? "");
  await plain.getByRole("main").getByRole("button", { name: "Sign in" }).click();
  await plain.getByText("Unused recovery codes: 9").waitFor();

  await addPasskeyStore(page);
  await page.goto("/bizmatch/two-factor");
  const passkeys = page.locator("section", { has: page.getByRole("heading", { name: "Passkeys" }) });
  await passkeys.getByLabel("Name").fill("Phone");
  await passkeys.getByLabel("Your password").fill(PASSWORD);
  await passkeys.getByRole("button", { name: "Add passkey" }).click();
  await page.getByText("Passkey added.").waitFor();
  await passkeys.getByText("Not used yet").waitFor();
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto("/?login=1");
  await enterPassword(page);
  await page.getByRole("dialog").getByRole("button", { name: "Use a passkey" }).click();
  await expectHeading(page, "What I’m looking for");
  await page.goto("/bizmatch/two-factor");
  await passkeys.getByText("Last used").waitFor();
  await passkeys.getByText("Remove “Phone”").click();
  await passkeys.getByRole("listitem").getByLabel("Your password").fill(PASSWORD);
  await passkeys.getByRole("button", { name: "Remove" }).click();
  await page.getByText("Passkey removed.").waitFor();
});
