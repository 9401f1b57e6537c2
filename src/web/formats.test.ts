import { expect, test } from "vitest";
import fc from "../../tests/support/generated.ts";
import { createFormats } from "./formats.ts";

const us = createFormats("en-US", "USD", "mi");
const france = createFormats("fr-FR", "EUR", "km");
const japan = createFormats("ja-JP", "JPY", "km");
/** Replaces the narrow and non-breaking spaces that `Intl` writes. */
const replaceSpaces = (text: string): string => text.replace(/[\u00A0\u202F]/g, " ");

test("formats prices as whole amounts in the edition's currency", () => {
  expect(us.money(1_250_000)).toBe("$1,250,000");
  expect(us.money(449_999.5)).toBe("$450,000");
  expect(replaceSpaces(france.money(1_250_000))).toBe("1 250 000 €");
  expect(japan.money(1_250_000)).toBe("￥1,250,000");
});

test("formats any price without cents or abbreviation", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (major) => {
      expect(us.money(major)).toMatch(/^\$\d{1,3}(,\d{3})*$/);
      expect(Number(us.money(major).replace(/\D/g, ""))).toBe(major);
    }),
  );
});

test("formats numbers, multiples, percentages and distances in the edition's locale", () => {
  expect(us.number(12_345)).toBe("12,345");
  expect(us.decimal(2.44)).toBe("2.4");
  expect(us.decimal(3)).toBe("3.0");
  expect(us.percent(0.0625)).toBe("6.25%");
  expect(us.distance(12.34)).toBe("12.3 mi");
  expect(replaceSpaces(france.number(12_345))).toBe("12 345");
  expect(replaceSpaces(france.distance(12.34))).toBe("12,3 km");
});

test("formats dates in UTC, whatever the server's time zone", () => {
  expect(us.date("2026-11-20T23:59:59Z")).toBe("November 20, 2026");
  expect(us.date("2026-11-20T00:00:00Z")).toBe("November 20, 2026");
  expect(france.date("2026-11-20T12:00:00Z")).toBe("20 novembre 2026");
});

test("shows the sign of a change except for zero", () => {
  expect([us.change(12_000), us.change(-12_000), us.change(0)]).toEqual(["+$12,000", "-$12,000", "$0"]);
});

test("lists alternatives in the edition's locale", () => {
  expect(us.either(["Tampa"])).toBe("Tampa");
  expect(us.either(["Tampa", "Miami"])).toBe("Tampa or Miami");
  expect(france.either(["Lyon", "Nice", "Lille"])).toBe("Lyon, Nice ou Lille");
});
