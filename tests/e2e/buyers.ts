import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { readOutbox } from "../support/outbox.ts";

export const PASSWORD = "quiet harbour lantern";

/** Fills in the registration form. */
export async function fillRegistration(form: Page | Locator, email: string): Promise<void> {
  await form.getByLabel("First name").fill("June");
  await form.getByLabel("Last name").fill("Whitfield");
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Phone", { exact: true }).fill("(813) 555-0142");
  await form.getByRole("textbox", { name: "Password" }).fill(PASSWORD);
  await form.getByLabel("I Agree to Privacy Terms").check();
}

/** Registers a buyer by API calls from an open page. The browser is then signed in, with empty storage. */
export async function signUp(page: Page, email: string): Promise<void> {
  const status = await page.evaluate(
    async ([email, password]) => {
      await fetch("/api/csrf-cookie");
      const token = /XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? "";
      const headers = { "Content-Type": "application/json", "X-XSRF-TOKEN": decodeURIComponent(token) };
      const phone = { phone_country: "US", phone_dial_code: "+1", phone_number: "(813) 555-0142" };
      const buyer = { first_name: "June", last_name: "Whitfield", email, password, privacy_terms: true, ...phone };
      return (await fetch("/api/register", { method: "POST", headers, body: JSON.stringify(buyer) })).status;
    },
    [email, PASSWORD],
  );
  expect(status).toBe(201);
}

/** Returns what this browser stores about the signed-in buyer. */
export function getStoredUser(page: Page): Promise<{ token: string; email: string } | null> {
  return page.evaluate(() => JSON.parse(localStorage.getItem("user_info") ?? "null"));
}

/** Returns the link to a path of the site from the latest email to an address. */
export async function getMailedLink(origin: string, to: string, path: string): Promise<string> {
  let link = "";
  await expect
    .poll(async () => {
      const texts = (await readOutbox(origin, to)).map(({ text }) => text);
      link = texts.map((text) => new RegExp(`${path}\\?\\S+`).exec(text)?.[0] ?? "").find(Boolean) ?? "";
      return link;
    })
    .not.toBe("");
  return link;
}
