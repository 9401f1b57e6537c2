import * as v from "valibot";
import { beforeAll, describe, expect, test } from "vitest";
import { createApiVisitor } from "../../../tests/support/api.ts";
import { openTestContext } from "../../../tests/support/context.ts";
import { insertListings, insertOffice } from "../../../tests/support/listings.ts";
import { createValuation } from "./valuation.ts";

const context = await openTestContext();
const { call } = createApiVisitor(context);
const BAKERY = { category: "food-restaurants", subcategory: "bakeries" };

beforeAll(async () => {
  const office_id = await insertOffice(context.db);
  const createSale = (number: number, multiple: number, more = {}) => ({
    number,
    office_id,
    status: "sold" as const,
    sold_at: new Date("2026-03-01"),
    sellers_discretionary_earnings: 100_000_00,
    closing_price: multiple * 100_000_00,
    ...more,
  });
  await insertListings(context.db, [
    ...[1, 2, 3, 4, 5].map((nth) => createSale(nth, 2 + nth / 10)),
    // None of these is comparable.
    createSale(11, 30, { real_estate: "included" }),
    createSale(12, 30, { sold_at: new Date("2021-11-19") }),
    createSale(13, 30, { currency: "CAD" }),
    createSale(14, 30, { category_slug: "retail" }),
    createSale(15, 30, { status: "active", sold_at: null }),
    createSale(16, 30, { kind: "franchise" }),
    createSale(17, 30, { closing_price: null }),
    createSale(18, 30, { sellers_discretionary_earnings: null }),
  ]);
});

async function requestValuation(body: object) {
  const response = await call("/valuation", { body });
  expect(response.status).toBe(200);
  const value = await response.json();
  if (createValuation.response.status !== 204) v.parse(createValuation.response.schema, value);
  return value as Record<"low" | "likely" | "high" | "multiple", number> & { comparables: object; drivers: object[] };
}

async function requestProblem(body: object): Promise<{ message: string; errors: Record<string, string[]> }> {
  const response = await call("/valuation", { body });
  expect(response.status).toBe(422);
  return (await response.json()) as Awaited<ReturnType<typeof requestProblem>>;
}

describe("valuation", () => {
  test("returns its drivers, source, date and the network's own sales", async () => {
    expect(await requestValuation({ ...BAKERY, state: "florida", sde: 150_000 })).toEqual({
      // 150,000 × (11 × 2.4 + 5 × 2.3) / 16
      low: 259_000,
      likely: 355_000,
      high: 451_000,
      multiple: expect.closeTo(2.36875, 8),
      drivers: [
        { name: "own_sales", effect: -5_000 },
        { name: "size", effect: 0 },
      ],
      source: "US transactions reported to BizBuySell, 2021 to 2025",
      as_of: "2025",
      comparables: { n: 5, median: 2.3 },
    });
  });

  test("is equal for parts and SDE, as numbers or typed text", async () => {
    const whole = await requestValuation({ ...BAKERY, sde: 185_000 });
    expect(await requestValuation({ ...BAKERY, profit: "120,000", owner_pay: "60k", add_backs: 5000 })).toEqual(whole);
    expect(await requestValuation({ ...BAKERY, sde: "$185,000", profit: 1, owner_pay: 7 })).toEqual(whole);
  });

  test("accepts percentages for the form's growth options", async () => {
    const typed = await requestValuation({ ...BAKERY, sde: 150_000, growth: "growing", concentration: "some" });
    expect(await requestValuation({ ...BAKERY, sde: 150_000, growth: 8, concentration: 12.5 })).toEqual(typed);
  });

  test("is empty without earnings and omits comparables if too few were sold", async () => {
    for (const sde of [0, -50_000]) {
      expect(await requestValuation({ ...BAKERY, sde })).toMatchObject({
        low: 0,
        likely: 0,
        high: 0,
        multiple: 0,
        drivers: [],
      });
    }
    expect(await requestValuation({ category: "retail", sde: 100_000 })).toMatchObject({
      comparables: { n: 0, median: null },
    });
  });

  test("never falls as earnings rise, even above revenue", async () => {
    let before = 0;
    for (const sde of [10_000, 90_000, 99_000, 101_000, 500_000]) {
      const { likely } = await requestValuation({ ...BAKERY, sde, revenue: 100_000 });
      expect(likely).toBeGreaterThanOrEqual(before);
      before = likely;
    }
  });
});

describe("invalid valuation request", () => {
  test("names missing fields with the catalog's messages", async () => {
    const { message, errors } = await requestProblem({});
    expect(message).toBe("Please complete all required fields");
    expect(Object.keys(errors)).toEqual(["category", "sde"]);
  });

  test.each([
    [{ category: "atlantis" }, "category", /food-restaurants/],
    [{ subcategory: "trucking" }, "subcategory", /./],
    [{ sde: "lots" }, "sde", /amount/],
    [{ sde: 1e300 }, "sde", /amount/],
    [{ sde: null, profit: "x" }, "profit", /amount/],
    [{ revenue: -5 }, "revenue", /amount/],
    [{ years: 2.5 }, "years", /whole years/],
    [{ growth: "huge" }, "growth", /shrinking, flat/],
    [{ concentration: 101 }, "concentration", /low, some/],
    [{ owner_dependence: 5 }, "owner_dependence", /low, some/],
    [{ lease: "long lease" }, "lease", /owned, long/],
    [{ state: "atlantis" }, "state", /./],
    [{ color: "red" }, "color", /./],
    [{ inventory: [1] }, "inventory", /amount/],
  ])("rejects %j by field", async (changes, field, words) => {
    const { errors } = await requestProblem({ ...BAKERY, sde: 100_000, ...changes });
    expect(Object.keys(errors)).toEqual([field]);
    expect(errors[field]?.[0]).toMatch(words);
  });
});

test.each(["__proto__", "constructor", "toString"])("rejects a field called %s like any unknown one", async (name) => {
  const body = JSON.parse(`{"${name}": [], "category": "retail", "sde": 100000}`) as object;
  expect(Object.keys((await requestProblem(body)).errors)).toEqual([name]);
});
