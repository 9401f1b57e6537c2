import type { Db } from "#db/connect.ts";
import { CATEGORIES } from "#domain/listings/categories/categories.ts";
import { LISTING_STATUSES, REAL_ESTATE } from "#domain/listings/listing.ts";
import type { SearchScope } from "#domain/search/listing-filters.ts";
import {
  type FilterOfType,
  type FilterType,
  type ListingFilters,
  listFiltersOfType,
} from "#domain/search/search-filters.ts";
import { SORTS } from "#domain/search/sorts.ts";
import fc from "./generated.ts";
import { insertAgent, insertOffice } from "./listings.ts";

/** Two offices, Miami and Tampa, with one agent each, Maria and Paul. */
export interface Network {
  offices: { miami: number; tampa: number };
  agents: { maria: number; paul: number };
}

export async function insertNetwork(db: Db): Promise<Network> {
  const offices = { miami: await insertOffice(db), tampa: await insertOffice(db, { slug: "tampa" }) };
  const agents = {
    maria: await insertAgent(db, { slug: "maria", office_id: offices.miami }),
    paul: await insertAgent(db, { slug: "paul", office_id: offices.tampa }),
  };
  return { offices, agents };
}

export const STATES = ["florida", "texas", "new-york", "alaska"];
export const SECTORS = CATEGORIES.slice(6, 9).flatMap(({ slug, subcategories }) => [
  { category_slug: slug, subcategory_slug: null },
  ...subcategories.slice(0, 2).map((subcategory) => ({ category_slug: slug, subcategory_slug: subcategory.slug })),
]);
const NAMES = ["Pizzeria", "pizzeria", "Café Ámbar", "Cafe Ambar", "Joe's Bar", "Ñandú Gym", "24/7 Laundry", "Zebra"];
const WORDS = ["busy", "pizza", "established", "bar-and-grill", "Zürich", "100009", "100,010", "loyal"];

/** Includes both sides of the date line. */
const place = fc.constantFrom(
  ...[25.7617, 27.9506, 27.95, 51.9, 40.7, -90].flatMap((latitude) =>
    [-80.1918, -82.4572, 179.5, -179.5].map((longitude) => ({ latitude, longitude })),
  ),
);
const money = fc.option(fc.constantFrom(0, 1, 5_000_000, 10_000_000, 10_000_001, 50_000_000), { freq: 3 });

/** A listing of any status, with values that sometimes match those of `anyFilters`. */
export function createListingArbitrary({ offices, agents }: Network) {
  return fc
    .record({
      status: fc.oneof({ weight: 3, arbitrary: fc.constant("active" as const) }, fc.constantFrom(...LISTING_STATUSES)),
      kind: fc.constantFrom("business" as const, "business" as const, "franchise" as const),
      name: fc.constantFrom(...NAMES),
      description: fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 4 }).map((words) => words.join(" ")),
      sector: fc.constantFrom(...SECTORS),
      region_slug: fc.constantFrom(...STATES),
      county: fc.option(fc.constantFrom("Pasco County", "Dade")),
      place: fc.option(place, { freq: 5 }),
      who: fc.constantFrom(
        { office_id: offices.miami, agent_id: agents.maria },
        { office_id: offices.tampa, agent_id: agents.paul },
        { office_id: offices.tampa, agent_id: null },
      ),
      price: money,
      down_payment: money,
      sellers_discretionary_earnings: fc.oneof(money, fc.constant(-4_000_000)),
      total_sales: money,
      year_established: fc.option(fc.constantFrom(1950, 2016, 2017, 2024)),
      franchisee_operation: fc.boolean(),
      relocatable: fc.boolean(),
      financials_checked: fc.constantFrom(null, "tax_returns" as const, "accountant" as const, "books" as const),
      seller_financing: fc.boolean(),
      manager_run: fc.boolean(),
      home_based: fc.boolean(),
      price_before: fc.constantFrom(null, 99_000_000),
      real_estate: fc.constantFrom(...REAL_ESTATE),
      lender_prequalified: fc.boolean(),
      thropro: fc.boolean(),
      day: fc.integer({ min: 1, max: 20 }),
    })
    .map(({ sector, place: point, who, day, ...listing }) => ({
      ...listing,
      ...sector,
      ...who,
      latitude: point?.latitude ?? null,
      longitude: point?.longitude ?? null,
      listed_at: new Date(Date.UTC(2026, 9, day)),
      sold_at: listing.status === "sold" ? new Date("2026-11-01T00:00:00Z") : null,
    }));
}

/** Numbers the listings of an array from `first`. */
export function addNumber(first: number) {
  return <T>(listing: T, index: number) => ({
    ...listing,
    number: first + index,
    slug: `listing-${first + index}`,
  });
}

const makeRare = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(null) }, { weight: 1, arbitrary });
const pickSome = (values: string[]) =>
  makeRare(fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 3 })).map((chosen) => chosen ?? []);
const on = makeRare(fc.constant(true)).map((value) => value ?? false);

/** Shapes of any kind, some with a listing's place on their border. Most cross themselves. */
const polygon = fc
  .array(
    fc.record({
      longitude: fc.constantFrom(-180, -100.5, -82.46, -81.25, -80, 20, 180),
      latitude: fc.constantFrom(-90, 10.25, 26, 27.95, 30.5, 45, 62),
    }),
    { minLength: 3, maxLength: 7 },
  )
  .map((points) => ({ points }));

/** The same arbitrary for every filter of a type. */
export function mapFilters<Type extends FilterType, T>(type: Type, arbitrary: T): Record<FilterOfType<Type>, T> {
  return Object.fromEntries(listFiltersOfType(type).map((key) => [key, arbitrary])) as Record<FilterOfType<Type>, T>;
}

/** Filters that usually leave some results. */
export const anyFilters: fc.Arbitrary<ListingFilters> = fc.record({
  q: makeRare(
    fc.constantFrom(
      "piz",
      "BUSY pizza",
      "joes",
      "joe",
      "cafe amb",
      "100009",
      "100010",
      "fin",
      "york",
      "grill z",
      "zur",
      "pasco",
    ),
  ),
  state: pickSome(STATES),
  category: pickSome(SECTORS.map(({ category_slug }) => category_slug)),
  subcategory: pickSome(SECTORS.flatMap(({ subcategory_slug }) => subcategory_slug ?? [])),
  exclude: pickSome([
    "franchise",
    ...STATES,
    ...SECTORS.flatMap(({ category_slug, subcategory_slug }) => subcategory_slug ?? category_slug),
  ]),
  ...mapFilters("amount", makeRare(fc.constantFrom(0, 1, 5_000_000, 10_000_000, 50_000_000))),
  // What a buyer can afford has tests of its own.
  income_min: fc.constant(null),
  multiple_max: makeRare(fc.constantFrom(0, 1, 2.5, 100)),
  years_min: makeRare(fc.constantFrom(1, 10, 70)),
  listed_days: makeRare(fc.constantFrom(31, 40, 45)),
  ...mapFilters("flag", on),
  kind: makeRare(fc.constantFrom("business", "franchise")),
  office: makeRare(fc.constantFrom("miami", "tampa", "nowhere")),
  agent: makeRare(fc.constantFrom("maria", "paul", "nobody")),
  near: makeRare(
    fc.array(
      place.map((point) => ({ text: "somewhere", ...point })),
      { maxLength: 3 },
    ),
  ).map((places) => places ?? []),
  radius: fc.constantFrom(0, 0.05, 50, 100, 500, 6_000, 12_500),
  bbox: makeRare(
    fc.constantFrom(
      { west: -85, south: 25.7617, east: -80.1918, north: 28 },
      { west: 170, south: -90, east: -170, north: 60 },
    ),
  ),
  polygon: makeRare(polygon),
  // Relevance has no reference; without words it is the same as the newest first.
  sort: fc.constantFrom(...SORTS.filter((sort) => sort !== "relevance")),
  page: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 5 })),
  per_page: fc.oneof(fc.constant(100), fc.integer({ min: 1, max: 40 })),
});

export function createScopeArbitrary({ offices, agents }: Network): fc.Arbitrary<SearchScope> {
  return fc.constantFrom<SearchScope[]>(
    {},
    {},
    {},
    { office_id: offices.miami },
    { agent_id: agents.paul },
    { thropro: true },
  );
}
