import { expect, test } from "vitest";
import { startSite } from "../support/server.ts";
import { startVisitors } from "./visitors.ts";

const site = startVisitors({}, () =>
  startSite({ env: { RECAPTCHA_SITE_KEY: "site-key", RECAPTCHA_SECRET: "secret-of-this-test" } }),
);

/** The part of Google's script that a page uses. */
const GOOGLE_SCRIPT = `window.grecaptcha = {
  ready: (then) => then(),
  execute: async (key, { action }) => "token of " + key + " for " + action,
};`;

test("with reCAPTCHA keys a form loads Google's script on first input and sends a token with its action", async () => {
  const page = await site.visit("/contact-us");
  const loaded: string[] = [];
  await page.route("https://www.google.com/**", (route) => {
    loaded.push(route.request().url());
    return route.fulfill({ contentType: "text/javascript", body: GOOGLE_SCRIPT });
  });
  await page.locator("form input[name=challenge]").waitFor({ state: "attached" });
  expect(loaded).toEqual([]);
  await page.getByLabel("Your name").focus();
  const getChallenge = () => page.locator("input[name=challenge]").inputValue();
  await expect.poll(getChallenge).toBe("token of site-key for enquiry");
  expect(loaded).toEqual(["https://www.google.com/recaptcha/api.js?render=site-key"]);
});
