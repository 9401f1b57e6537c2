import { describe, expect, test } from "vitest";
import { CATEGORIES } from "#domain/listings/categories/categories.ts";
import fc from "../../../../tests/support/generated.ts";
import { type Financials, getMarginRange, listNumberQuestions } from "./number-questions.ts";

const NOW = new Date("2026-11-20T12:00:00Z");
const FINANCIALS: Financials = {
  kind: "business",
  category_slug: "food-restaurants",
  price: 450_000_00,
  down_payment: 100_000_00,
  sellers_discretionary_earnings: 180_000_00,
  total_sales: 900_000_00,
  inventory: 20_000_00,
  yearly_financials: [2023, 2024, 2025].map((year) => ({
    year,
    revenue: 900_000_00,
    cost_of_goods: 300_000_00,
    expenses: 500_000_00,
    sde: 180_000_00,
  })),
};
const [first] = FINANCIALS.yearly_financials ?? [];
const listQuestions = (changes: Partial<Financials>) =>
  listNumberQuestions({ ...FINANCIALS, ...changes }, "en-US", NOW);
const listCodes = (changes: Partial<Financials>) => listQuestions(changes).map(({ id }) => id.split(":")[0]);

describe("questions about numbers", () => {
  test("asks nothing about consistent financials", () => expect(listQuestions({})).toEqual([]));

  test.each<[string, Partial<Financials>]>([
    ["sde_is_price", { price: 180_000_00 }],
    ["price_under_sde", { price: 120_000_00 }],
    ["price_over_sde", { price: 900_000_01 }],
    ["sde_over_sales", { total_sales: 170_000_00 }],
    ["margin_unusual", { total_sales: 300_000_00 }],
    ["margin_unusual", { total_sales: 9_000_000_00 }],
    ["down_payment_over_price", { down_payment: 450_000_01 }],
    ["inventory_over_price", { inventory: 450_000_01 }],
    ["years_missing", { yearly_financials: FINANCIALS.yearly_financials?.slice(1) }],
    [
      "sde_is_ebitda",
      { yearly_financials: FINANCIALS.yearly_financials?.map((row) => ({ ...row, expenses: 420_000_00 })) },
    ],
    ["sde_apart", { yearly_financials: FINANCIALS.yearly_financials?.map((row) => ({ ...row, sde: 90_000_00 })) }],
  ])("%s", (code, changes) =>
    expect(new Set(listCodes({ down_payment: 0, inventory: 0, ...changes }))).toEqual(new Set([code])),
  );

  test("asks for no reason at exactly five years of cash flow", () =>
    expect(listCodes({ price: 900_000_00 })).toEqual([]));

  test("names the missing years", () => {
    expect(listQuestions({ yearly_financials: first ? [{ ...first, year: 2024 }] : [] })[0]?.text).toContain(
      "2023 and 2025",
    );
  });

  test("asks nothing about years for a spreadsheet, which has none", () => {
    expect(listQuestions({ yearly_financials: undefined })).toEqual([]);
  });

  test("asks nothing about a franchise, whose financials depend on the buyer", () => {
    expect(listQuestions({ kind: "franchise", price: 1 })).toEqual([]);
  });
});

test("includes every sector's usual margin in its range", () => {
  for (const { slug, revenue_multiple, sde_multiple } of CATEGORIES) {
    const [min, max] = getMarginRange(slug) ?? [1, 0];
    expect(min).toBeLessThan(revenue_multiple / sde_multiple);
    expect(max).toBeGreaterThan(revenue_multiple / sde_multiple);
    expect(max).toBeLessThanOrEqual(1);
  }
});

const toMajorUnits = fc.option(fc.integer({ min: -1_000, max: 1_000_000 }), { nil: null });
const financials = fc.record({
  kind: fc.constant("business" as const),
  category_slug: fc.constantFrom(...CATEGORIES.map(({ slug }) => slug), "no-such-sector"),
  price: toMajorUnits,
  down_payment: toMajorUnits,
  sellers_discretionary_earnings: toMajorUnits,
  total_sales: toMajorUnits,
  inventory: toMajorUnits,
  yearly_financials: fc.array(
    fc.record({
      year: fc.integer({ min: 2020, max: 2026 }),
      revenue: toMajorUnits,
      cost_of_goods: toMajorUnits,
      expenses: toMajorUnits,
      sde: toMajorUnits,
    }),
    { maxLength: 4 },
  ),
});

test("phrases each doubt as a question and gives the same doubt the same id", () => {
  fc.assert(
    fc.property(financials, (financials) => {
      const questions = listNumberQuestions(financials, "en-US", NOW);
      for (const { text } of questions) expect(text).toMatch(/\?$/);
      expect(listNumberQuestions({ ...financials }, "en-US", NOW)).toEqual(questions);
    }),
  );
});

test("asks the same questions in a currency with units a hundred times smaller", () => {
  const multiplyByHundred = (amount: number | null) => amount && amount * 100;
  fc.assert(
    fc.property(financials, (financials) => {
      const larger = {
        ...financials,
        price: multiplyByHundred(financials.price),
        down_payment: multiplyByHundred(financials.down_payment),
        sellers_discretionary_earnings: multiplyByHundred(financials.sellers_discretionary_earnings),
        total_sales: multiplyByHundred(financials.total_sales),
        inventory: multiplyByHundred(financials.inventory),
        yearly_financials: financials.yearly_financials.map((row) => ({
          year: row.year,
          revenue: multiplyByHundred(row.revenue),
          cost_of_goods: multiplyByHundred(row.cost_of_goods),
          expenses: multiplyByHundred(row.expenses),
          sde: multiplyByHundred(row.sde),
        })),
      };
      const listTexts = (of: Financials) => listNumberQuestions(of, "en-US", NOW).map(({ text }) => text);
      expect(listTexts(larger)).toEqual(listTexts(financials));
    }),
  );
});
