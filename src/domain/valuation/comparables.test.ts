import { describe, expect, test } from "vitest";
import { US_DIVISIONS } from "#editions/countries/us/us-divisions.ts";
import { EDITIONS } from "#editions/countries.ts";
import fc from "../../../tests/support/generated.ts";
import { blendMultiples, computeQuantile, type Sale, selectComparables } from "./comparables.ts";
import { estimateValue } from "./estimate-value.ts";

/** Sales at these multiples of an SDE of 100,000. */
function createSales(region_slug: string, ...multiples: number[]): Sale[] {
  return multiples.map((multiple) => ({ region_slug, sde: 100_000_00, closing_price: multiple * 100_000_00 }));
}

describe("gathering comparables by region", () => {
  const five = [1.8, 2, 2.2, 2.4, 3] as const;

  test("uses the region's own sales if there are five", () => {
    const sales = [...createSales("florida", ...five), ...createSales("texas", 9, 9, 9, 9, 9)];
    expect(selectComparables(sales, "florida", US_DIVISIONS)).toMatchObject({
      reach: "region",
      place: "florida",
      n: 5,
      lower: 2,
      median: 2.2,
      upper: 2.4,
    });
  });

  test("widens to the wider region with four sales, then to the country, then returns nothing", () => {
    const [florida, georgia] = [createSales("florida", 1, 2, 3, 4), createSales("georgia", 5)];
    const texas = createSales("texas", 6, 7);
    expect(selectComparables([...florida, ...georgia, ...texas], "florida", US_DIVISIONS)).toMatchObject({
      reach: "wider",
      place: "the South Atlantic",
      n: 5,
      median: 3,
    });
    expect(selectComparables([...florida, ...texas], "florida", US_DIVISIONS)).toMatchObject({
      reach: "country",
      place: null,
      n: 6,
      median: 3.5,
    });
    expect(selectComparables(florida, "florida", US_DIVISIONS)).toBeNull();
  });

  test("uses the whole country without a region, or if it has no wider regions", () => {
    const sales = [...createSales("florida", 1, 2, 3), ...createSales("texas", 4, 5)];
    for (const region of [undefined, "florida"]) {
      expect(selectComparables(sales, region)).toMatchObject({ reach: "country", n: 5 });
    }
  });

  test("assigns every state to exactly one division", () => {
    const divided = US_DIVISIONS.flatMap(({ regions }) => regions).sort();
    expect(divided).toEqual(EDITIONS.US.regions.map(({ slug }) => slug).sort());
  });
});

test("never shows fewer than five sales, and rounds what it shows", () => {
  const sale = fc.record({
    region_slug: fc.constantFrom("florida", "georgia", "texas"),
    sde: fc.integer({ min: -100, max: 1e12 }),
    closing_price: fc.integer({ min: 1, max: 1e13 }),
  });
  fc.assert(
    fc.property(fc.array(sale, { maxLength: 12 }), fc.constantFrom("florida", "ohio", undefined), (sales, region) => {
      const found = selectComparables(sales, region, US_DIVISIONS);
      if (!found) return;
      expect(found.n).toBeGreaterThanOrEqual(5);
      expect(found.points.reduce((sum, { n }) => sum + n, 0)).toBe(found.n);
      expect(found.lower).toBeLessThanOrEqual(found.median);
      expect(found.median).toBeLessThanOrEqual(found.upper);
      for (const value of [found.lower, found.median, found.upper])
        expect(value * 10).toBeCloseTo(Math.round(value * 10));
      // Four steps per factor of ten, regardless of how many different amounts were paid.
      for (const { sde } of found.points)
        expect((Math.log10(sde) * 4) % 1).toSatisfy((off) => isWhole(Number(off), sde));
    }),
  );
});

/** Allows for rounding of small amounts to a whole minor unit. */
function isWhole(off: number, amount: number): boolean {
  return Math.min(off, 1 - off) < 10 / amount + 1e-6;
}

describe("statistics with published examples", () => {
  // Examples from Microsoft's documentation of PERCENTILE.INC and QUARTILE.INC.
  test.each([
    [[1, 2, 3, 4], 0.3, 1.9],
    [[1, 2, 4, 7, 8, 9, 10, 12], 0.25, 3.5],
  ])("computes the quantile of %j at %d as %d", (sorted, share, value) => {
    expect(computeQuantile(sorted, share)).toBeCloseTo(value, 10);
  });

  // With k = 11. Bühlmann's model gives Z = n / (n + k), so half at n = k, for any k.
  test("weights eleven sales like the published multiple, none as zero, and many as nearly everything", () => {
    expect(blendMultiples(2, { n: 11, median: 3 })).toBeCloseTo(2.5, 10);
    expect(blendMultiples(2, { n: 0, median: 3 })).toBe(2);
    expect(blendMultiples(2, { n: 1_000_000, median: 3 })).toBeCloseTo(3, 3);
  });

  test("adjusts a bakery's value by nearby bakery sales and reports the effect", () => {
    const business = { category: "food-restaurants", subcategory: "bakeries", sde: 150_000_00 };
    const value = estimateValue(business, "USD", { n: 11, median: 3 });
    // 150,000 × (2.4 + 3) / 2 = 405,000, against 360,000 by the sector alone.
    expect(value).toMatchObject({ base: 360_000_00, likely: 405_000_00, multiple: expect.closeTo(2.7, 10) });
    expect(value).toHaveProperty("drivers.0", { name: "own_sales", effect: 45_000_00 });
  });
});
