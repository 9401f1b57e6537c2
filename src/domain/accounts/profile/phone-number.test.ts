import { expect, test } from "vitest";
import { EDITIONS } from "#editions/countries.ts";
import { formatPhone, readInternational, readNumber } from "./phone-number.ts";

const read = (phone_country: string, phone_dial_code: string, phone_number: string) =>
  readNumber({ phone_country, phone_dial_code, phone_number });

test.each([
  ["US", "+1", "(813) 555-0142", "+18135550142", "+1"],
  ["us", "1", "+1 813 555 0142", "+18135550142", "+1"],
  ["PR", "+1-787", "787 555 0142", "+17875550142", "+1"],
  ["UK", "+44", "07911 123456", "+447911123456", "+44"],
  ["GB", "44", "7911 123456", "+447911123456", "+44"],
  ["UAE", "+971", "050 123 4567", "+971501234567", "+971"],
  ["JP", "+81", "090-1234-5678", "+819012345678", "+81"],
  ["FR", "+33", "06 12 34 56 78", "+33612345678", "+33"],
])("%s %s %s is dialed as %s", (country, dial, number, mobile_e164, mobile_code) => {
  expect(read(country, dial, number)).toEqual({ mobile_e164, mobile_code, mobile_country: country.toUpperCase() });
});

test.each([
  ["Narnia", "+1", "(813) 555-0142", "phone_country"],
  ["US", "+44", "(813) 555-0142", "phone_dial_code"],
  ["US", "plus one", "(813) 555-0142", "phone_dial_code"],
  ["US", "+1", "12", "phone_number"],
  ["US", "+1", "call me", "phone_number"],
  ["US", "+1", "+44 7911 123456", "phone_number"],
])("for %s %s %s, %s is wrong", (country, dial, number, wrong) => {
  expect(read(country, dial, number)).toEqual({ wrong });
});

test("accepts an international number without a country, and rejects one without a plus sign", () => {
  expect(readInternational("+1 813 555 0142")).toMatchObject({ mobile_e164: "+18135550142", mobile_country: "US" });
  for (const text of ["813 555 0142", "+1", "+999 1", ""]) expect(readInternational(text)).toBeNull();
});

test.each([
  ["US", "+18135550329", "(813) 555-0329"],
  ["US", "813.555.0329", "(813) 555-0329"],
  ["US", "1 416 555 0199", "(416) 555-0199"],
  ["US", "+442079460018", "+44 20 7946 0018"],
  ["UK", "+442079460018", "020 7946 0018"],
  ["JP", "+81312345678", "03-1234-5678"],
  ["IE", "+353201234567", "(020) 123 4567"],
  ["US", "813 555 0329, evenings", "813 555 0329, evenings"],
  ["US", "5550", "5550"],
] as const)("%s writes %s as %s", (country, text, formatted) => {
  expect(formatPhone(text, EDITIONS[country])).toBe(formatted);
});
