import { AMOUNTS } from "#domain/accounts/profile/buyer-columns.ts";
import type { MatchFacts, PreferenceRow, Preferences } from "#domain/buyers/matching/match-rules.ts";
import { CATEGORIES } from "#domain/listings/categories/categories.ts";
import fc from "./generated.ts";
import { SECTORS, STATES } from "./random-listings.ts";

/* Preferences that sometimes match the listings of `createListingArbitrary`. */

const anyRow: fc.Arbitrary<PreferenceRow> = fc
  .tuple(fc.option(fc.constantFrom(...STATES, "ohio")), fc.option(fc.constantFrom(...SECTORS)), fc.boolean())
  .map(([state, sector, whole]) => ({
    state,
    category: sector?.category_slug ?? null,
    subcategory: whole ? null : (sector?.subcategory_slug ?? null),
  }));

const VALUES = [0, 1, 5_000_000, 10_000_000, 10_000_001, 50_000_000];
const bound = fc.option(fc.constantFrom(...VALUES), { freq: 2 });
const anyRange = fc
  .tuple(bound, bound)
  .map(([a, b]) => (a !== null && b !== null && a > b ? { min: b, max: a } : { min: a, max: b }));

export const anyPreferences: fc.Arbitrary<Preferences> = fc.record({
  rows: fc.array(anyRow, { maxLength: 4 }),
  price: anyRange,
  down_payment: anyRange,
  discretionary_earnings: anyRange,
});

const amount = fc.option(fc.oneof(fc.constantFrom(...VALUES), fc.integer({ min: 0, max: 60_000_000 })), { freq: 4 });

/** The listing fields that the matching rules use. */
export const anyFacts: fc.Arbitrary<MatchFacts> = fc
  .record({
    state: fc.constantFrom(...STATES),
    sector: fc.constantFrom(...SECTORS),
    sector_multiple: fc.option(fc.constantFrom(...CATEGORIES.map(({ sde_multiple }) => sde_multiple)), { freq: 5 }),
    age: fc.double({ min: 0, max: 400, noNaN: true }),
    ...(Object.fromEntries(AMOUNTS.map((key) => [key, amount])) as Record<(typeof AMOUNTS)[number], typeof amount>),
  })
  .map(({ sector, ...facts }) => ({
    ...facts,
    category: sector.category_slug,
    subcategory: sector.subcategory_slug,
  }));
