import { expect, test } from "vitest";
import { SBA_TERMS } from "#editions/financing.ts";
import fc from "../../../../tests/support/generated.ts";
import { planPurchase } from "./financing.ts";
import { readTerms, TERM_KEYS } from "./read-terms.ts";

test("uses default terms unless the visitor changes them", () => {
  expect(readTerms({}, SBA_TERMS)).toEqual({ terms: SBA_TERMS, wrong: [] });
  const { terms } = readTerms(
    { down_percent: "25 %", loan_rate: "8,5", loan_years: "7", note_percent: "0" },
    SBA_TERMS,
  );
  expect(terms).toMatchObject({ down_payment: 0.25, loan: { rate: 0.085, years: 7 }, seller_note: { share: 0 } });
});

test.each([
  ["down_percent", "101"],
  ["loan_rate", "-1"],
  ["loan_years", "0"],
  ["note_percent", "half"],
] as const)("reports %s of “%s” and uses the default", (key, text) => {
  expect(readTerms({ [key]: text }, SBA_TERMS)).toEqual({ terms: SBA_TERMS, wrong: [key] });
});

test("never makes a part of a purchase negative, whatever is typed", () => {
  const text = fc.oneof(fc.string(), fc.integer({ min: -5, max: 120 }).map(String));
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...TERM_KEYS), text, { noNullPrototype: true }), (typed) => {
      const { down_payment, loan, seller_note } = planPurchase(500_000, 100_000, readTerms(typed, SBA_TERMS).terms);
      for (const part of [down_payment, loan, seller_note]) expect(part).toBeGreaterThanOrEqual(-1e-6);
    }),
  );
});

test("limits seller financing to what the down payment leaves", () => {
  const { terms } = readTerms({ down_percent: "50", note_percent: "80" }, SBA_TERMS);
  expect(terms).toMatchObject({ down_payment: 0.5, seller_note: { share: 0.5 } });
});
