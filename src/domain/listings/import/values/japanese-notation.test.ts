import { expect, test } from "vitest";
import { createAmountReader } from "./amounts.ts";
import { readStatus, readYesNo } from "./choices.ts";
import { readEmployees, readYear } from "./counts.ts";
import { createDateReader } from "./dates.ts";
import { toWesternNotation } from "./japanese-notation.ts";

const NOW = new Date("2026-11-20T12:00:00Z");
const readAmount = createAmountReader("JPY", "ja-JP");
const warn = () => {};

test.each([
  ["3,000万円", 30_000_000],
  ["１，２００万円", 12_000_000],
  ["1億2,000万円", 120_000_000],
  ["1億3千万円", 130_000_000],
  ["2.5億円", 250_000_000],
  ["5千万円", 50_000_000],
  ["500万", 5_000_000],
  ["500千円", 500_000],
  ["7百万円", 7_000_000],
  ["45,000,000円", 45_000_000],
  ["約800万円", 8_000_000],
  ["▲120万円", -1_200_000],
  ["1,000万円〜2,000万円", 10_000_000],
  ["500万円以下", 5_000_000],
  ["応相談", null],
  ["非公開", null],
])("the amount %s is %s yen", (text, yen) => expect(readAmount(toWesternNotation(text), { warn })).toBe(yen));

test("yen are another currency's amount elsewhere", () => {
  const read = createAmountReader("USD", "en-US");
  expect(() => read(toWesternNotation("3,000万円"), { warn })).toThrow("another currency");
});

test.each([
  ["1998年", 1998],
  ["平成10年", 1998],
  ["昭和62年4月", 1987],
  ["令和元年", 2019],
  ["2005年設立", 2005],
  ["創業1972年", 1972],
])("the year %s is %s", (text, year) => expect(readYear(toWesternNotation(text), NOW)).toBe(year));

test.each([
  ["12名", 12],
  ["約30人", 30],
  ["正社員3名、パート・アルバイト5名", 8],
])("%s are %s people", (text, count) => expect(readEmployees(toWesternNotation(text))).toBe(count));

test("reads dates, statuses, and yes and no", () => {
  expect(createDateReader("ja-JP", NOW)(toWesternNotation("2026年5月31日"))?.toISOString()).toContain("2026-05-31");
  expect(
    ["募集中", "交渉中", "成約済み", "掲載終了", "準備中"].map((text) => readStatus(toWesternNotation(text))),
  ).toEqual(["active", "under_offer", "sold", "withdrawn", "draft"]);
  expect(["あり", "可", "なし", "不可"].map((text) => readYesNo(toWesternNotation(text)))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test("leaves other texts as they are", () => {
  expect(toWesternNotation("$1.25M")).toBe("$1.25M");
});
