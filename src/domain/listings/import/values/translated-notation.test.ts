import { expect, test } from "vitest";
import { ENGLISH } from "#domain/imports/table-files/remark.ts";
import { EDITIONS } from "#editions/countries.ts";
import { createAmountReader } from "./amounts.ts";
import { readKind, readRealEstate, readStatus, readYesNo } from "./choices.ts";
import { createDateReader } from "./dates.ts";
import { translateNotation } from "./translated-notation.ts";

type Code = keyof typeof EDITIONS;

function readAmount(code: Code, text: string, warnings: string[] = []): number | null {
  const { currency, format_locale } = EDITIONS[code];
  const warn = ({ translate }: { translate: (locale: typeof ENGLISH) => string }) => warnings.push(translate(ENGLISH));
  return createAmountReader(currency, format_locale)(translateNotation(text), { warn, isYearly: true });
}

test.each<[Code, string, number]>([
  ["FR", "1 234 567,89 €", 123_456_789],
  ["FR", "1\u202f234\u202f567,89\u00a0€", 123_456_789],
  ["FR", "1,2 M€", 120_000_000],
  ["US", "$1,25M", 125_000_000],
  ["FR", "450 k€", 45_000_000],
  ["FR", "450K€", 45_000_000],
  ["FR", "2 millions d’euros", 200_000_000],
  ["FR", "2,5 millions d'euros", 250_000_000],
  ["FR", "450 mille euros", 45_000_000],
  ["FR", "450 000 euros", 45_000_000],
  ["FR", "1,5 milliard d’euros", 150_000_000_000],
  ["FR", "environ 450 000 €", 45_000_000],
  ["FR", "450 000 € à débattre", 45_000_000],
  ["ES", "1.234.567,89 €", 123_456_789],
  ["ES", "450 mil", 45_000_000],
  ["ES", "450 mil €", 45_000_000],
  ["ES", "2 millones", 200_000_000],
  ["ES", "1,2 millones de euros", 120_000_000],
  ["ES", "1 millón 200 mil euros", 120_000_000],
  ["ES", "1 millón y 200 mil", 120_000_000],
  ["ES", "450.000 euros", 45_000_000],
  ["ES", "2 mil millones", 200_000_000_000],
  ["PR", "$450 mil", 45_000_000],
  ["VN", "1.234.567 đ", 1_234_567],
  ["VN", "1.234.567đ", 1_234_567],
  ["VN", "1.234.567 ₫", 1_234_567],
  ["VN", "1,2 tỷ", 1_200_000_000],
  ["VN", "1,2 tỷ đồng", 1_200_000_000],
  ["VN", "450 triệu", 450_000_000],
  ["VN", "450 triệu VNĐ", 450_000_000],
  ["VN", "450tr", 450_000_000],
  ["VN", "1 tỷ 200 triệu", 1_200_000_000],
  ["VN", "1 tỷ 5", 1_500_000_000],
  ["US", "1.2 mil", 120_000_000],
])("reads in edition %s %s", (code, text, minor) => {
  const warnings: string[] = [];
  expect(readAmount(code, text, warnings)).toBe(minor);
  expect(warnings).toEqual([]);
});

test.each<[Code, string, number, RegExp]>([
  ["US", "450 mil", 45_000_000_000, /write “k”/],
  ["FR", "5 000 € / mois", 6_000_000, /month/],
  ["FR", "5 000 € par mois", 6_000_000, /month/],
  ["ES", "5.000 € al mes", 6_000_000, /month/],
  ["VN", "10 triệu/tháng", 120_000_000, /month/],
  ["FR", "jusqu’à 450 000 €", 45_000_000, /upper limit/],
  ["ES", "desde 450.000 €", 45_000_000, /lower limit/],
  ["ES", "450.000 € a 500.000 €", 45_000_000, /range/],
  ["FR", "1,2 à 1,5 M€", 120_000_000, /range/],
  ["VN", "1 đến 1,5 tỷ", 1_000_000_000, /range/],
  ["VN", "500 - 700 triệu", 500_000_000, /range/],
])("reads in edition %s %s with a warning", (code, text, minor, warning) => {
  const warnings: string[] = [];
  expect(readAmount(code, text, warnings)).toBe(minor);
  expect(warnings).toEqual([expect.stringMatching(warning)]);
});

test.each(["A consultar", "Non divulgué", "Prix sur demande", "à débattre", "Thỏa thuận", "Liên hệ", "Confidencial"])(
  "reads %s as not disclosed",
  (text) => {
    expect(readAmount("ES", text)).toBeNull();
  },
);

test("rejects another currency by its word", () => {
  expect(() => readAmount("US", "450.000 euros")).toThrow("another currency");
});

test.each([
  ["31 de mayo de 2026", "2026-05-31"],
  ["31 mai 2026", "2026-05-31"],
  ["1er juin 2026", "2026-06-01"],
  ["lunes, 1 de junio de 2026", "2026-06-01"],
  ["15-ene-25", "2025-01-15"],
  ["12 juil. 2025", "2025-07-12"],
  ["1 août 2025", "2025-08-01"],
  ["ngày 31 tháng 5 năm 2026", "2026-05-31"],
  ["31 tháng 5, 2026", "2026-05-31"],
])("reads the date %s", (text, day) => {
  const read = createDateReader("en-US", new Date("2026-11-26T12:00:00Z"));
  expect(read(translateNotation(text))?.toISOString().slice(0, 10)).toBe(day);
});

test("reads statuses, kinds, premises and yes or no", () => {
  expect(
    ["En venta", "Vendu", "Đang bán", "Borrador", "sous compromis", "retirado"].map((text) =>
      readStatus(translateNotation(text)),
    ),
  ).toEqual(["active", "sold", "active", "draft", "under_offer", "withdrawn"]);
  expect(["Sí", "Oui", "Có", "Non", "Không"].map((text) => readYesNo(translateNotation(text)))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  expect(["Franquicia", "Traspaso"].map((text) => readKind(translateNotation(text)))).toEqual([
    "franchise",
    "business",
  ]);
  expect(readRealEstate(translateNotation("En alquiler"), "included")).toBe("none");
});

test.each(["$1.2M - $1.5M", "Call for price", "Under contract", "$450,000 plus inventory at cost", "5/31/2026"])(
  "leaves %s unchanged",
  (text) => {
    expect(translateNotation(text)).toBe(text);
  },
);
