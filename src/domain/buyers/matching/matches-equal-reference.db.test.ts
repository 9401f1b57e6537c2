import { expressionBuilder, type Kysely } from "kysely";
import { expect, test } from "vitest";
import type { Database } from "#db/tables/database.ts";
import { PUBLIC_STATUSES } from "#domain/listings/listing.ts";
import { getSectorMultiple } from "#domain/listings/price-vs-sector.ts";
import { openTestContext } from "../../../../tests/support/context.ts";
import fc from "../../../../tests/support/generated.ts";
import { insertListings } from "../../../../tests/support/listings.ts";
import { addNumber, createListingArbitrary, insertNetwork } from "../../../../tests/support/random-listings.ts";
import { anyPreferences } from "../../../../tests/support/random-preferences.ts";
import { type AmountRange, getScore, isMatch, type MatchFacts, type Preferences } from "./match-rules.ts";
import { findMatchingPositions } from "./narrow-matches.ts";
import { createListingScorer, getFactsAt, scoreMatches, selectBestMatches, toIndexTime } from "./score-matches.ts";

const context = await openTestContext();
const { db } = context;
const network = await insertNetwork(db);
const LISTINGS = fc.sample(createListingArbitrary(network), { numRuns: 250, seed: 20_261_122 }).map(addNumber(100_001));
await insertListings(db, LISTINGS);
const index = await context.index.getCurrent();
const now = context.clock();

/** The numbers of all matches according to plain SQL. */
async function selectMatchesBySql(db: Kysely<Database>, { rows, ...ranges }: Preferences): Promise<number[]> {
  const is = expressionBuilder<Database, "listings">();
  const isWithin = (column: "price" | "down_payment" | "sellers_discretionary_earnings", { min, max }: AmountRange) =>
    is.or([
      is(column, "is", null),
      is.and([...(min === null ? [] : [is(column, ">=", min)]), ...(max === null ? [] : [is(column, "<=", max)])]),
    ]);
  const fits = rows.map(({ state, category, subcategory }) =>
    is.and([
      ...(state === null ? [] : [is("region_slug", "=", state)]),
      ...(category === null ? [] : [is("category_slug", "=", category)]),
      ...(subcategory === null ? [] : [is("subcategory_slug", "=", subcategory)]),
    ]),
  );
  const found = await db
    .selectFrom("listings")
    .select("number")
    .where("status", "in", PUBLIC_STATUSES)
    .where(rows.length === 0 ? is.and([]) : is.or(fits))
    .where(isWithin("price", ranges.price))
    .where(isWithin("down_payment", ranges.down_payment))
    .where(isWithin("sellers_discretionary_earnings", ranges.discretionary_earnings))
    .orderBy("number")
    .execute();
  return found.map(({ number }) => number);
}

function getFacts(row: (typeof LISTINGS)[number]): MatchFacts {
  return {
    state: row.region_slug,
    category: row.category_slug,
    subcategory: row.subcategory_slug,
    price: row.price,
    down_payment: row.down_payment,
    discretionary_earnings: row.sellers_discretionary_earnings,
    sector_multiple: getSectorMultiple(row.category_slug, row.subcategory_slug) ?? null,
    age: (now.getTime() - row.listed_at.getTime()) / 86_400_000,
  };
}

test("finds the same matches as plain SQL and the rules", async () => {
  let found = 0;
  await fc.assert(
    fc.asyncProperty(anyPreferences, async (preferences) => {
      const positions = findMatchingPositions(index, preferences).sort((a, b) => a - b);
      const numbers = positions.map((position) => index.numbers[position]);
      expect(new Set(positions).size).toBe(positions.length);
      expect(numbers).toEqual(await selectMatchesBySql(db, preferences));
      const byRules = LISTINGS.filter(
        (row) => PUBLIC_STATUSES.some((status) => status === row.status) && isMatch(preferences, getFacts(row)),
      );
      expect(numbers).toEqual(byRules.map(({ number }) => number));
      found += numbers.length;
    }),
    { numRuns: 200 },
  );
  expect(found).toBeGreaterThan(1_000);
});

test("sorts matches by score, then by number, with the scores of the rules", () => {
  fc.assert(
    fc.property(anyPreferences, (preferences) => {
      const scored = scoreMatches(index, preferences, findMatchingPositions(index, preferences), toIndexTime(now));
      const shown = Array.from(scored.positions, (position, at) => ({ position, score: scored.scores[at] }));
      const expected = shown
        .map(({ position }) => ({ position, score: getScore(preferences, getFacts(getListingAt(position))) }))
        .sort((a, b) => b.score - a.score || a.position - b.position);
      expect(shown).toEqual(expected);
    }),
    { numRuns: 100 },
  );
});

test("selects the best matches of the full order, in any order of positions", () => {
  const getListingScore = createListingScorer(index, toIndexTime(now));
  fc.assert(
    fc.property(anyPreferences, fc.integer({ min: 1, max: 12 }), (preferences, most) => {
      const positions = findMatchingPositions(index, preferences);
      const scored = scoreMatches(index, preferences, positions, toIndexTime(now));
      const first = Array.from(scored.positions.subarray(0, most));
      expect(selectBestMatches(index, preferences, positions, most, getListingScore)).toEqual(first);
      expect(selectBestMatches(index, preferences, positions.toReversed(), most, getListingScore)).toEqual(first);
    }),
    { numRuns: 100 },
  );
});

test("reads the same facts from the index as from the row", () => {
  for (let position = 0; position < index.size; position++) {
    expect(getFactsAt(index, position, toIndexTime(now))).toEqual(getFacts(getListingAt(position)));
  }
});

function getListingAt(position: number): (typeof LISTINGS)[number] {
  return LISTINGS.find(({ number }) => number === index.numbers[position])!;
}
