import { expect, test } from "vitest";
import type { Listing } from "#domain/listings/listing-view.ts";
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
  franchise_fee: 30_000,
  real_estate: "none",
  lender_prequalified: true,
  price_before: 280_000,
  images: [{ url: "https://brokers.example/storefronts/v1/cafe/7.svg" }],
} as Listing;

test("includes only what a card shows", () => {
  expect(toCards([listing])).toEqual([
    {
      number: 7,
      slug: "bakery-7",
      name: "Bakery",
      kind: "business",
      status: "active",
      sector: "Food & Restaurants",
      location: "Pasco County, Florida",
      picture: "/storefronts/v1/cafe/7.svg",
      financials: [250_000, null],
      multiple: null,
      is_reduced: true,
      is_prequalified: true,
    },
  ]);
});

test("shows a franchise's investment and fee, and prefers the subcategory", () => {
  const [card] = toCards([{ ...listing, kind: "franchise", subcategory: "Bakeries", images: [] }]);
  expect(card).toMatchObject({ financials: [90_000, 30_000], sector: "Bakeries", picture: null });
});

test("shows a price as a multiple of SDE, unless it includes real estate or there is no SDE", () => {
  const getMultiple = (values: Partial<Listing>) =>
    toCards([{ ...listing, sellers_discretionary_earnings: 100_000, ...values }])[0]?.multiple;
  expect(getMultiple({})).toBe(2.5);
  expect(getMultiple({ real_estate: "included" })).toBeNull();
  expect(getMultiple({ sellers_discretionary_earnings: 0 })).toBeNull();
  expect(getMultiple({ kind: "franchise" })).toBeNull();
});
