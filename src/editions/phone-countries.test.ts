import { expect, test } from "vitest";
import { EDITIONS } from "./countries.ts";
import { EDITION_CODES } from "./edition.ts";
import { defaultPhoneCountry, getDialCode, phoneCountriesFrom } from "./phone-countries.ts";

test.each(EDITION_CODES)("in the edition %s the own country comes first, and the other thirteen by name", (home) => {
  const [first, ...others] = phoneCountriesFrom(home);
  expect(first?.code).toBe(home);
  const names = others.map(({ name }) => name);
  expect(names).toHaveLength(13);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, "en")));
});

test("every country is called and dialled as its edition says", () => {
  for (const { code, name, dial_code } of phoneCountriesFrom("US"))
    expect({ name, dial_code }).toEqual({ name: EDITIONS[code].name, dial_code: EDITIONS[code].dial_code });
});

test("the list begins with the own country chosen, but for Puerto Rico, where it begins empty", () => {
  expect(EDITION_CODES.filter((code) => defaultPhoneCountry(code) !== code)).toEqual(["PR"]);
  expect(defaultPhoneCountry("PR")).toBe("");
  expect(getDialCode("")).toBe("");
});
