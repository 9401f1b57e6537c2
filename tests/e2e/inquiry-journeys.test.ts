import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { readOutbox, waitForMail } from "../support/outbox.ts";
import { AGENT, OFFICE } from "./pages.ts";
import { expectHeading, PHONE, startVisitors } from "./visitors.ts";

const site = startVisitors();

/** The note in an inquiry's email if the challenge was not solved. */
const NOT_SOLVED = "This inquiry skipped our spam check.";

/** Searches from the home page and opens the pizzeria's page. */
async function openPizzeria(page: Page): Promise<void> {
  await page.locator("main input[name=q]").fill("wood-fired pizzeria");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await page.waitForURL(/business-listing-search\?q=wood-fired\+pizzeria$/);
  await page.getByRole("link", { name: "Wood-Fired Pizzeria with Patio" }).click();
  await expectHeading(page, "Wood-Fired Pizzeria with Patio");
}

async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel("Your name").fill("June Whitfield");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("I Agree to Privacy Terms").check();
}

/** Waits until the challenge is solved: a form that is sent sooner waits only two seconds for it. */
async function waitUntilSolved(page: Page): Promise<void> {
  await expect.poll(() => page.locator("form[data-challenge] [name=challenge]").inputValue()).not.toBe("");
}

async function expectThanks(page: Page): Promise<void> {
  await page.waitForURL("**/contact-us/thank-you");
  await expectHeading(page, "Your inquiry has been submitted successfully.");
}

/**
 * Expects the acknowledgment to the visitor and the agent's email, whose reply goes to the visitor and which says whether the
 * challenge was solved.
 */
async function expectBothEmails(email: string, solved: boolean): Promise<void> {
  expect((await waitForMail(site.origin, email)).text).toContain("a person will answer it");
  const toAnswer = async () => {
    const mails = await readOutbox(site.origin);
    return mails
      .filter((mail) => mail.headers["Reply-To"]?.includes(email))
      .map(({ to, text }) => ({ to, solved: !text.includes(NOT_SOLVED) }));
  };
  await expect.poll(toAnswer).toEqual([{ to: "marisol-etcheverry@example.com", solved }]);
}

test("a visitor on a phone searches, opens a listing, sends an inquiry and gets the thank-you page; both emails are written", async () => {
  const page = await site.visit("/", PHONE);
  await openPizzeria(page);
  expect(await page.getByRole("textbox", { name: "Message" }).inputValue()).toContain("Wood-Fired Pizzeria with Patio");
  const numbers = page.locator('#ask a[href^="tel:"], aside a[href^="tel:"]');
  expect(new Set(await numbers.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).size).toBe(1);
  const writeLink = page.getByRole("link", { name: "Message us" });
  const scroll = async (): Promise<boolean> => {
    await page.mouse.wheel(0, 1_000);
    return writeLink.isVisible();
  };
  await expect.poll(scroll).toBe(true);
  await writeLink.tap();
  await page.locator("#field-name:focus").waitFor();
  await expectHeading(page, "Wood-Fired Pizzeria with Patio");
  await fillIn(page, "june@example.org");
  await waitUntilSolved(page);
  await page.getByRole("button", { name: "Send message" }).tap();
  await expectThanks(page);
  await page.locator("h1:focus").waitFor();
  await expect.poll(() => page.locator("h1").evaluate(isOnScreen)).toBe(true);
  await expectBothEmails("june@example.org", true);
});

function isOnScreen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}

test("keeps what a visitor typed when the connection drops, and sends it once the connection is back", async () => {
  const page = await site.visit("/contact-us", PHONE);
  await fillIn(page, "june.offline@example.org");
  const message = page.getByRole("textbox", { name: "Message" });
  await message.fill("Do you know of a bakery near Tampa?");
  await page.route("**/contact-us", (route) => route.abort("aborted"));
  await page.getByRole("button", { name: "Send message" }).tap();
  await page.getByText("There was an error submitting your inquiry. Please try again later.").waitFor();
  expect(await page.getByRole("alert").evaluate(isOnScreen)).toBe(true);
  expect(await message.inputValue()).toBe("Do you know of a bakery near Tampa?");
  await page.unroute("**/contact-us");
  await page.getByRole("button", { name: "Send message" }).tap();
  await expectThanks(page);
});

test("each step of a seller's registration begins with its heading in view", async () => {
  const page = await site.visit("/sell-a-business/seller-registration", PHONE);
  await page.getByLabel("Business name").fill("Corner Bakery");
  await page.getByLabel("Category").selectOption("retail");
  await page.getByLabel("ZIP code").fill("33602");
  await page.getByLabel("Phone").fill("(813) 555-0142");
  await fillIn(page, "june.steps@example.org");
  await page.getByRole("button", { name: "Save and add details" }).tap();
  await page.waitForURL(/step=business/);
  const heading = page.locator("#form h2:focus");
  await heading.waitFor();
  await expect.poll(() => heading.evaluate(isOnScreen)).toBe(true);
});

test("the same journey works without scripts", async () => {
  const page = await site.visit("/", { ...PHONE, javaScriptEnabled: false });
  await openPizzeria(page);
  await fillIn(page, "june.noscript@example.org");
  await page.getByRole("button", { name: "Send message" }).tap();
  await expectThanks(page);
  await expectBothEmails("june.noscript@example.org", false);
});

test("an error appears next to a field when the visitor leaves it, and disappears once corrected", async () => {
  const page = await site.visit("/contact-us");
  const query: string[] = [];
  page.on("request", (request) => void query.push(`${request.method()} ${new URL(request.url()).pathname}`));
  const email = page.getByLabel("Email");
  await page.getByLabel("Your name").focus();
  await email.fill("june at example");
  await expect.poll(() => query.splice(0)).toContainEqual("GET /api/challenge");
  expect(query.filter((call) => call.includes("/api/"))).toEqual([]);
  await email.press("Tab");
  await page.locator("#field-email-error").waitFor();
  expect(await page.locator("[aria-invalid]").evaluateAll((fields) => fields.map((field) => field.id))).toEqual([
    "field-email",
  ]);
  await email.fill("june.slip@example.org");
  await email.press("Tab");
  await page.locator("#field-email-error").waitFor({ state: "detached" });
  expect(query.filter((call) => call.includes("/api/"))).toEqual([
    "GET /api/csrf-cookie",
    "POST /api/enquiries",
    "POST /api/enquiries",
  ]);
  expect(await readOutbox(site.origin, "june.slip@example.org")).toEqual([]);
});

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? "" : ", also without scripts";
  test(`a refused form keeps what was typed, says what is wrong beside each field and goes to the first${how}`, async () => {
    const page = await site.visit("/contact-us", { ...PHONE, javaScriptEnabled });
    await page.getByLabel("Your name").fill("June Whitfield");
    await page.getByLabel("Email").fill("june at example");
    await page.getByRole("textbox", { name: "Message" }).fill("Do you know of a bakery near Tampa?");
    await page.getByLabel("I agree to receive SMS").check();
    await page.getByRole("button", { name: "Send message" }).click();
    await page.getByRole("alert").waitFor();
    await page.waitForLoadState();

    expect(await page.locator("[aria-invalid]").evaluateAll((fields) => fields.map((field) => field.id))).toEqual([
      "field-email",
      "field-privacy_terms",
    ]);
    for (const field of await page.locator("[aria-invalid]").all()) {
      const described = await field.getAttribute("aria-describedby");
      expect(await page.locator(`#${described}`).innerText()).not.toBe("");
    }
    await page.locator("#field-email:focus").waitFor();
    expect(await page.getByLabel("Your name").inputValue()).toBe("June Whitfield");
    expect(await page.getByLabel("Email").inputValue()).toBe("june at example");
    expect(await page.getByRole("textbox", { name: "Message" }).inputValue()).toBe(
      "Do you know of a bakery near Tampa?",
    );
    expect(await page.getByLabel("I agree to receive SMS").isChecked()).toBe(true);

    await page.getByLabel("Email").fill(`june.again.${javaScriptEnabled}@example.org`);
    await page.getByLabel("I Agree to Privacy Terms").check();
    await page.getByRole("button", { name: "Send message" }).click();
    await expectThanks(page);
  });
}

test("a visitor of an office stays on its site from listings to thank-you page, and the office gets the email", async () => {
  const page = await site.visit(OFFICE);
  const banner = page.getByRole("banner");
  await page.getByRole("link", { name: "Our businesses for sale" }).click();
  await page.waitForURL(`**${OFFICE}/buy-a-business/active-business-listings`);
  // The URL changes shortly before the page does.
  await page.locator("#results").waitFor();
  const cards = page.locator("article h3 a");
  const paths = await cards.evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(paths.length).toBeGreaterThan(5);
  expect(paths.filter((path) => !/^\/(franchise\/)?listings\//.test(path.replace(OFFICE, "")))).toEqual([]);

  await page.locator(`article h3 a[href^="${OFFICE}/listings/"]`).first().click();
  await page.waitForURL(`**${OFFICE}/listings/*`);
  expect(await banner.innerText()).toContain("Tampa Bay office");
  await banner.getByRole("link", { name: "Contact" }).click();
  await page.waitForURL(`**${OFFICE}/contact-us`);
  await expectHeading(page, "Contact our team in Tampa");
  await fillIn(page, "june.office@example.org");
  await page.getByRole("textbox", { name: "Message" }).fill("Which of yours would suit a first-time owner?");
  await page.getByRole("button", { name: "Send message" }).click();
  await expectThanks(page);
  expect(new URL(page.url()).pathname).toBe(`${OFFICE}/contact-us/thank-you`);
  expect(await banner.innerText()).toContain("Tampa Bay office");
  expect((await waitForMail(site.origin, "june.office@example.org")).text).toContain("Tampa Bay");
});

test("a check of a field that is answered after the form was refused keeps the new form's errors", async () => {
  const page = await site.visit("/contact-us");
  const { promise: isTime, resolve: answer } = Promise.withResolvers<void>();
  await page.route("**/api/enquiries", (route) => isTime.then(() => route.continue()));
  const checked = page.waitForResponse("**/api/enquiries");
  await page.getByLabel("Email").fill("june at example");
  await page.getByLabel("Email").press("Tab");
  await page.getByRole("button", { name: "Send message" }).click();
  await page.getByRole("alert").waitFor();
  answer();
  await (await checked).finished();
  expect(await page.locator("#field-email-error").innerText()).not.toBe("");
});

test("an inquiry on an agent's site goes only to that agent", async () => {
  const page = await site.visit(AGENT);
  await page.getByRole("link", { name: "Contact Marisol Etcheverry" }).click();
  await page.waitForURL(`**${AGENT}/contact-us`);
  await fillIn(page, "june.agent@example.org");
  await page.getByRole("textbox", { name: "Message" }).fill("May I call you tomorrow?");
  await waitUntilSolved(page);
  await page.getByRole("button", { name: "Send message" }).click();
  await expectThanks(page);
  expect(new URL(page.url()).pathname).toBe(`${AGENT}/contact-us/thank-you`);
  await expectBothEmails("june.agent@example.org", true);
});

test("an error appears next to a field of the review form when the visitor leaves it", async () => {
  const page = await site.visit(`${OFFICE}/reviews`);
  await page.getByLabel("Email").fill("june at example");
  await page.getByLabel("Email").press("Tab");
  await page.locator("#field-email-error").waitFor();
  await page.getByRole("radio", { name: "4 stars" }).check();
  await page.getByLabel("Email").fill("june.review@example.org");
  await page.getByLabel("Email").press("Tab");
  await page.locator("#field-email-error").waitFor({ state: "detached" });
  expect(await page.locator("[aria-invalid]").count()).toBe(0);
});
