import { expect, test } from "vitest";
import { openTestContext } from "../../../tests/support/context.ts";
import { insertAgent, insertListing, insertOffice, insertPicture } from "../../../tests/support/listings.ts";
import { findListingsByNumbers } from "./find-listings.ts";

const context = await openTestContext();
const { db } = context;
const miami = await insertOffice(db, { organic_number: "(305) 555-0101" });
const bare = await insertOffice(db, { slug: "bare", phone: null });
const maria = await insertAgent(db, { office_id: miami, phone: "(305) 555-0110", image: "/portraits/maria.svg" });
const gone = await insertAgent(db, { slug: "gone", office_id: miami, active: false });

await insertListing(db, {
  number: 100_001,
  slug: "sunny-bakery-100001",
  office_id: miami,
  agent_id: maria,
  name: "Sunny Bakery",
  description: "Bread since 1999.",
  subcategory_slug: "bakeries",
  price: 125_000_050,
  down_payment: 25_000_000,
  sellers_discretionary_earnings: -1_250,
  total_sales: 90_000_000,
  inventory: 0,
  furniture_fixtures_equipment: 4_000_000,
  county: "Pasco County",
  employees: 7,
  year_established: 1999,
  reason_for_selling: "Retirement",
  franchisee_operation: true,
  relocatable: true,
  real_estate: "available",
  lender_prequalified: true,
  seller_financing: true,
  manager_run: true,
  home_based: true,
  price_before: 130_000_000,
  investment_min: 10_000_000,
  investment_max: 20_000_000,
  franchise_fee: 3_500_000,
  royalty_basis_points: 650,
  brand: "Nidolino",
  cash_required: 4_000_000,
  territory: "Exclusive: Pasco County",
  training: "Two weeks",
  listed_at: new Date("2026-10-01T08:00:00Z"),
  updated_at: new Date("2026-10-02T08:00:00Z"),
  confirmed_at: new Date("2026-10-03T08:00:00Z"),
});
await insertListing(db, { number: 100_002, office_id: bare, agent_id: gone });
await insertListing(db, { number: 100_003, office_id: miami, status: "draft" });

test("exposes only public fields, with money in major units", async () => {
  const [listing] = await findListingsByNumbers(context, [100_001]);
  expect(listing).toEqual({
    number: 100_001,
    slug: "sunny-bakery-100001",
    url: "http://localhost:3000/buy-a-business/listings/sunny-bakery-100001",
    name: "Sunny Bakery",
    kind: "business",
    status: "active",
    category: "Food & Restaurants",
    category_slug: "food-restaurants",
    subcategory: "Bakeries",
    subcategory_slug: "bakeries",
    currency: "USD",
    price: 1_250_000.5,
    down_payment: 250_000,
    sellers_discretionary_earnings: -12.5,
    total_sales: 900_000,
    inventory: 0,
    furniture_fixtures_equipment: 40_000,
    state: "Florida",
    state_slug: "florida",
    county: "Pasco County",
    location: "Pasco County, Florida",
    employees: 7,
    year_established: 1999,
    reason_for_selling: "Retirement",
    video_url: null,
    description: "Bread since 1999.",
    franchisee_operation: true,
    relocatable: true,
    real_estate: "available",
    lender_prequalified: true,
    prequalified_by: null,
    financials_checked: null,
    seller_financing: true,
    manager_run: true,
    home_based: true,
    price_before: 1_300_000,
    investment_min: 100_000,
    investment_max: 200_000,
    franchise_fee: 35_000,
    royalty_percent: 6.5,
    brand: "Nidolino",
    cash_required: 40_000,
    territory: "Exclusive: Pasco County",
    training: "Two weeks",
    images: [expect.objectContaining({ collection: "storefront" })],
    office: { name: "Miami", slug: "miami", state_slug: "florida", phone: "(305) 555-0101" },
    agent: {
      name: "Maria Soto",
      slug: "maria-soto",
      phone: "(305) 555-0110",
      image: "http://localhost:3000/portraits/maria.svg",
    },
    listed_at: "2026-10-01T08:00:00.000Z",
    updated_at: "2026-10-02T08:00:00.000Z",
    confirmed_at: "2026-10-03T08:00:00.000Z",
  });
});

test("returns null for undisclosed values and omits an agent who has left", async () => {
  const [listing] = await findListingsByNumbers(context, [100_002]);
  expect(listing).toMatchObject({
    price: null,
    sellers_discretionary_earnings: null,
    subcategory: null,
    royalty_percent: null,
    location: "Florida",
    confirmed_at: null,
    agent: null,
    office: { slug: "bare", phone: "(800) 233-9495" },
  });
});

test("shows an illustrated storefront for a listing without photos", async () => {
  const [listing] = await findListingsByNumbers(context, [100_001]);
  const [image] = listing?.images ?? [];
  expect(image).toMatchObject({ alt: "Drawing of a café", width: 480, height: 320 });
  expect(image?.url).toMatch(/^http:\/\/localhost:3000\/.*cafe.*100001.*\.svg$/);
});

test("returns listings in the requested order and omits those that aren't public", async () => {
  const listings = await findListingsByNumbers(context, [100_002, 100_003, 100_001, 999_999]);
  expect(listings.map(({ number }) => number)).toEqual([100_002, 100_001]);
  expect(await findListingsByNumbers(context, [])).toEqual([]);
});

test("replaces the storefront with each listing's photos, in their order", async () => {
  await insertListing(db, { number: 100_009, office_id: miami });
  await insertPicture(db, { listing_number: 100_009, path: "/media/back.webp", position: 2 });
  await insertPicture(db, {
    listing_number: 100_009,
    path: "https://cdn.example.com/a.webp",
    position: 1,
    alt: "Front",
    width: 800,
    height: 600,
  });
  const [one, other] = await findListingsByNumbers(context, [100_009, 100_001]);
  expect(one?.images).toEqual([
    { url: "https://cdn.example.com/a.webp", alt: "Front", width: 800, height: 600, collection: "gallery" },
    { url: "http://localhost:3000/media/back.webp", alt: null, width: null, height: null, collection: "gallery" },
  ]);
  expect(other?.images).toHaveLength(1);
});
