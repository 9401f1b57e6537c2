import { expect, test } from "vitest";
import { ENGLISH } from "#domain/imports/table-files/remark.ts";
import fc from "../../../../../tests/support/generated.ts";
import { createAmountReader, isUndisclosed } from "./amounts.ts";

const read = createAmountReader("USD", "en-US");

test.each([
  ["$1,250,000", 125_000_000],
  ["1.25M", 125_000_000],
  ["$1.25 million", 125_000_000],
  ["$450k", 45_000_000],
  ["450 K", 45_000_000],
  ["1,250,000.00", 125_000_000],
  ["USD 450 000", 45_000_000],
  ["450000 USD", 45_000_000],
  ["US$450,000", 45_000_000],
  ["1\u202f250\u00a0000 $", 125_000_000],
  ["$1'250'000", 125_000_000],
  ["1.250.000", 125_000_000],
  ["1.250.000,50", 125_000_050],
  ["450.000", 45_000_000],
  ["450000,00", 45_000_000],
  ["1,250k", 125_000_000],
  ["1.250M", 125_000_000],
  ["0.5m", 50_000_000],
  [".5m", 50_000_000],
  ["0.125", 13],
  ["$2MM", 200_000_000],
  ["~$450k obo", 45_000_000],
  ["$450,000 + inventory", 45_000_000],
  ["$0", 0],
  ["(12,500)", -1_250_000],
  ["($12,500.25)", -1_250_025],
  ["$(12,500)", -1_250_000],
  ["-$12,500", -1_250_000],
  ["12,500-", -1_250_000],
])("reads %s as %d cents", (text, cents) => {
  expect(read(text)).toBe(cents);
});

test.each([
  "",
  " ",
  "-",
  "—",
  "?",
  "Not Disclosed",
  "UNDISCLOSED",
  "N/A",
  "n.a.",
  "#N/A",
  "Call",
  "Call for price",
  "TBD",
])("reads %j as not disclosed", (text) => {
  expect(isUndisclosed(text)).toBe(true);
  expect(read(text)).toBeNull();
});

test.each([
  ["abc", "isn’t an amount"],
  ["12 Main St", "isn’t an amount"],
  ["1,25", "isn’t an amount"],
  ["45,00", "isn’t an amount"],
  ["1,2500", "isn’t an amount"],
  ["12,34,567", "isn’t an amount"],
  ["$", "isn’t an amount"],
  ["1.2.3M", "isn’t an amount"],
  ["1.25E+06", "isn’t an amount"],
  ["450-500k", "is a range"],
  ["$400,000 to $450,000", "is a range"],
  ["€450,000", "is in another currency. Enter the amount in USD"],
  ["GBP 450,000", "is in another currency"],
  ["450,000 EUR", "is in another currency"],
  ["EBITDA - 250K", "isn’t an amount"],
  ["#REF!", "is a spreadsheet error"],
  ["########", "is a spreadsheet error"],
  ["99999999999999999", "is too large"],
])("rejects %s, since it %s", (text, reason) => {
  expect(() => read(text)).toThrow(reason);
});

test.each([
  ["Cash Flow: $1,199,035", 119_903_500],
  ["Inventory - 250K", 25_000_000],
  ["Asking Price: 450,000", 45_000_000],
  ["Inventory (at cost): $12,500", 1_250_000],
  ["Included in asking price", null],
  ["Included in the price", null],
  ["included", null],
  ["Not included", null],
  ["Please call", null],
  ["Call broker for price", null],
  ["Price upon request", null],
  ["Negotiable", null],
  ["Make an offer", null],
  ["Available after NDA is signed", null],
  ["$ -", null],
  ["Annual: $90,000", 9_000_000],
])("reads %s, as portals write it", (text, cents) => {
  expect(read(text)).toBe(cents);
});

test.each([
  ["$1.2M - $1.5M", 120_000_000, /is a range, so its lower amount was stored/],
  ["450-500k", 45_000_000, /range/],
  ["$400,000 to $450,000", 40_000_000, /range/],
  ["$90k – $110k per year", 9_000_000, /range/],
  ["$5,000/month", 6_000_000, /is per month, so 12 times that amount was stored/],
  ["5000 per mo.", 6_000_000, /month/],
  ["Monthly: $5,000", 6_000_000, /month/],
  ["$1,000 a week", 5_200_000, /is per week, so 52 times that amount was stored/],
  ["Up to $500,000", 50_000_000, /is an upper limit, so \$500,000 was stored/],
  ["Offers over $1.2M", 120_000_000, /is a lower limit/],
  ["$450K+", 45_000_000, /lower limit/],
  ["Was $850,000, now $750,000", 75_000_000, /names an earlier price/],
  ["Reduced from $850,000 to $750,000", 75_000_000, /names an earlier price/],
  ["$450,000 plus inventory at cost", 45_000_000, /was read as \$450,000/],
])("reads %s with a warning", (text, cents, warning) => {
  const warnings: string[] = [];
  expect(read(text, { warn: ({ translate }) => warnings.push(translate(ENGLISH)), isYearly: true })).toBe(cents);
  expect(warnings).toEqual([expect.stringMatching(warning)]);
});

test.each([
  ["$750,000 Reduced!", 75_000_000],
  ["Price: $299K firm - motivated seller!", 29_900_000],
  ["NOW ONLY $425,000", 42_500_000],
])("reads %s without a warning, since its other words leave no doubt", (text, cents) => {
  const warnings: unknown[] = [];
  expect(read(text, { warn: (remark) => warnings.push(remark) })).toBe(cents);
  expect(warnings).toEqual([]);
});

test("reads an amount for a month only where the amount is for a year", () => {
  expect(read("$60,000 per year", { isYearly: true })).toBe(6_000_000);
  expect(() => read("$5,000/month", { warn: () => {} })).toThrow("isn’t an amount");
});

test("reads each edition's currency symbols and thousands separators", () => {
  const yen = createAmountReader("JPY", "ja-JP");
  expect([yen("¥1,250,000"), yen("￥1,250,000"), yen("1.5M")]).toEqual([1_250_000, 1_250_000, 1_500_000]);
  expect(() => yen("$1,250")).toThrow("another currency");
  const euro = createAmountReader("EUR", "es-ES");
  expect([euro("1.250.000 €"), euro("12,50"), euro("1,250M")]).toEqual([125_000_000, 1_250, 125_000_000]);
  expect(createAmountReader("CAD", "en-CA")("CA$1,250")).toBe(125_000);
  expect(createAmountReader("GBP", "en-GB")("£1.2m")).toBe(120_000_000);
});

test("reads an amount the same in any common notation", () => {
  const cents = fc.integer({ min: 0, max: 1_000_000_000_00 });
  const formats = ["en-US", "de-DE", "fr-FR"].map(
    (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }),
  );
  fc.assert(
    fc.property(cents, (amount) => {
      const fixed = (amount / 100).toFixed(2);
      const [grouped = "", german = "", french = ""] = formats.map((format) => format.format(amount / 100));
      const texts = [fixed, `$${grouped}`, `USD ${grouped}`, `${grouped} usd`];
      if (amount >= 100_000) texts.push(german, french);
      for (const text of texts) expect(read(text), text).toBe(amount);
      expect(read(`($${grouped})`)).toBe(amount === 0 ? 0 : -amount);
    }),
  );
});

test("reads thousands and millions to the cent", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999 }), (thousandths) => {
      expect(read(`$${(thousandths / 1000).toFixed(3)}M`)).toBe(thousandths * 100_000);
      expect(read(`${(thousandths / 100).toFixed(2)}k`)).toBe(thousandths * 1_000);
    }),
  );
});

test("parses any text or rejects it with a message", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 60 }), (text) => {
      try {
        const amount = read(text);
        expect(amount === null || Number.isSafeInteger(amount)).toBe(true);
      } catch (error) {
        expect(error).toHaveProperty("message", expect.stringMatching(/(is|isn’t) (an? |in |too )/));
      }
    }),
  );
});

test.each([
  "12 Main St",
  "$2,500 rent per month",
  "EBITDA $250,000",
  "$40 per sq ft",
  "10% down",
  "GBP 450,000 or offer",
  "$450,000 or $500,000",
  "Gross sales: $500,000",
])("doesn't take an amount from %s", (text) => {
  const isOwnLabel = (label: string) => label === "Cash flow";
  expect(() => read(text, { warn: () => {}, isOwnLabel })).toThrow();
});
