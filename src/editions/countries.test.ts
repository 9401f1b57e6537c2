import { describe, expect, test } from "vitest";
import { toSlug } from "#lib/slug.ts";
import { EDITION_CODES, EDITIONS, type EditionCode } from "./countries.ts";

/** How many regions each country has by its own law or statistics office. */
const OFFICIAL: Partial<Record<EditionCode, number>> = {
  US: 51,
  CA: 13,
  FR: 18,
  IE: 26,
  JP: 47,
  SG: 5,
  ZA: 9,
  UAE: 7,
  UK: 112,
  VN: 34,
  GH: 16,
  ES: 52,
  MX: 32,
  PR: 78,
};

describe.each(EDITION_CODES)("edition %s", (code) => {
  const edition = EDITIONS[code];
  const slugs = edition.regions.map(({ slug }) => slug);

  test("has all its regions, each with a unique code, name and slug", () => {
    expect(slugs.length).toBe(OFFICIAL[code]);
    for (const field of ["code", "name", "slug"] as const) {
      expect(new Set(edition.regions.map((region) => region[field])).size, field).toBe(slugs.length);
    }
    expect(slugs.filter((slug) => slug !== toSlug(slug))).toEqual([]);
    expect(edition.regions.filter(({ code: letters }) => !/^[A-Z\d]{1,3}$/.test(letters))).toEqual([]);
  });

  test("groups regions for statistics without overlaps", () => {
    const grouped = (edition.wider_regions ?? []).flatMap(({ regions }) => regions);
    expect(grouped.filter((slug) => !slugs.includes(slug))).toEqual([]);
    expect(new Set(grouped).size).toBe(grouped.length);
    for (const { regions } of edition.wider_regions ?? []) expect(regions.length).toBeGreaterThan(1);
  });

  test("has names of areas for its own regions", () => {
    const named = Object.values(edition.area_names ?? {});
    expect(named.flat().filter((slug) => !slugs.includes(slug))).toEqual([]);
    expect(named.filter((regions) => regions.length === 0)).toEqual([]);
  });

  test("has districts in its own regions, each name once", () => {
    const districts = edition.districts ?? [];
    const names = districts.flatMap((district) => district.names.toLowerCase().split("|"));
    expect(districts.filter(({ state }) => !slugs.includes(state))).toEqual([]);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  test("has a valid postal code, time zone, currency and number format", () => {
    const { pattern, example } = edition.postal_code;
    if (pattern) expect(pattern.test(example)).toBe(true);
    else expect(example).toBe("");
    expect(pattern?.test("no code") ?? false).toBe(false);
    expect(() => new Intl.DateTimeFormat(edition.format_locale, { timeZone: edition.time_zone })).not.toThrow();
    expect(Intl.supportedValuesOf("currency")).toContain(edition.currency);
    expect(edition.dial_code).toMatch(/^\+\d{1,3}$/);
    // 150 is Europe.
    expect([edition.iso2, "150"]).toContain(new Intl.Locale(edition.format_locale).region);
  });

  test("writes amounts and other numbers with the same separators", () => {
    const listSeparators = (options?: Intl.NumberFormatOptions): string[] =>
      new Intl.NumberFormat(edition.format_locale, { minimumFractionDigits: 2, ...options })
        .formatToParts(1_234_567.5)
        .flatMap(({ type, value }) => (type === "group" || type === "decimal" ? [value] : []));
    expect(listSeparators({ style: "currency", currency: edition.currency })).toEqual(listSeparators());
  });

  test("has its head office in one of its regions", () => {
    expect(slugs).toContain(edition.head_office.region_slug);
    expect(edition.head_office.text).not.toBe("");
  });
});

test("denies vendors without a choice where the law requires opt-in", () => {
  const optIn = EDITION_CODES.filter((code) => EDITIONS[code].consent === "opt_in");
  expect(optIn).toEqual(expect.arrayContaining(["FR", "ES", "IE", "UK"]));
});

test("shows head office addresses exactly as specified", () => {
  const getHeadOfficeText = (code: EditionCode) => EDITIONS[code].head_office.text;
  expect(getHeadOfficeText("US")).toMatch(/Florida$/);
  expect(getHeadOfficeText("CA")).toBe("Offices Across Canada");
  expect(getHeadOfficeText("MX")).toBe("Offices Across Mexico");
  expect(getHeadOfficeText("GH")).toMatch(/Accra/);
});
