import { expect, test } from "vitest";
import { EDITIONS } from "#editions/countries.ts";
import type { Locale } from "#editions/locales.ts";
import { describeInquiry } from "./inquiry-facts.ts";

const FIELDS = {
  call_time: "mornings",
  timing: "soon",
  yearly_sales: 1_200_000,
  category: "food-restaurants",
  documents: "tax_returns, lease",
  growth: "fast",
  business_name: "Sol",
};

test.each([
  [
    "US",
    "en-US",
    [
      "In the morning",
      "Food & Restaurants",
      "Growing by more than 15% a year",
      "Sol",
      "As soon as possible",
      "$1,200,000",
    ],
  ],
  ["JP", "ja-JP", ["飲食・食品", "￥1,200,000"]],
  ["VN", "vi-VN", ["1,2\u00a0triệu\u00a0₫"]],
] as const)("describes an inquiry of %s in words and amounts", (code, locale, expected) => {
  const facts = describeInquiry(FIELDS, { edition: EDITIONS[code], locale });
  const values = facts.map(({ value }) => value);
  for (const value of expected) expect(values).toContain(value);
  expect(values.join()).not.toMatch(/soon,|tax_returns|fast|food-/);
});

test.each<Locale>(["es-ES", "fr-CA", "ja-JP", "vi-VN"])("labels every field in %s", (locale) => {
  const getLabels = (spoken: Locale) =>
    describeInquiry(
      { ...FIELDS, cash_available: "5 min", state: "florida", sde: 1 },
      {
        edition: EDITIONS.US,
        locale: spoken,
      },
    ).map(({ label }) => label);
  const english = getLabels("en-US");
  // “Documents” is French too.
  expect(getLabels(locale).filter((label) => english.includes(label) && label !== "Documents")).toEqual([]);
});

test("reads amounts as typed, with a loss, and leaves other text", () => {
  const describe = (profit: string) => describeInquiry({ profit }, { edition: EDITIONS.VN, locale: "vi-VN" })[0]?.value;
  expect(describe("3 tỷ")).toBe("3\u00a0tỷ\u00a0₫");
  expect(describe("-500 triệu")).toBe("-500\u00a0triệu\u00a0₫");
  expect(describe("chưa biết")).toBe("chưa biết");
});
