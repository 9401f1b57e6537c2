import { describe, expect, test } from "vitest";
import { EDITIONS } from "#editions/countries.ts";
import { toMinor } from "#lib/money.ts";
import { parseAmount } from "./amount.ts";

const parseUs = (text: string) => parseAmount(text, EDITIONS.US);

describe("parsing an amount typed into a filter", () => {
  test.each([
    ["500000", 50_000_000],
    ["12.5", 1_250],
    ["500k", 50_000_000],
    ["500 K", 50_000_000],
    ["$1,250,000", 125_000_000],
    ["$ 1,250,000.50", 125_000_050],
    ["1.5m", 150_000_000],
    ["1.1 million", 110_000_000],
    ["2mm", 200_000_000],
    ["USD 750", 75_000],
    ["US$750", 75_000],
    ["0", 0],
  ])("parses %s", (text, cents) => {
    expect(parseUs(text)).toBe(cents);
  });

  test.each([
    "abc",
    "-5",
    "$-5",
    "1,25",
    "12,50,000",
    "1.2.3",
    "5x",
    "k",
    "$",
    "1e6",
    "500k-1m",
    "Infinity",
    "99999999999999",
  ])("rejects %s as an amount", (text) => {
    expect(parseUs(text)).toBeUndefined();
  });

  test("treats dots as group separators where the comma is the decimal sign", () => {
    const parseSpanish = (text: string) => parseAmount(text, EDITIONS.ES);
    expect(parseSpanish("1.250.000 €")).toBe(125_000_000);
    expect(parseSpanish("1.250")).toBe(125_000);
    expect(parseSpanish("1,5m")).toBe(150_000_000);
    expect(parseSpanish("12.5")).toBe(1_250);
    // Prices have no thousandths, so a link means the same amount in every language.
    expect(parseSpanish("1,250")).toBe(125_000);
    expect(parseSpanish("500,000")).toBe(50_000_000);
    expect(parseSpanish("1,250m")).toBe(125_000_000);
    // Unambiguous input is parsed the same way everywhere.
    expect(parseSpanish("1,250,000")).toBe(125_000_000);
  });

  test.each([
    ["JP", "３，０００万円", 30_000_000],
    ["JP", "1.5億", 150_000_000],
    ["VN", "1,5 tỷ", 1_500_000_000],
    ["VN", "500 triệu đồng", 500_000_000],
    ["ES", "1,2 millones €", 120_000_000],
    ["US", "1.250.000,50", 125_000_050],
    ["ZA", "R 1 250 000", 125_000_000],
    ["ZA", "R500,000", 50_000_000],
    ["FR", "500,000", 50_000_000],
  ] as const)("edition %s parses %s by its local conventions", (code, text, minor) => {
    expect(parseAmount(text, EDITIONS[code])).toBe(minor);
  });

  test("uses each reader's decimal sign in a bilingual country", () => {
    const inQuebec = { currency: "CAD", format_locale: "fr-CA" };
    expect(parseAmount("1 250 000,50 $ CA", inQuebec)).toBe(125_000_050);
    expect(parseAmount("1,25", inQuebec)).toBe(125);
  });

  test.each(Object.values(EDITIONS))("$name: parses every amount that the site displays", (edition) => {
    const { currency, format_locale } = edition;
    const format = new Intl.NumberFormat(format_locale, { style: "currency", currency, maximumFractionDigits: 0 });
    for (const major of [750, 12_500, 500_000, 1_250_000])
      expect(parseAmount(format.format(major), edition), format.format(major)).toBe(toMinor(major, currency));
  });

  test("keeps whole units for a currency without minor units", () => {
    expect(parseAmount("¥30,000,000", EDITIONS.JP)).toBe(30_000_000);
    expect(parseAmount("1.5m", EDITIONS.JP)).toBe(1_500_000);
  });
});
