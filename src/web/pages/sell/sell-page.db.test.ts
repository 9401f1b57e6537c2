import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { EDITIONS } from "#editions/countries.ts";
import { createGazetteer } from "#integrations/gazetteer/gazetteer.ts";
import { insertBuyer } from "../../../../tests/support/buyer-rows.ts";
import { openTestContext } from "../../../../tests/support/context.ts";
import { insertOffice } from "../../../../tests/support/listings.ts";
import { visitPage } from "../../../../tests/support/visit-page.ts";

const TAMPA = { locality: "Tampa", state: "florida", county: null, postal_code: "33602", latitude: 28, longitude: -82 };
const gazetteer = createGazetteer([TAMPA], { regions: EDITIONS.US.regions, postal_pattern: "(\\d{5})" });
const context = await openTestContext({ gazetteer });
const { db } = context;
const miami = await insertOffice(db);
const tampa = await insertOffice(db, { slug: "tampa", name: "Tampa Bay" });

const ask = (postal_code: string, more: Record<string, string> = {}, path = "/sell-a-business") =>
  visitPage(context, path, { postal_code, category: "", ...more });

async function insertBuyers(count: number, category: string | null): Promise<void> {
  for (let made = 0; made < count; made++) {
    const { id } = await insertBuyer(db);
    const row = { buyer_id: id, position: 0, state: "florida", category, subcategory: null };
    await db.insertInto("buyer_preferences").values(row).execute();
  }
}

test("counts the buyers in the region of a ZIP code and in a category, rounded down", async () => {
  expect((await ask("33602")).html).toContain("No registered buyer has asked for Florida yet.");
  await insertBuyers(3, "retail");
  expect((await ask("33602")).html).toContain("A few registered buyers are looking in Florida.");
  await insertBuyers(9, null);
  const { status, html } = await ask("33602", { category: "manufacturing" });
  expect(status).toBe(200);
  expect(html).toContain("At least 5 registered buyers are looking in Florida.");
  expect(html).toMatch(/<option value="manufacturing" selected/);
  expect((await ask("33602")).html).toContain("At least 10 registered buyers");
  expect((await visitPage(context, "/sell-a-business")).html).not.toContain("registered buyers are looking");
});

test("asks for another place if the typed one is unknown", async () => {
  const { status, html } = await ask("nowhere");
  expect(status).toBe(422);
  expect(html).toContain("find that place");
  expect(html).toContain('value="nowhere"');
});

test("shows a bot that fills in the honeypot nothing", async () => {
  expect((await ask("33602", { website: "x" })).html).not.toContain("registered buyer");
});

test("quotes approved five-star reviews with their offices, and an office its own", async () => {
  const review = { email: "a@example.org", rating: 5, locale: "en-US", status: "approved", load_key: null } as const;
  const insert = (author: string, office_id: number, more: object = {}) =>
    db
      .insertInto("reviews")
      .values({
        ...review,
        id: randomUUID(),
        text: `Sold by ${author}.`,
        author,
        office_id,
        privacy_consent: null,
        ...more,
      })
      .execute();
  const insertContact = (email: string, roles: { is_seller: boolean; is_buyer: boolean }) =>
    db
      .insertInto("contacts")
      .values({ id: randomUUID(), email, merged_into: null, latest_at: null, ...roles })
      .execute();
  expect((await visitPage(context, "/sell-a-business")).html).not.toContain("What clients say");
  await insert("June", miami);
  await insert("Omar", tampa, { verified: true });
  await insert("Sell", miami, { email: "Sell@example.org" });
  await insert("Buyer", miami, { email: "buyer@example.org" });
  await insertContact("sell@example.org", { is_seller: true, is_buyer: true });
  await insertContact("buyer@example.org", { is_seller: false, is_buyer: true });
  await insert("Ines", tampa, { locale: "es-ES" });
  await insert("Four", miami, { rating: 4 });
  await insert("Wait", miami, { status: "pending" });
  await insert("Long", miami, { text: "x".repeat(400) });
  const { html } = await visitPage(context, "/sell-a-business");
  const quotes = [...html.matchAll(/<blockquote[^>]*>([^<]*)/g)].map(([, text]) => text);
  expect(quotes).toEqual(["Sold by Sell.", "Sold by Omar.", "Sold by June."]);
  expect(html).toContain('href="/locations/florida/tampa/reviews"');
  const own = await visitPage(context, "/locations/florida/tampa/sell-a-business");
  expect(own.html).toContain("Sold by Omar.");
  expect(own.html).not.toContain("Sold by June.");
});

test("promises a first range after a valuation request only if the answers give one", async () => {
  const path = "/sell-a-business/seller-registration/thank-you?about=valuation";
  const heading = "Thank you. An advisor will email you";
  expect((await visitPage(context, path)).html).toContain(heading);
  const answered = await visitPage(context, `${path}&category=retail&profit=120000`);
  expect(answered.html).toContain('data-valuation="likely"');
  expect(answered.html).not.toContain(heading);
});
