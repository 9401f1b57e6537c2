import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { createPdf } from "../support/documents.ts";
import { sendRequest } from "../support/send-request.ts";
import { getMailedCode } from "../support/verified-buyer.ts";
import { getStoredUser, PASSWORD, signUp } from "./buyers.ts";
import { signInAtDesk } from "./desk.ts";
import { findViolations } from "./inspections.ts";
import { PHONE, startVisitors } from "./visitors.ts";

// Expected responses: an unverified buyer, an ended session with its form tokens, and a listing withdrawn while its
// page is open.
const site = startVisitors({ expectedStatuses: [401, 403, 410, 419] });

/** Returns a listing that needs no approval of signers and that no other test uses. */
async function openListing(at: number): Promise<{ number: number; slug: string }> {
  const { body } = await sendRequest(site.origin, "/api/listings?per_page=100&sort=name-asc");
  const listings = (JSON.parse(body).data as { number: number; slug: string }[]).filter(
    ({ number }) => number > 101_000 && number % 10 !== 4,
  );
  return listings[at] as { number: number; slug: string };
}

/** Registers a buyer and signs the browser in. */
async function signIn(page: Page, email: string): Promise<void> {
  await signUp(page, email);
  await page.goto("/bizmatch/activity");
  await expect.poll(() => getStoredUser(page)).toMatchObject({ email });
}

/** Calls the desk API from a signed-in page and returns the status. */
function callDesk(page: Page, path: string, method: string, body: object): Promise<number> {
  return page.evaluate(
    async ([path, method, body]) => {
      await fetch("/api/csrf-cookie");
      const token = decodeURIComponent(/XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? "");
      const headers = { "Content-Type": "application/json", "X-XSRF-TOKEN": token };
      return (await fetch(`/api/desk${path}`, { method, headers, body })).status;
    },
    [path, method, JSON.stringify(body)] as const,
  );
}

test("despite a blocked popup and an ended session, a buyer signs on a phone and reads a document, and the desk sees it", async () => {
  const { number, slug } = await openListing(3);
  const desk = await signInAtDesk(site, "Head office");
  await desk.goto(`/desk/listings/${number}`);
  const buffer = Buffer.from(await createPdf({ pages: 2 }));
  await desk
    .getByLabel("Add documents")
    .setInputFiles({ name: "Tax return 2025.pdf", mimeType: "application/pdf", buffer });
  await desk.getByRole("button", { name: "Remove Tax return 2025" }).waitFor();
  await desk.getByText("No one has opened it yet").waitFor();

  const email = "june.signs@example.org";
  const page = await site.visit("/privacy", PHONE);
  let acts = 0;
  /** Counts an interaction required to sign. Signing in again and printing don't count. */
  const countAction = (touch: () => Promise<void>): Promise<void> => {
    acts += 1;
    return touch();
  };
  await signIn(page, email);
  await page.goto(`/buy-a-business/listings/${slug}`);
  const invitation = page.getByText("Sign (about a minute)");
  await invitation.waitFor();
  await countAction(() => page.getByRole("button", { name: "Sign NDA to view" }).click());
  const dialog = page.getByRole("dialog", { name: "Confidentiality agreement" });
  await dialog.getByLabel("I have read the agreement").waitFor();
  await page.evaluate(() => {
    window.open = () => null;
  });
  await dialog.getByRole("link", { name: "Open a copy to print or save" }).click();
  const plain = dialog.getByRole("link", { name: "open the agreement here" });
  expect(await plain.getAttribute("href")).toBe(`/bizmatch/ndas/${slug}/text`);

  await page.context().clearCookies({ name: "session" });
  await countAction(() => dialog.getByLabel("I have read the agreement").check());
  const login = page.getByRole("dialog").filter({ has: page.getByLabel("Password") });
  await login.getByLabel("Email").fill(email);
  await login.getByRole("textbox", { name: "Password" }).fill(PASSWORD);
  await login.getByRole("button", { name: "Sign in" }).click();
  await countAction(() => dialog.getByLabel("Your full legal name").fill("June Whitfield"));
  await countAction(() => dialog.getByRole("button", { name: "Sign agreement" }).click());
  await dialog.getByText(`the code we sent to ${email}`).waitFor();
  await dialog.getByLabel("Six-digit code").fill(await getMailedCode(site.origin, email));
  const paper = page.getByRole("link", { name: "Tax return 2025" });
  await paper.waitFor();
  expect(acts).toBeLessThanOrEqual(4);
  expect(await invitation.count()).toBe(0);

  const years = page.getByRole("region", { name: "Financials by year" });
  await years.scrollIntoViewIfNeeded();
  expect(await years.evaluate((region) => region.scrollWidth - region.clientWidth)).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  await paper.click();
  const picture = page.getByRole("img", { name: /Tax return 2025, page 1/ });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1_400);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole("link", { name: "Next" }).click();
  await page.getByRole("img", { name: /Tax return 2025, page 2/ }).waitFor();

  await desk.reload();
  await desk.getByText("Who has opened Tax return 2025").click();
  await desk.getByRole("cell", { name: "June Whitfield" }).first().waitFor();
  await desk.goto("/desk/leads");
  const agreements = desk.getByRole("table", { name: "NDAs" });
  await agreements.getByRole("link", { name: "June Whitfield" }).first().waitFor();
});

test("a listing withdrawn while a buyer reads its page shows that instead of the agreement", async () => {
  const { number, slug } = await openListing(5);
  const page = await site.visit("/privacy");
  await signIn(page, "june.late@example.org");
  await page.goto(`/buy-a-business/listings/${slug}`);
  const desk = await signInAtDesk(site, "Head office");
  expect(await callDesk(desk, `/listings/${number}/status`, "POST", { to: "withdrawn" })).toBe(200);
  await page.getByRole("button", { name: "Sign NDA to view" }).click();
  const dialog = page.getByRole("dialog", { name: "Confidentiality agreement" });
  await expect.poll(() => dialog.getByRole("alert").innerText()).toMatch(/no longer/i);
  expect(await dialog.getByRole("button", { name: "Continue to sign" }).count()).toBe(0);
});
