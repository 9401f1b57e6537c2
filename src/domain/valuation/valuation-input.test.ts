import { expect, test } from "vitest";
import { EDITIONS } from "#editions/countries.ts";
import fc from "../../../tests/support/generated.ts";
import { VALUATION_KEYS } from "./valuation.ts";
import { readValuation } from "./valuation-input.ts";

const US = EDITIONS.US;
const read = (typed: Record<string, string>) => readValuation(typed, US);

test("parses amounts as people type them and treats empty ones as unknown", () => {
  expect(
    read({
      category: "food-restaurants",
      subcategory: "bakeries",
      profit: "$120,000",
      owner_pay: "60k",
      add_backs: " 5000 ",
      revenue: "1.2m",
      years: "12",
      growth: "growing",
      concentration: "",
      inventory: "20,000",
    }),
  ).toEqual({
    business: {
      category: "food-restaurants",
      subcategory: "bakeries",
      sde: 185_000_00,
      revenue: 1_200_000_00,
      years: 12,
      growth: "growing",
      inventory: 20_000_00,
    },
    problems: {},
    missing: [],
  });
});

test.each(["-20,000", "−20k", "(20,000)", "-$20,000"])("parses %s as a loss", (profit) => {
  expect(read({ category: "food-restaurants", profit, owner_pay: "50000" }).business?.sde).toBe(30_000_00);
});

test.each([
  ["profit", "lots", "amount"],
  ["owner_pay", "-5", "amount"],
  ["add_backs", "1,2,3", "amount"],
  ["category", "atlantis", "choice"],
] as const)("returns no valuation without a valid %s", (key, text, problem) => {
  const { business, problems } = read({ category: "food-restaurants", profit: "100000", [key]: text });
  expect(business).toBeNull();
  expect(problems).toEqual({ [key]: problem });
});

test.each([
  ["revenue", "plenty", "amount"],
  ["revenue", "99,999", "below_earnings"],
  ["years", "-1", "years"],
  ["years", "2.5", "years"],
  ["years", "501", "years"],
  ["growth", "huge", "choice"],
  ["concentration", "LOW", "choice"],
  ["owner_dependence", "constructor", "choice"],
  ["inventory", "NaN", "amount"],
  ["real_estate", "0x10", "amount"],
  ["subcategory", "no-such-kind", "choice"],
  ["subcategory", "trucking", "not_of_category"],
] as const)("reports and ignores an invalid %s, “%s”", (key, text, problem) => {
  const { business, problems } = read({ category: "food-restaurants", profit: "100000", [key]: text });
  expect(business).toEqual({ category: "food-restaurants", sde: 100_000_00 });
  expect(problems).toEqual({ [key]: problem });
});

test("reports an empty required field as missing, not invalid", () => {
  expect(read({})).toEqual({ business: null, problems: {}, missing: ["category", "profit"] });
  expect(read({ profit: "0", category: " " })).toEqual({ business: null, problems: {}, missing: ["category"] });
});

test("derives the sector from the subcategory", () => {
  expect(read({ subcategory: "trucking", profit: "1" }).business?.category).toBe("transportation-storage");
});

test("accepts any input without throwing", () => {
  const text = fc.oneof(fc.string(), fc.constantFrom("-1", "1e309", "9".repeat(30), "$", "()", "--5", "toString"));
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...VALUATION_KEYS), text, { noNullPrototype: true }), (typed) => {
      const { business, problems } = read(typed);
      for (const key of Object.keys(problems)) expect(typed[key]?.trim()).toBeTruthy();
      for (const value of Object.values(business ?? {}))
        if (typeof value === "number") expect(Number.isFinite(value)).toBe(true);
    }),
  );
});
