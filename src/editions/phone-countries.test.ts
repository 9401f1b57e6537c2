import { getCountries, getCountryCallingCode } from "libphonenumber-js/min";
import { describe, expect, test } from "vitest";
import { EDITION_CODES, EDITIONS, type EditionCode, OWN_CODES } from "./countries.ts";
import { DIAL_CODE_BY_ISO } from "./dial-codes.ts";
import type { Locale } from "./locales.ts";
import { listPhoneCountries } from "./phone-countries.ts";

const listCountries = (country: EditionCode, locale: Locale = "en-US") =>
  listPhoneCountries({ country, country_codes: OWN_CODES, locale });

test("has the phone library's dial code for every country", () => {
  const expected = getCountries().map((iso): [string, string] => [iso, `+${getCountryCallingCode(iso)}`]);
  expect([...DIAL_CODE_BY_ISO].sort()).toEqual(expected.sort());
});

describe.each(EDITION_CODES)("in edition %s", (home) => {
  test("offers every country once, its own first and the others by name", () => {
    const offered = listCountries(home);
    expect(offered[0]?.code).toBe(home);
    expect(offered).toHaveLength(DIAL_CODE_BY_ISO.size);
    const names = offered.slice(1).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, "en")));
  });

  test("has every edition's dial code by its own code", () => {
    const dialCodes = new Map(listCountries(home).map(({ code, dial_code }) => [code, dial_code]));
    for (const code of EDITION_CODES) expect(dialCodes.get(code)).toBe(EDITIONS[code].dial_code);
    expect([dialCodes.get("DE"), dialCodes.get("GB")]).toEqual(["+49", undefined]);
  });
});

test("names and sorts countries in the reader's language", () => {
  const names = (locale: Locale) => listCountries("US", locale).map(({ name }) => name);
  expect(names("es-ES").slice(0, 2)).toEqual(["Estados Unidos", "Afganistán"]);
  expect(names("fr-CA").slice(0, 3)).toEqual(["États-Unis", "Afghanistan", "Afrique du Sud"]);
  expect(names("ja-JP")).toContain("アイルランド");
});

test("preselects the edition's own country, except in Puerto Rico", () => {
  expect(EDITION_CODES.filter((code) => !EDITIONS[code].is_preselected)).toEqual(["PR"]);
});
