import { expect, test } from "vitest";
import { EDITIONS } from "#editions/countries.ts";
import { findOutOfPlaceText } from "./edition-pages.ts";

test.each([
  ["JP", "A bakery for $1,200,000"],
  ["FR", "within 25 miles of Lyon"],
  ["CA", "It costs US$ 40,000 a year"],
  ["UK", "Enter a ZIP code"],
  ["VN", "The price is NaN"],
  ["GH", "Try a neighboring state"],
  ["SG", "Ask your attorney"],
  ["FR", "a loan of the SBA"],
  ["MX", "la Agencia Española de Protección de Datos"],
  ["IE", "Enter your postcode"],
  ["ZA", "Jewelry"],
] as const)("in %s, reports the out-of-place text: %s", (code, text) => {
  expect(findOutOfPlaceText(text, EDITIONS[code])).toHaveLength(1);
});

test.each([
  ["CA", "A bakery for $1,200,000, 25 km away"],
  ["JP", "Under US$50万 in the survey"],
  ["UK", "within 25 miles of Leeds, £250,000"],
  ["MX", "a neighboring state"],
  ["ZA", "Ask your attorney"],
  ["UK", "Your inquiry has been submitted successfully."],
] as const)("in %s, accepts the text: %s", (code, text) => {
  expect(findOutOfPlaceText(text, EDITIONS[code])).toEqual([]);
});
