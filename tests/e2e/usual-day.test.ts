import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { callAs } from "../support/buyer-calls.ts";
import { createPhoto } from "../support/create-photo.ts";
import { sendRequest } from "../support/send-request.ts";
import { getMailedCode } from "../support/verified-buyer.ts";
import { signUp } from "./buyers.ts";
import { signInAtDesk } from "./desk.ts";
import { findOverflow } from "./inspections.ts";
import { countInteractions } from "./interactions.ts";
import { PHONE, startVisitors } from "./visitors.ts";

/** The demo's agent. */
const AGENT = "grant-okafor";
const BUYER = "june.day@example.org";

const site = startVisitors();

/** Posts as the person signed in on a page, but outside the page, which sets its own CSRF cookie meanwhile. */
async function post(page: Page, path: string, body: object): Promise<void> {
  const cookies = (await page.context().cookies())
    .filter(({ name }) => name !== "XSRF-TOKEN")
    .map(({ name, value }) => `${name}=${value}`)
    .join("; ");
  const { status, body: text } = await callAs(site.origin, cookies, `/api${path}`, "POST", body);
  expect(status, `${path}: ${text}`).toBeLessThan(300);
}

/** The public listings of the agent. */
async function listOwnListings(): Promise<{ number: number; slug: string; name: string; status: string }[]> {
  const { body } = await sendRequest(site.origin, `/api/listings?agent=${AGENT}&per_page=100&sort=name-asc`);
  return JSON.parse(body).data;
}

/** Three people write to the agent, and a buyer signs an NDA that waits for the agent's approval. */
async function startDay(slug: string): Promise<void> {
  const visitor = await site.visit("/privacy");
  for (const name of ["Ada Morning", "Ben Noon", "Cleo Evening"]) {
    const email = `${name.split(" ")[0]?.toLowerCase()}@example.org`;
    const inquiry = {
      type: "contact",
      name,
      email,
      message: "Is it still for sale?",
      agent: AGENT,
      privacy_terms: true,
    };
    await post(visitor, "/enquiries", inquiry);
  }
  await signUp(visitor, BUYER);
  await post(visitor, "/email/verify", { code: await getMailedCode(site.origin, BUYER) });
  await post(visitor, `/listings/${slug}/nda`, { signature: "June Whitfield", consent: true });
}

test("an agent's usual day takes at most 35 interactions", async () => {
  const own = await listOwnListings();
  // The demo asks for the approval of NDAs for every tenth listing.
  const forNda = own.find(({ number }) => number % 10 === 4);
  const forSale = own.find((listing) => listing !== forNda && listing.status === "active");
  if (!forNda || !forSale) throw new Error(`The demo has no listings of ${AGENT} for this day.`);
  const page = await signInAtDesk(site, "Agent", "/desk/leads");
  await startDay(forNda.slug);
  const phone = await signInAtDesk(site, "Agent", "/desk/leads", PHONE);
  // A job creates the leads.
  const countLeads = async () => {
    await phone.reload();
    await phone.getByRole("heading", { level: 1 }).waitFor();
    await phone.getByText("Loading…").first().waitFor({ state: "detached" });
    return phone.getByRole("link", { name: /^(Ada Morning|Ben Noon|Cleo Evening)$/ }).count();
  };
  await expect.poll(countLeads).toBe(3);
  await page.reload();

  const agent = countInteractions(phone);
  const reply = async (name: string, on: Page, followsUp = false): Promise<void> => {
    await agent.follow(name);
    await agent.type(/^Your reply to/, "Yes, it is. When may I call?");
    if (followsUp) await agent.check(/^Add a task to follow up on/);
    await agent.press("Send reply");
    await on.getByText("replied by email").waitFor();
    if (followsUp) await on.getByRole("checkbox", { name: `Follow up with ${name}` }).waitFor();
  };
  await reply("Ada Morning", phone);
  expect(await findOverflow(phone)).toEqual([]);

  agent.moveTo(page);
  await reply("Ben Noon", page, true);
  await agent.followInMenu("Leads");
  await reply("Cleo Evening", page, true);

  await agent.followInMenu("Leads");
  await agent.follow("June Whitfield");
  await agent.press("Approve");
  await page.getByText("Approved").first().waitFor();

  await agent.followInMenu("Listings");
  const before = agent.getCount();
  await agent.follow("New listing");
  await agent.type("Headline", "Busy bakery on a corner");
  await agent.choose("Business category", "Food & Restaurants");
  await agent.choose("Location", "Florida");
  await agent.press("Start draft");
  await agent.type("Description", "Bread and cakes, eleven people, a lease of six years.");
  await agent.type("Asking price", "450,000");
  await agent.type("Seller’s discretionary earnings", "180k");
  await agent.type("Gross revenue", "900k");
  const files = await Promise.all(
    [10, 120, 240].map(async (hue) => ({
      name: `${hue}.jpg`,
      mimeType: "image/jpeg",
      buffer: Buffer.from(await createPhoto({ hue })),
    })),
  );
  await agent.pick("Add photos", files);
  await page.getByRole("button", { name: "Remove photo 3" }).waitFor();
  await agent.type(/lenders ask for three full years/, "The seller's accountant sends them in March.");
  await agent.press("Publish");
  await page.getByRole("button", { name: "Under contract" }).waitFor();
  expect(agent.getCount() - before).toBeLessThan(25);

  const number = new URL(page.url()).pathname.split("/").at(-1);
  const visitor = await site.visit(`/buy-a-business/listings/${number}`);
  expect(await visitor.getByRole("heading", { level: 1 }).innerText()).toBe("Busy bakery on a corner");
  const photos = visitor.locator('img[src^="/photos/"]');
  await expect.poll(() => photos.count()).toBe(3);
  await photos.first().evaluate((photo: HTMLImageElement) => photo.decode());

  await agent.type("Asking price", "425,000");
  await agent.press("Save");
  const readPage = async () => {
    await visitor.reload();
    return visitor.locator("main").innerText();
  };
  await expect.poll(readPage).toContain("$425,000");

  await agent.followInMenu("Listings");
  await agent.follow(forSale.name);
  await agent.press("Mark as sold");
  await agent.type("Closing price", "390000");
  await agent.pressInDialog("Mark as sold");
  await page.getByRole("button", { name: "The sale fell through" }).waitFor();
  expect(agent.getCount()).toBeLessThanOrEqual(35);

  // The day is in the stats, whose numbers lead to their rows.
  await page.goto("/desk/stats?period=30");
  await page
    .getByRole("row", { name: /^Listings sold/ })
    .getByRole("link")
    .click();
  await page.getByRole("table").getByRole("link", { name: forSale.name, exact: true }).waitFor();
});
