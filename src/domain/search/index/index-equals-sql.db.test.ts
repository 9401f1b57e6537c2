import { expect, test } from "vitest";
import { runInTransaction } from "#domain/context.ts";
import { invalidate } from "#domain/invalidate.ts";
import { openTestContext } from "../../../../tests/support/context.ts";
import fc from "../../../../tests/support/generated.ts";
import { insertListings } from "../../../../tests/support/listings.ts";
import {
  addNumber,
  anyFilters,
  createListingArbitrary,
  createScopeArbitrary,
  insertNetwork,
} from "../../../../tests/support/random-listings.ts";
import { searchBySql } from "../../../../tests/support/sql-search.ts";
import { createNameComparer } from "../name-order.ts";
import { resolveSearch } from "../resolve-search.ts";
import { NO_FILTERS } from "../search-filters.ts";
import { SORTS } from "../sorts.ts";
import type { ListingIndex } from "./listing-index.ts";
import { loadIndex } from "./load-index.ts";
import { queryIndex } from "./query-index.ts";
import { refreshIndex } from "./refresh-index.ts";

const context = await openTestContext();
const { db, edition } = context;
const network = await insertNetwork(db);
const compareNames = createNameComparer(edition);
const first = fc.sample(createListingArbitrary(network), { numRuns: 200, seed: 7 }).map(addNumber(100_001));
await insertListings(db, first);
let index: ListingIndex = await loadIndex(db, compareNames);
const searching = { ...context, index: { getCurrent: async () => index } };

const every = SORTS.map((sort) => [{ ...NO_FILTERS, sort, per_page: 100 }, {}] as const);

async function expectSameAsSql(filters: typeof NO_FILTERS, scope: object): Promise<void> {
  const { query } = await resolveSearch(searching, filters, scope);
  const { facets, ...answer } = queryIndex(index, query);
  const { facets: expected, ...reference } = await searchBySql(db, edition, filters, scope);
  expect(answer).toEqual(reference);
  for (const key of ["category", "subcategory", "state"] as const)
    expect([...facets[key]].sort()).toEqual([...expected[key]].sort());
}

test("returns the same page, total and facets as the database for any search", async () => {
  await fc.assert(fc.asyncProperty(anyFilters, createScopeArbitrary(network), expectSameAsSql), {
    numRuns: 150,
    examples: every.map(([filters, scope]) => [filters, scope] as [typeof filters, typeof scope]),
  });
});

test("gives the same results after an incremental refresh as after a full load", async () => {
  let next = 100_001 + first.length;
  const known = new Set(first.map(({ number }) => number));
  const edits = fc.record({
    added: fc.array(createListingArbitrary(network), { maxLength: 4 }),
    changed: fc.array(fc.tuple(fc.nat(), createListingArbitrary(network)), { maxLength: 6 }),
    removed: fc.array(fc.nat(), { maxLength: 2 }),
  });
  await fc.assert(
    fc.asyncProperty(
      edits,
      fc.array(fc.tuple(anyFilters, createScopeArbitrary(network)), { minLength: 3, maxLength: 6 }),
      async (edit, searches) => {
        const numbers = [...known];
        const removed = new Set(edit.removed.map((pick) => numbers[pick % numbers.length]!));
        const changed = new Map(edit.changed.map(([pick, values]) => [numbers[pick % numbers.length]!, values]));
        const added = edit.added.map(addNumber(next));
        next += added.length;
        await runInTransaction(context, async (tx) => {
          if (added.length > 0) await insertListings(tx.db, added);
          for (const [number, values] of changed) {
            await tx.db.updateTable("listings").set(values).where("number", "=", number).execute();
          }
          if (removed.size > 0)
            await tx.db
              .deleteFrom("listings")
              .where("number", "in", [...removed])
              .execute();
          const invalidated = [...added.map(({ number }) => number), ...changed.keys(), ...removed];
          if (invalidated.length > 0)
            await invalidate(tx, "listings", ...invalidated.map((number) => `listing:${number}` as const));
        });
        for (const { number } of added) known.add(number);
        for (const number of removed) known.delete(number);
        index = await refreshIndex(db, index, compareNames);
        const rebuilt = await loadIndex(db, compareNames);
        for (const key of ["numbers", "flags"] as const) expect(index[key]).toEqual(rebuilt[key]);
        for (const key of ["listed", "price", "down_payment", "sde", "name"] as const)
          expect(index[key]).toEqual(rebuilt[key]);
        for (const [filters, scope] of searches) await expectSameAsSql(filters, scope);
      },
    ),
    { numRuns: 20 },
  );
});

test("reloads the index after a change that doesn't name its listings", async () => {
  await db.updateTable("listings").set({ thropro: true, status: "active" }).execute();
  await invalidate(context, "listings");
  index = await refreshIndex(db, index, compareNames);
  await expectSameAsSql(NO_FILTERS, { thropro: true });
  const listings = await db.selectFrom("listings").select("number").execute();
  expect(index.size).toBe(listings.length);
});

test("leaves the index unchanged after an unrelated change", async () => {
  await invalidate(context, "offices");
  const same = await refreshIndex(db, index, compareNames);
  expect(same.numbers).toBe(index.numbers);
});
