import { expect, test } from "vitest";
import { findListingsByNumbers } from "#domain/listings/find-listings.ts";
import { openTestContext } from "../../../tests/support/context.ts";
import { insertListings, insertOffice } from "../../../tests/support/listings.ts";
import { listSimilarListings } from "./list-similar-listings.ts";

const context = await openTestContext();
const office_id = await insertOffice(context.db);
const sold_at = new Date("2026-10-01T00:00:00Z");
const texas = { region_slug: "texas" };

await insertListings(
  context.db,
  [
    { number: 1, price: 10_000_000 },
    { number: 2, price: 10_000_000, category_slug: "retail" },
    { number: 3, price: 90_000_000 },
    { number: 4, price: 11_000_000, ...texas },
    { number: 5, price: 16_000_000 },
    { number: 6, price: 30_000_000, ...texas },
    { number: 7, price: null },
    { number: 8, price: 10_000_000, status: "sold" as const, sold_at },
    { number: 9, price: 10_000_000, kind: "franchise" as const },
    { number: 10, price: 0 },
  ].map((listing) => ({ office_id, ...listing })),
);

async function listSimilarTo(number: number, count: number): Promise<number[]> {
  const [listing] = await findListingsByNumbers(context, [number]);
  if (!listing) throw new Error(`No listing ${number}.`);
  return (await listSimilarListings(context, listing, count)).map((similar) => similar.number);
}

test("ranks its category first, then the nearest price, where another region counts as a factor of two", async () => {
  expect(await listSimilarTo(1, 1)).toEqual([5]);
  expect(await listSimilarTo(1, 3)).toEqual([5, 4, 6]);
  expect(await listSimilarTo(1, 9)).toEqual([5, 4, 6, 3, 10, 7, 2]);
});

test("limits an office's page to its own listings", async () => {
  const other = await insertOffice(context.db, { slug: "other" });
  await insertListings(context.db, [
    { number: 20, office_id: other, price: 90_000_000, kind: "franchise" },
    { number: 21, office_id: other, price: 10_000_000, kind: "franchise" },
  ]);
  const [listing] = await findListingsByNumbers(context, [21]);
  const listNumbers = async (owner: { office_id?: number }) =>
    (await listSimilarListings(context, listing!, 9, owner)).map(({ number }) => number);
  expect(await listNumbers({ office_id: other })).toEqual([20]);
  expect(await listNumbers({ office_id })).toEqual([9]);
});

test("ranks its region first if it has no price", async () => {
  expect(await listSimilarTo(7, 9)).toEqual([1, 3, 5, 10, 4, 6, 2]);
});
