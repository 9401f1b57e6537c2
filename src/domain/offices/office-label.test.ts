import { expect, test } from "vitest";
import type { Context } from "#domain/context.ts";
import { EDITIONS } from "#editions/countries.ts";
import { getOfficeLabel } from "./office-label.ts";

test.each([
  ["Transworld Business Advisors", "en-US", "TBA Office"],
  ["Harbor Brokers", "en-US", "Office"],
  ["Harbor Brokers", "es-ES", "Oficina"],
] as const)("calls an office of %s in %s %s", (brand, locale, label) => {
  const network = { brand } as Context["network"];
  expect(getOfficeLabel({ edition: EDITIONS.US, network, locale })).toBe(label);
});

test("calls an office of a country without a label of its own the same under every brand", () => {
  const network = { brand: "Harbor Brokers" } as Context["network"];
  expect(getOfficeLabel({ edition: EDITIONS.CA, network, locale: "en-CA" })).toBe("Office");
});
