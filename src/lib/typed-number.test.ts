import { describe, expect, test } from "vitest";
import fc from "../../tests/support/generated.ts";
import { readTypedNumber } from "./typed-number.ts";

const LOCALES = ["en-US", "en-IE", "fr-CA", "es-ES", "es-MX", "ja-JP", "vi-VN", "de-CH"];
const getDecimalSeparator = (locale: string) =>
  new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === "decimal")?.value ?? ".";

test.each([
  ["1.250.000,50", ".", 1_250_000.5],
  ["1,250,000.50", ",", 1_250_000.5],
  ["1 250 000", ",", 1_250_000],
  ["1\u202f250\u00a0000", ".", 1_250_000],
  ["１２３", ".", 123],
  ["１，２５０", ".", 1250],
  ["1’250’000.5", ".", 1_250_000.5],
  ["1,5", ",", 1.5],
  ["1.250", ",", 1250],
  ["1,250", ".", 1250],
  ["1,250", ",", 1.25],
  ["0.125", ",", 0.125],
  ["0,125", ".", undefined],
  [".5", ".", 0.5],
  ["12.5", ",", 12.5],
  ["1,25", ".", undefined],
  ["1.25.5", ".", undefined],
  ["1,250.000,5", ",", undefined],
  ["12a", ".", undefined],
  ["", ".", undefined],
  [".", ".", undefined],
  ["-5", ".", undefined],
])("parses %j with decimal separator %j as %j", (typed, decimal, number) => {
  expect(readTypedNumber(typed, decimal)).toBe(number);
});

describe("any country", () => {
  test("parses numbers in local formats, also with full-width digits", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...LOCALES),
        fc.integer({ min: 0, max: 1e12 }),
        fc.boolean(),
        (locale, cents, isWide) => {
          const number = cents / 100;
          const written = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
            number,
          );
          const typed = isWide
            ? written.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))
            : written;
          expect(readTypedNumber(typed, getDecimalSeparator(locale))).toBe(number);
        },
      ),
    );
  });

  test("rejects text that is not a number", () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(".", ","), (typed, decimal) => {
        const number = readTypedNumber(typed, decimal);
        expect(number === undefined || (Number.isFinite(number) && number >= 0)).toBe(true);
      }),
    );
  });
});
