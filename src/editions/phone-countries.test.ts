import { getCountries, getCountryCallingCode } from "libphonenumber-js/min";
import { describe, expect, test } from "vitest";
import { EDITIONS } from "./countries.ts";
import { DIAL_CODE_BY_ISO } from "./dial-codes.ts";
import { EDITION_CODES } from "./edition.ts";
import { getDefaultPhoneCountry, getDialCode, listPhoneCountries, listResidenceCountries } from "./phone-countries.ts";

test("has the phone library's dial code for every country", () => {
  const expected = getCountries().map((iso): [string, string] => [iso, `+${getCountryCallingCode(iso)}`]);
  expect([...DIAL_CODE_BY_ISO].sort()).toEqual(expected.sort());
});

describe.each(EDITION_CODES)("in edition %s", (home) => {
  test("lists its own country first and the other thirteen by name", () => {
    const [first, ...others] = listResidenceCountries(home, "en-US");
    expect(first?.code).toBe(home);
    const names = others.map(({ name }) => name);
    expect(names).toHaveLength(13);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, "en")));
  });

  test("offers every country once for phones, its own first", () => {
    const offered = listPhoneCountries(home, "en-US");
    expect(offered[0]?.code).toBe(home);
    expect(offered).toHaveLength(DIAL_CODE_BY_ISO.size);
    expect(new Set(offered.map(({ name }) => name)).size).toBe(offered.length);
    expect(offered.every(({ dial_code }) => /^\+\d+$/.test(dial_code))).toBe(true);
  });
});

test("has the right dial code in every edition", () => {
  for (const code of EDITION_CODES) expect(getDialCode(code)).toBe(EDITIONS[code].dial_code);
  expect([getDialCode("DE"), getDialCode("GB"), getDialCode("")]).toEqual(["+49", "+44", ""]);
});

test("names and sorts countries in the reader's language", () => {
  const listNames = (locale: Parameters<typeof listResidenceCountries>[1]) =>
    listResidenceCountries("US", locale).map(({ name }) => name);
  expect(listNames("es-ES").slice(0, 4)).toEqual(["Estados Unidos", "Canadá", "Emiratos Árabes Unidos", "España"]);
  expect(listNames("fr-CA").slice(0, 3)).toEqual(["États-Unis", "Afrique du Sud", "Canada"]);
  expect(listNames("ja-JP")).toContain("アイルランド");
});

test("preselects the edition's own country, except in Puerto Rico", () => {
  expect(EDITION_CODES.filter((code) => getDefaultPhoneCountry(code) !== code)).toEqual(["PR"]);
  expect(getDefaultPhoneCountry("PR")).toBe("");
});
