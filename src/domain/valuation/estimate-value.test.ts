import { describe, expect, test } from "vitest";
import { CATEGORIES } from "#domain/listings/categories/categories.ts";
import fc from "../../../tests/support/generated.ts";
import { estimateValue } from "./estimate-value.ts";
import { getSizeFactor } from "./size-factor.ts";
import { type Business, DEGREES, type EarningsValue, GROWTHS, LEASES } from "./valuation.ts";

const optional = { requiredKeys: ["category", "sde"] as ("category" | "sde")[] };
const amounts = fc.oneof(fc.integer({ min: 0, max: 10_000_000_00 }), fc.integer({ min: 0, max: 1e15 }));

/** Any business with earnings that an owner can describe. */
const businesses: fc.Arbitrary<Business> = fc.constantFrom(...CATEGORIES).chain(({ slug, subcategories }) =>
  fc.record(
    {
      category: fc.constant(slug),
      subcategory: fc.constantFrom(...subcategories.map(({ slug }) => slug)),
      sde: amounts.map((sde) => sde + 1),
      revenue: amounts,
      inventory: amounts,
      real_estate: amounts,
      years: fc.integer({ min: 0, max: 500 }),
      growth: fc.constantFrom(...GROWTHS),
      concentration: fc.constantFrom(...DEGREES),
      owner_dependence: fc.constantFrom(...DEGREES),
      lease: fc.constantFrom(...LEASES),
    },
    optional,
  ),
) as fc.Arbitrary<Business>;
const currencies = fc.constantFrom("USD", "JPY", "EUR", "VND");

function getEarningsValue(business: Business, currency = "USD"): EarningsValue {
  const value = estimateValue(business, currency);
  if (value.basis !== "earnings") throw new Error("not valued on its earnings");
  return value;
}

describe("for any business", () => {
  test("keeps the range in order and never below zero", () => {
    fc.assert(
      fc.property(businesses, currencies, (business, currency) => {
        const { low, likely, high } = getEarningsValue(business, currency);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(likely).toBeGreaterThanOrEqual(low);
        expect(high).toBeGreaterThanOrEqual(likely);
      }),
    );
  });

  test("never lowers the value for higher earnings", () => {
    fc.assert(
      fc.property(businesses, amounts, currencies, (business, more, currency) => {
        const less = getEarningsValue(business, currency);
        const greater = getEarningsValue({ ...business, sde: business.sde + more }, currency);
        for (const end of ["low", "likely", "high"] as const) expect(greater[end]).toBeGreaterThanOrEqual(less[end]);
      }),
    );
  });

  test("makes the drivers add up to the difference between base and likely value", () => {
    fc.assert(
      fc.property(businesses, currencies, (business, currency) => {
        const { base, likely, drivers } = getEarningsValue(business, currency);
        const effects = drivers.reduce((sum, { effect }) => sum + effect, 0);
        expect(effects).toBeCloseTo(likely - base, -Math.floor(Math.log10(likely + 1)) + 9);
      }),
    );
  });

  test("reports inventory and real estate separately without changing the price", () => {
    fc.assert(
      fc.property(businesses, amounts, (business, inventory) => {
        const { low, likely, high } = getEarningsValue(business);
        const stocked = getEarningsValue({ ...business, inventory, real_estate: inventory });
        expect(stocked).toMatchObject({ low, likely, high, inventory, real_estate: inventory });
      }),
    );
  });

  test("picks a best lever that the owner answered and whose effect is as stated", () => {
    fc.assert(
      fc.property(businesses, (business) => {
        const { best_lever, likely } = getEarningsValue(business);
        if (best_lever === null) return;
        const { name, effect } = best_lever;
        expect(business).toHaveProperty(name);
        const best = { growth: "growing", lease: "long" } as Record<string, string>;
        const improved = { ...business, [name]: best[name] ?? "low" };
        expect(effect).toBeGreaterThan(0);
        // Accurate to the last of three digits, because the effect is rounded separately.
        expect(Math.abs(getEarningsValue(improved).likely - likely - effect)).toBeLessThanOrEqual(
          Math.max(100, likely / 50),
        );
      }),
    );
  });
});

test("values a bakery with all answers known", () => {
  const value = getEarningsValue({
    category: "food-restaurants",
    subcategory: "bakeries",
    sde: 150_000_00,
    revenue: 900_000_00,
    years: 12,
    growth: "growing",
    concentration: "low",
    owner_dependence: "high",
    lease: "long",
  });
  // 150,000 × 2.4 = 360,000; the margin of 1/6 is 11.1 % under the sector's 18.75 %.
  expect(value).toMatchObject({ base: 360_000_00, sector_multiple: 2.4, unknown: [], as_of: "2025" });
  expect(value.drivers).toEqual([
    { name: "size", effect: 0 },
    { name: "margin", effect: -4_000_00 },
    { name: "years", effect: 11_000_00 },
    { name: "growth", effect: 25_000_00 },
    { name: "concentration", effect: 12_000_00 },
    { name: "owner_dependence", effect: -52_000_00 },
    { name: "lease", effect: 0 },
  ]);
  expect(value).toMatchObject({ low: 316_000_00, likely: 352_000_00, high: 387_000_00 });
  expect(value.multiple).toBeCloseTo(2.34, 2);
  expect(value.best_lever).toEqual({ name: "owner_dependence", effect: 84_000_00 });
});

test("gives a trucking company with few answers a wide range and no advice", () => {
  const value = getEarningsValue({ category: "transportation-storage", subcategory: "trucking", sde: 300_000_00 });
  // 300,000 × 3.01 × 1.12, 27 % up and down.
  expect(value).toMatchObject({ base: 903_000_00, low: 738_000_00, likely: 1_010_000_00, high: 1_280_000_00 });
  expect(value.drivers).toEqual([{ name: "size", effect: 107_000_00 }]);
  expect(value.best_lever).toBeNull();
  expect(value.unknown).toEqual(["revenue", "years", "growth", "concentration", "owner_dependence", "lease"]);
});

test("narrows the range as more is known", () => {
  const getWidth = (business: Partial<Business>): number => {
    const { low, likely, high } = getEarningsValue({ category: "food-restaurants", sde: 200_000_00, ...business });
    return (high - low) / likely;
  };
  expect(getWidth({ subcategory: "bakeries" })).toBeLessThan(getWidth({}));
  expect(getWidth({ subcategory: "bakeries", growth: "flat" })).toBeLessThan(getWidth({ subcategory: "bakeries" }));
});

test.each([0, -1, -50_000_00])("doesn't value a business that earns %d on earnings", (sde) => {
  const value = estimateValue({ category: "food-restaurants", sde, inventory: 20_000_00 }, "USD");
  expect(value).toEqual({
    basis: "assets",
    sde,
    sector_multiple: 2.24,
    source: "US transactions reported to BizBuySell, 2021 to 2025",
    as_of: "2025",
    inventory: 20_000_00,
    real_estate: null,
    assets: null,
  });
});

test("ignores a subcategory of another category", () => {
  const { sector_multiple } = getEarningsValue({ category: "food-restaurants", subcategory: "trucking", sde: 100_00 });
  expect(sector_multiple).toBe(2.24);
});

test("tells small from large in every currency", () => {
  expect(getSizeFactor(15_000_00, "USD")).toBe(0.85);
  expect(getSizeFactor(150_000_00, "USD")).toBe(1);
  expect(getSizeFactor(225_000_00, "USD")).toBeCloseTo(1.06);
  expect(getSizeFactor(9_000_000_00, "USD")).toBe(1.35);
  expect(getSizeFactor(22_500_000, "JPY")).toBe(1);
});
