import { beforeAll, describe, expect, test } from "vitest";
import { CATEGORIES } from "#domain/listings/categories/categories.ts";
import { type Financials, listNumberQuestions } from "#domain/listings/checks/number-questions.ts";
import { LISTING_STATUSES } from "#domain/listings/listing.ts";
import { addDays, DAY_MS } from "#lib/time/durations.ts";
import { DEMO_SECTORS } from "../trades/trades.ts";
import { FIRST_NUMBER, type MadeListing, makeListing, type Seller } from "./make-listing.ts";
import type { Market } from "./market.ts";

const MARKET: Market = {
  currency: "USD",
  minor: 100,
  is_american: true,
  has_northern_seasons: true,
  company_forms: null,
};
const NOW = new Date("2026-11-20T12:00:00Z");
const sellers: Seller[] = [1, 2, 3].map((id) => ({
  office_id: id,
  agent_ids: [id * 10, id * 10 + 1],
  places: [
    {
      region: "florida",
      county: ["Pasco County", "Lee County", "Duval County"][id - 1] ?? null,
      latitude: 28.3,
      longitude: -82.4,
      locality: "Elfers",
      postal_code: "34652",
    },
  ],
}));
const makeListingAt = (index: number, now = NOW): MadeListing =>
  makeListing(FIRST_NUMBER + index, sellers, MARKET, now);

let made: MadeListing[];
beforeAll(() => {
  made = Array.from({ length: 3_000 }, (_, index) => makeListingAt(index));
});

const listBusinesses = () => made.map(({ listing }) => listing).filter(({ kind }) => kind === "business");
const getSentences = (text: string): string[] => text.split(/(?<=[.?!])\s+/);

describe("the demo's listings", () => {
  test("are the same in every run", () => {
    expect(makeListingAt(17)).toEqual(makeListingAt(17));
    expect(makeListingAt(2_900)).toEqual(made[2_900]);
  });

  test("have the same content on another day, with shifted dates", () => {
    const later = makeListingAt(40, addDays(NOW, 9)).listing;
    const { listed_at, updated_at, confirmed_at, sold_at, ...substance } = later;
    expect(made[40]?.listing).toMatchObject(substance);
    expect(Date.parse(listed_at) - Date.parse(made[40]?.listing.listed_at ?? "")).toBe(9 * DAY_MS);
  });

  test("say what half of the disclosed figures were checked against", () => {
    const disclosed = listBusinesses().filter(
      (listing) => listing.sellers_discretionary_earnings !== null || listing.total_sales !== null,
    );
    const share = (value: string) =>
      disclosed.filter(({ financials_checked }) => financials_checked === value).length / disclosed.length;
    expect(share("tax_returns")).toBeCloseTo(0.28, 1);
    expect(share("accountant")).toBeCloseTo(0.14, 1);
    expect(share("books")).toBeCloseTo(0.08, 1);
  });

  test("have no trades that a country omits", () => {
    const market = { ...MARKET, omitted_trades: ["bars-pubs-taverns", "casinos"] };
    const trades = made.map((_, at) => makeListing(FIRST_NUMBER + at, sellers, market, NOW).listing.subcategory_slug);
    expect(trades).not.toContain("bars-pubs-taverns");
    expect(trades).not.toContain("casinos");
    expect(made.map(({ listing }) => listing.subcategory_slug)).toContain("casinos");
  });

  test("cover every subcategory, status and kind", () => {
    const listings = made.map(({ listing }) => listing);
    const subcategories = CATEGORIES.flatMap((category) => category.subcategories.map(({ slug }) => slug));
    expect(new Set(listings.slice(0, subcategories.length).map((listing) => listing.subcategory_slug))).toEqual(
      new Set(subcategories),
    );
    expect(new Set(listings.map(({ status }) => status))).toEqual(new Set(LISTING_STATUSES));
    expect(listings.filter(({ kind }) => kind === "franchise").length).toBeGreaterThan(60);
    expect(new Set(listings.map(({ real_estate }) => real_estate)).size).toBe(3);
  });

  test("include a few dozen curated ones, only while for sale, however large the network is", () => {
    const chosen = made.filter(({ listing }) => listing.thropro);
    expect(chosen.length).toBeGreaterThan(23);
    expect(chosen.length).toBeLessThan(61);
    expect(new Set(chosen.map(({ listing }) => listing.status))).toEqual(new Set(["active"]));
    expect(Array.from({ length: 1_000 }, (_, index) => makeListingAt(9_000 + index).listing.thropro)).not.toContain(
      true,
    );
  });

  test("earn less than their sales and require a down payment below the price", () => {
    for (const { price, down_payment, sellers_discretionary_earnings: sde, total_sales } of listBusinesses()) {
      if (sde !== null && total_sales !== null) expect(sde).toBeLessThan(total_sales);
      if (price !== null && down_payment !== null) expect(down_payment).toBeLessThan(price / 2);
      if (price === null) expect(down_payment).toBeNull();
    }
  });

  test("have a price near their sector's multiple, more with real estate", () => {
    const multipleBySubcategory = new Map(DEMO_SECTORS.map((sector) => [sector.subcategory_slug, sector.multiple]));
    for (const { price, sellers_discretionary_earnings: sde, subcategory_slug, real_estate } of listBusinesses()) {
      if (price === null || sde === null) continue;
      const ratio = price / sde / (multipleBySubcategory.get(subcategory_slug) ?? 0);
      expect(ratio).toBeGreaterThan(0.7);
      expect(ratio).toBeLessThan(real_estate === "included" ? 1.95 : 1.35);
    }
  });

  test("leave some of every amount undisclosed", () => {
    for (const field of ["price", "sellers_discretionary_earnings", "total_sales", "employees", "county"] as const) {
      const missing = listBusinesses().filter((listing) => listing[field] === null).length;
      if (field === "county") expect(missing).toBe(0);
      else expect(missing / listBusinesses().length).toBeGreaterThan(0.02);
    }
  });

  test("were published in the last 14 months and changed only afterwards", () => {
    for (const { listing, events } of made) {
      const listed = Date.parse(listing.listed_at);
      expect(listed).toBeLessThan(NOW.getTime());
      expect(listed).toBeGreaterThan(NOW.getTime() - 427 * DAY_MS);
      const times = events.map(({ happened_at }) => happened_at);
      expect(times).toEqual([...times].sort());
      expect(times[0]).toBe(listing.listed_at);
      expect(Date.parse(times.at(-1) ?? "")).toBeLessThanOrEqual(NOW.getTime());
      if (listing.confirmed_at) expect(listing.confirmed_at >= listing.listed_at).toBe(true);
    }
  });

  test("have a history that ends in the current status and price", () => {
    for (const { listing, events } of made) {
      expect(events.filter(({ field }) => field === "status").at(-1)?.new_value).toBe(listing.status);
      const lastPrice = events.filter(({ field }) => field === "price").at(-1);
      if (lastPrice) expect(lastPrice.new_value).toBe(String(listing.price));
    }
    expect(made.filter(({ events }) => events.some(({ field }) => field === "price")).length).toBeGreaterThan(200);
  });

  test("have a sale date and, if disclosed, a sale price near the asking price", () => {
    for (const { listing } of made) {
      expect(listing.sold_at !== null).toBe(listing.status === "sold");
      if (listing.closing_price === null) continue;
      expect(listing.status).toBe("sold");
      expect(listing.closing_price / (listing.price ?? 0)).toBeGreaterThan(0.83);
      expect(listing.closing_price / (listing.price ?? 0)).toBeLessThan(1.03);
    }
  });

  test("include franchises with their costs and without financials of a business that doesn't exist yet", () => {
    for (const { listing } of made.filter(({ listing: { kind } }) => kind === "franchise")) {
      expect(listing.investment_min).toBeLessThan(listing.investment_max ?? 0);
      expect(listing.franchise_fee).toBeLessThan(listing.investment_min ?? 0);
      expect(listing.royalty_basis_points).toBeGreaterThan(0);
      expect(listing.cash_required).toBeGreaterThanOrEqual(listing.franchise_fee ?? 0);
      expect(listing.cash_required).toBeLessThan(listing.investment_min ?? 0);
      expect(listing.brand).toMatch(/^[A-Z][a-z]+$/);
      expect([listing.price, listing.total_sales, listing.year_established]).toEqual([null, null, null]);
      expect(listing.status).not.toBe("sold");
    }
  });

  test("state the territory and the training of a franchise as its description does", () => {
    for (const { listing } of made.filter(({ listing: { kind } }) => kind === "franchise")) {
      const described = listing.description.toLowerCase();
      expect(listing.territory).toMatch(/^Exclusive: \w+ County(, about [\d,]+ households)?$/);
      expect(described).toContain(/\w+ county/i.exec(listing.territory ?? "")?.[0].toLowerCase());
      const [, weeks] = /training takes (\w+) weeks/.exec(described) ?? [];
      if (weeks) expect(listing.training?.toLowerCase()).toContain(`${weeks} weeks`);
      expect(described.includes("households")).toBe(listing.territory?.includes("households"));
    }
  });

  test("show nothing confidential in public, and no obvious test text in confidential details", () => {
    for (const { listing, confidential } of made) {
      const { legal_name, street_address, website, lease_terms } = confidential;
      for (const text of [legal_name, street_address, website, lease_terms])
        expect(JSON.stringify(listing)).not.toContain(text);
      expect(confidential).toMatchObject({ locality: "Elfers", postal_code: "34652" });
      expect(website).toMatch(/^https:\/\/www\.[a-z-]+\.example$/);
      const { tour_url, ...texts } = confidential;
      if (tour_url) expect(JSON.stringify(listing)).not.toContain(tour_url);
      expect(JSON.stringify(texts)).not.toMatch(/canary|undefined|null|\(/i);
      expect(listing.description).not.toContain("Elfers");
    }
  });

  test("have four years of accounts that raise no question and end in the shown financials", () => {
    for (const { listing, confidential } of made.filter(({ listing: { kind } }) => kind === "business")) {
      const years = confidential.yearly_financials;
      expect(years.map(({ year }) => year)).toEqual([2022, 2023, 2024, 2025]);
      for (const { revenue, cost_of_goods, expenses, sde } of years) {
        // The owner's pay is an expense that the SDE adds back.
        expect(((revenue ?? 0) - (cost_of_goods ?? 0) - (expenses ?? 0)) / (sde ?? 0)).toBeCloseTo(0.6, 3);
        expect(Math.min(cost_of_goods ?? 0, expenses ?? 0)).toBeGreaterThan(0);
      }
      const questions = listNumberQuestions({ ...listing, yearly_financials: years } as Financials, "en-US", NOW);
      expect(questions.filter(({ field }) => field === "yearly_financials")).toEqual([]);
      if (listing.total_sales !== null) expect(years[3]?.revenue).toBe(listing.total_sales);
      if (listing.sellers_discretionary_earnings !== null)
        expect(years[3]?.sde).toBe(listing.sellers_discretionary_earnings);
    }
  });
});

describe("the demo's texts", () => {
  test("are unique and contain several sentences", () => {
    const descriptions = listBusinesses().map(({ description }) => description);
    expect(new Set(descriptions).size / descriptions.length).toBeGreaterThan(0.999);
    const lengths = descriptions.map((text) => text.split(/\s+/).length);
    expect(Math.min(...lengths)).toBeGreaterThan(25);
  });

  test("share few word sequences outside their own trade", () => {
    const uses = new Map<string, Set<string>>();
    for (const { description, subcategory_slug } of listBusinesses())
      for (const sentence of getSentences(description))
        uses.set(sentence, (uses.get(sentence) ?? new Set()).add(subcategory_slug));
    const shares = listBusinesses().map(({ description }) => {
      const sentences = getSentences(description);
      return sentences.filter((sentence) => (uses.get(sentence)?.size ?? 0) > 3).length / sentences.length;
    });
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeLessThan(0.25);
  });

  test("rarely repeat a headline", () => {
    const names = listBusinesses().map(({ name }) => name);
    expect(new Set(names).size / names.length).toBeGreaterThan(0.85);
  });

  test("contain no unfilled choice and no address, phone number or email", () => {
    for (const { listing } of made) {
      const text = `${listing.name} ${listing.description} ${listing.reason_for_selling ?? ""}`;
      expect(text).not.toMatch(/[[\]{}|%]|undefined|null|NaN/);
      expect(text).not.toMatch(/@|https?:|\d{3}-\d{4}/);
      expect(text).not.toMatch(/ {2}|\.\.|, \./);
    }
  });
});
