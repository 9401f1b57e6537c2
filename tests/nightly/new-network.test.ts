import { randomBytes } from "node:crypto";
import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import {
  addAgent,
  addMenuEntry,
  addOffice,
  addRedirect,
  approveReview,
  changeHeadOffice,
  changeHome,
  openDeskByLink,
  writeArticle,
} from "../e2e/new-network.ts";
import { expectHeading, startVisitors } from "../e2e/visitors.ts";
import { type PostgresServer, startPostgres } from "../support/postgres.ts";
import { startSite } from "../support/server.ts";

/*
 * A person builds a network in two languages from an empty PostgreSQL database, and visitors find everything. The
 * listings come from a file that head office imports at the desk.
 */
const OFFICES = [
  { name: "Tampa Bay", email: "tampa@network.test", postal_code: "33602" },
  { name: "Orlando", email: "orlando@network.test", postal_code: "32801" },
  { name: "Miami Beach", email: "miami@network.test", postal_code: "33139" },
];
const AGENTS = ["Ana Reyes", "Leo Park", "Ines Duarte", "Sam Cole", "Mia Wong"].map((name, position) => ({
  name,
  email: `${name.toLowerCase().replace(" ", ".")}@network.test`,
  office: OFFICES[position % OFFICES.length]?.name ?? "",
}));
const LISTINGS = Array.from({ length: 10 }, (_, position) =>
  [
    90020001 + position,
    `Corner Bakery ${position + 1}`,
    "Bakery",
    '"Tampa, FL"',
    250_000,
    "Active",
    "tampa-bay",
  ].join(),
);
const ENGLISH = "American English";
const SPANISH = "European Spanish";
const HEADINGS = { [ENGLISH]: "Sell your business with us.", [SPANISH]: "Venda su negocio con nosotros." };
const ARTICLES = [
  { language: ENGLISH, slug: "first-steps", heading: "Your first steps", text: "Gather three years of records." },
  { language: ENGLISH, slug: "fair-price", heading: "A fair price", text: "What similar businesses sold for." },
  { language: SPANISH, slug: "first-steps", heading: "Sus primeros pasos", text: "Reúna tres años de registros." },
  { language: SPANISH, slug: "fair-price", heading: "Un precio justo", text: "Por cuánto se vendieron negocios." },
];
const MAX_CLICKS = 150;

let postgres: PostgresServer;
let log: () => string;

const site = startVisitors({ expectedStatuses: [403] }, async () => {
  postgres = await startPostgres();
  const env = {
    DATABASE_URL: postgres.url,
    SECRET_KEY: randomBytes(32).toString("hex"),
    DEMO: "0",
    LOCALES: "en-US,es-ES",
  };
  const started = await startSite({ env, fresh: true });
  log = started.log;
  return started;
});
afterAll(() => postgres?.stop());

/** Counts the clicks on a page and the fields that were filled in. */
async function countActions(page: Page): Promise<() => { clicks: number; fields: number }> {
  const count = { click: 0, change: 0 };
  await page.context().exposeBinding("countAction", (_source, type: keyof typeof count) => void count[type]++);
  await page.context().addInitScript(() => {
    const { countAction } = window as unknown as { countAction(type: string): void };
    for (const type of ["click", "change"])
      addEventListener(type, ({ isTrusted }) => (isTrusted || type === "change") && countAction(type), true);
  });
  return () => ({ clicks: count.click, fields: count.change });
}

async function importListings(page: Page): Promise<void> {
  const head = "Listing #,Headline,Category,Location,Asking Price,Status,Office";
  const buffer = Buffer.from(`${[head, ...LISTINGS].join("\n")}\n`);
  await page.goto("/desk/new-import");
  await page.getByLabel("File to import").setInputFiles({ name: "listings.csv", mimeType: "text/csv", buffer });
  await page.getByRole("button", { name: "Import 10 rows" }).click();
  await page.getByText("10 new").waitFor();
}

async function writeReview(): Promise<void> {
  const page = await site.visit("/locations/florida/tampa-bay/reviews");
  await page.getByRole("radio", { name: "5 stars" }).check();
  await page.getByLabel("Your review").fill("They found us a buyer in four months.");
  await page.getByLabel("Your name").fill("June Whitfield");
  await page.getByLabel("Email").fill("june@visitor.example.org");
  await page.getByLabel("I Agree to Privacy Terms").check();
  await page.getByRole("button", { name: "Send review" }).click();
  await page.getByText("Thank you. Your review will appear").waitFor();
}

async function expectText(visitor: Page, path: string, text: string): Promise<void> {
  await expect
    .poll(async () => {
      await visitor.goto(path);
      return visitor.getByRole("main").getByText(text).count();
    })
    .toBeGreaterThan(0);
}

test("a person without a terminal builds a network in two languages", async () => {
  const page = await site.visit("/privacy");
  const getCount = await countActions(page);
  const started = Date.now();
  await openDeskByLink(page, log(), { name: "Grace Okafor", email: "grace@network.test" });
  await changeHeadOffice(page, "(813) 555-0100");
  for (const office of OFFICES) await addOffice(page, office);
  for (const agent of AGENTS) await addAgent(page, agent);
  await importListings(page);
  for (const [language, heading] of Object.entries(HEADINGS)) await changeHome(page, { language, heading });
  for (const article of ARTICLES) await writeArticle(page, article);
  await addMenuEntry(page, { language: ENGLISH, label: "First steps", url: "/blog/first-steps" });
  await addMenuEntry(page, { language: SPANISH, label: "Primeros pasos", url: "/blog/first-steps" });
  await addRedirect(page, { from: "/our-people.html", to: "/about/our-team" });
  await writeReview();
  await approveReview(page, "June Whitfield");
  const { clicks, fields } = getCount();
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`A network from nothing: ${clicks} clicks, ${fields} fields, ${seconds} s on this machine.`);
  expect(clicks).toBeLessThan(MAX_CLICKS);
  expect(fields).toBeGreaterThan(OFFICES.length + AGENTS.length);

  const visitor = await site.visit("/en");
  await expectText(visitor, "/en", HEADINGS[ENGLISH]);
  await expectText(visitor, "/es", HEADINGS[SPANISH]);
  await visitor.getByRole("navigation").first().getByRole("link", { name: "Primeros pasos" }).first().waitFor();
  for (const { language, slug, heading, text } of ARTICLES) {
    await visitor.goto(`/${language === ENGLISH ? "en" : "es"}/blog/${slug}`);
    await expectHeading(visitor, heading);
    await visitor.getByText(text).first().waitFor();
  }
  for (const { name } of OFFICES) await expectText(visitor, "/en/locations/florida", name);
  for (const { name } of AGENTS) await expectText(visitor, "/en/about/our-team", name);
  await expectText(visitor, "/en/buy-a-business/business-listing-search?q=bakery", "Corner Bakery 10");
  await expectText(visitor, "/en/locations/florida/tampa-bay/reviews", "They found us a buyer in four months.");
  // The site remembers that the first visitor has been to an office's pages, so another one is needed.
  const newcomer = await site.visit("/en");
  await expect
    .poll(async () => {
      await newcomer.goto("/our-people.html");
      return new URL(newcomer.url()).pathname;
    })
    .toBe("/en/about/our-team");
});
