import { expect, test } from "vitest";
import type { Listing } from "#domain/listings/listing-view.ts";
import { SBA_TERMS } from "#editions/financing.ts";
import { toCards } from "./listing-cards.ts";

const listing = {
  number: 7,
  slug: "bakery-7",
  name: "Bakery",
  kind: "business",
  status: "active",
  category: "Food & Restaurants",
  subcategory: null,
  location: "Pasco County, Florida",
  description: "A long story.",
  price: 250_000,
  sellers_discretionary_earnings: null,
  investment_min: 90_000,
  cash_required: 45_000,
  franchise_fee: 30_000,
  real_estate: "none",
  lender_prequalified: true,
  price_before: 280_000,
  images: [{ url: "https://brokers.example/storefronts/v1/cafe/7.svg" }],
  down_payment: null,
  listed_at: "2026-11-08T23:00:00.000Z",
} as Listing;

const NOW = new Date("2026-11-20T01:00:00Z");

test("includes only what a card shows", () => {
  expect(toCards([listing], NOW)).toEqual([
    {
      number: 7,
      slug: "bakery-7",
      name: "Bakery",
      kind: "business",
      status: "active",
      sector: "Food & Restaurants",
      location: "Pasco County, Florida",
      picture: "/storefronts/v1/cafe/7.svg",
      financials: [
        ["price", 250_000],
        ["sellers_discretionary_earnings", null],
      ],
      multiple: null,
      is_reduced: true,
      is_prequalified: true,
      days_listed: 12,
      plan: null,
    },
  ]);
});

test("shows a franchise's investment and cash required, and prefers the subcategory", () => {
  const [card] = toCards([{ ...listing, kind: "franchise", subcategory: "Bakeries", images: [] }], NOW);
  const financials = [
    ["investment_min", 90_000],
    ["cash_required", 45_000],
  ];
  expect(card).toMatchObject({ financials, sector: "Bakeries", picture: null });
});

test("shows a franchise's fee only where the cash required is unknown", () => {
  const getSecondFigure = (values: Partial<Listing>) =>
    toCards([{ ...listing, kind: "franchise", ...values }], NOW)[0]?.financials[1];
  expect(getSecondFigure({ cash_required: null })).toEqual(["franchise_fee", 30_000]);
  expect(getSecondFigure({ cash_required: null, franchise_fee: null })).toEqual(["cash_required", null]);
});

test("shows a price as a multiple of SDE, unless it includes real estate or there is no SDE", () => {
  const getMultiple = (values: Partial<Listing>) =>
    toCards([{ ...listing, sellers_discretionary_earnings: 100_000, ...values }], NOW)[0]?.multiple;
  expect(getMultiple({})).toBe(2.5);
  expect(getMultiple({ real_estate: "included" })).toBeNull();
  expect(getMultiple({ sellers_discretionary_earnings: 0 })).toBeNull();
  expect(getMultiple({ kind: "franchise" })).toBeNull();
});

test("plans the purchase of a business with a buyer's cash, but not of a franchise", () => {
  const terms = { ...SBA_TERMS, fee: null, loan: { rate: 0, years: 10, max: null } };
  const bakery = { ...listing, sellers_discretionary_earnings: 100_000 };
  const getPlan = (values: Partial<Listing>, cash: number | null) =>
    toCards([{ ...bakery, ...values }], NOW, {
      terms: { ...terms, seller_note: { share: 0, rate: 0, years: 5 } },
      cash,
    })[0]?.plan;
  expect(getPlan({}, 50_000)).toEqual({ down_payment: 50_000, loan: 200_000, seller_note: 0, after_debt: 80_000 });
  expect(getPlan({ down_payment: 100_000 }, null)?.down_payment).toBe(100_000);
  expect(getPlan({ kind: "franchise" }, 50_000)).toBeNull();
});
