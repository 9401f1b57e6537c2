import { expect, test } from "vitest";
import { openTestContext } from "../../../../tests/support/context.ts";
import { insertListings, insertOffice } from "../../../../tests/support/listings.ts";
import { listSharedFields } from "./compare-listings.ts";
import { findDuplicates } from "./find-duplicates.ts";

const context = await openTestContext();
const office_id = await insertOffice(context.db, { slug: "austin" });

/** Listings that share headlines, places and figures in many combinations. */
const LISTINGS = Array.from({ length: 90 }, (_, at) => ({
  number: 200_000 + at,
  office_id,
  name: ["Corner bakery", "corner bakery", "Car wash by the bridge", ""][at % 4] as string,
  region_slug: at % 7 === 0 ? "florida" : "texas",
  county: [null, "Travis County", "Bexar County"][at % 3] as string | null,
  price: [null, 45_000_000, 45_200_000, 60_000_000, 45_800_000][at % 5] as number | null,
  sellers_discretionary_earnings: [null, 10_000_000, -10_000_000][at % 11] ?? null,
  total_sales: [90_000_000, null, 40_000_000][(at >> 2) % 3] as number | null,
}));

test.each([0, 1] as const)(
  "finds every listing that looks alike, with a tolerance of %i percent",
  async (tolerance) => {
    await context.db.deleteFrom("listings").execute();
    await insertListings(context.db, LISTINGS);
    const stored = await context.db.selectFrom("listings").selectAll().orderBy("number").execute();
    const subjects = stored.filter((_, at) => at % 3 === 0);

    const found = await findDuplicates(
      context,
      subjects.map(({ number }) => number),
      () => true,
      tolerance,
    );

    const isCandidate = (one: (typeof stored)[number], other: (typeof stored)[number]): boolean => {
      const hasSameName = one.name !== "" && one.name.toLowerCase() === other.name.toLowerCase();
      if (hasSameName || one.price === null || other.price === null) return hasSameName;
      return Math.abs(other.price - one.price) <= (one.price * tolerance) / 100;
    };
    const listAlike = (one: (typeof stored)[number]) =>
      stored
        .filter((other) => other.number !== one.number && isCandidate(one, other))
        .filter((other) => listSharedFields(one, other).length > 0)
        .map(({ number }) => number);
    const expected = new Map(subjects.map((one) => [one.number, listAlike(one)]));
    expect(
      Object.fromEntries(subjects.map(({ number }) => [number, (found.get(number) ?? []).map((one) => one.number)])),
    ).toEqual(Object.fromEntries(expected));
    expect([...expected.values()].flat().length).toBeGreaterThan(50);
  },
);
