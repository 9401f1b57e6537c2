import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import japanese from "../../src/editions/messages/ja-JP.json" with { type: "json" };
import vietnamese from "../../src/editions/messages/vi-VN.json" with { type: "json" };
import { PASSWORD } from "../e2e/buyers.ts";
import { startVisitors, type Visitors } from "../e2e/visitors.ts";
import { sendRequest } from "../support/send-request.ts";
import { createDataFolder, startSite } from "../support/server.ts";
import { runProgram } from "../support/server-process.ts";
import { getMailedCode } from "../support/verified-buyer.ts";

/* A buyer registers and signs in their own language, with their name in its order and script. */

type Catalog = typeof japanese | typeof vietnamese;

interface Buyer {
  first: string;
  last: string;
  phone: string;
  email: string;
  /** The name as pages and the agreement write it. */
  name: string;
  /** The name as the buyer types it to sign. */
  signature: string;
}

/** Starts a country's site with a demo of a few listings. */
async function startCountry(country: string) {
  const env = { COUNTRY: country, DATA_DIR: await createDataFolder(true) };
  const { code, stderr } = await runProgram("command.js", ["demo", "--listings", "40"], env);
  if (code !== 0) throw new Error(stderr);
  return startSite({ env });
}

/** Opens a listing that needs no approval of its signers. */
async function openListing({ origin, visit }: Visitors): Promise<Page> {
  const { body } = await sendRequest(origin, "/api/listings?per_page=40&kind=business");
  const { data } = JSON.parse(body) as { data: { number: number; slug: string }[] };
  const listing = data.find(({ number }) => number % 10 !== 4);
  return visit(`/buy-a-business/listings/${listing?.slug}`);
}

async function registerAndSign(page: Page, site: Visitors, messages: Catalog, buyer: Buyer): Promise<void> {
  await page.getByRole("banner").getByRole("link", { name: messages.sign_in }).click();
  const form = page.getByRole("dialog");
  await form.getByRole("link", { name: messages.register_prompt }).click();
  await form.locator("[name=first_name]").waitFor();
  const names = await form.locator("[name=first_name], [name=last_name]").all();
  expect(await Promise.all(names.map((field) => field.getAttribute("name")))).toEqual(["last_name", "first_name"]);
  await form.getByLabel(messages.field_last_name, { exact: true }).fill(buyer.last);
  await form.getByLabel(messages.field_first_name, { exact: true }).fill(buyer.first);
  await form.getByLabel(messages.field_email).fill(buyer.email);
  await form.locator("[name=phone_number]").fill(buyer.phone);
  await form.locator("[name=password]").fill(PASSWORD);
  await form.locator("[name=privacy_terms]").check();
  await form.getByRole("button", { name: messages.register_send, exact: true }).click();
  await form.waitFor({ state: "detached" });

  await page.getByRole("button", { name: messages.nda_open, exact: true }).click();
  const dialog = page.getByRole("dialog", { name: messages.nda_title });
  await dialog.getByText(buyer.name).first().waitFor();
  await dialog.getByLabel(messages.nda_consent).check();
  await dialog.getByText(buyer.name).waitFor();
  await dialog.getByLabel(messages.nda_signature).fill(buyer.signature);
  await dialog.getByRole("button", { name: messages.nda_sign, exact: true }).click();
  await dialog.getByLabel(messages.email_code).fill(await getMailedCode(site.origin, buyer.email));
  await dialog.waitFor({ state: "detached" });
  await page.locator("#confidential").getByText(messages.confidential_address, { exact: true }).waitFor();
  await expect.poll(() => page.locator("[data-challenge=enquiry] [name=name]").inputValue()).toBe(buyer.name);
}

describe("in Japan", () => {
  const site = startVisitors({ expectedStatuses: [403] }, () => startCountry("JP"));

  test("山田太郎 signs with a space between the names, and their postal code fills in the prefecture", async () => {
    const page = await openListing(site);
    const buyer = { first: "太郎", last: "山田", phone: "090-1234-5678", email: "taro@example.org" };
    await registerAndSign(page, site, japanese, { ...buyer, name: "山田太郎", signature: "山田　太郎" });
    await page.getByRole("banner").locator("summary", { hasText: "山田 様" }).waitFor();
    await page.goto("/bizmatch/profile");
    const form = page.locator("form:has([name=postal_code])");
    const fields = await form.locator("[name=postal_code], [name=state], [name=locality], [name=address_1]").all();
    expect(await Promise.all(fields.map((field) => field.getAttribute("name")))).toEqual([
      "postal_code",
      "state",
      "locality",
      "address_1",
    ]);
    await form.locator("[name=postal_code]").fill("530-0001");
    await form.locator("[name=locality]").focus();
    await expect.poll(() => form.locator("[name=state]").inputValue()).toBe("大阪府");
  });
});

describe("in Vietnam", () => {
  const site = startVisitors({ expectedStatuses: [403] }, () => startCountry("VN"));

  test("Nguyễn Văn An signs with the family name first", async () => {
    const page = await openListing(site);
    const buyer = { first: "Văn An", last: "Nguyễn", phone: "0912 345 678", email: "an@example.org" };
    await registerAndSign(page, site, vietnamese, { ...buyer, name: "Nguyễn Văn An", signature: "nguyễn văn an" });
  });
});
