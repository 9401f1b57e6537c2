import { describe, expect, test } from "vitest";
import { EDITIONS } from "#editions/countries.ts";
import { type FinancingTerms, SBA_TERMS } from "#editions/financing.ts";
import fc from "../../../../tests/support/generated.ts";
import { computeAffordablePrice, computeGuaranteeFee, computeYearlyPayments, planPurchase } from "./financing.ts";

const allTerms = fc.constantFrom(...Object.values(EDITIONS).map(({ financing }) => financing));
const amounts = fc.double({ min: 0, max: 1e8, noNaN: true });

test.each(Object.values(EDITIONS).map(({ code, financing }) => [code, financing] as const))(
  "the terms of %s survive as JSON, as an island receives them",
  (_, financing) => expect(JSON.parse(JSON.stringify(financing))).toEqual(financing),
);

describe("published examples", () => {
  // Microsoft's documentation of PMT: 8 % a year, 10 months, a loan of $10,000: $1,037.03 a month.
  test("matches a spreadsheet's monthly payment", () => {
    expect(computeYearlyPayments(10_000, 0.08, 10 / 12) / 12).toBeCloseTo(1037.03, 2);
  });

  // Liminal Lending, "SBA Guarantee Fees: 2026 Schedule", its three examples.
  test.each([
    [100_000, 1_700],
    [250_000, 5_625],
    [1_500_000, 39_687.5],
  ])("computes the guarantee fee of a loan of $%d as $%d", (loan, fee) => {
    expect(computeGuaranteeFee(loan, SBA_TERMS.fee)).toBeCloseTo(fee, 6);
  });

  // Rejigg's SBA calculator as published: $114,088, $260,936 and $699,411 in three years; a tenth down, 70 % of the SBA's
  // at 10 % over 10 years, a fifth of the seller's at 6 % over 5, cover 1.5: debt service of $238.8K, at most $1,516,869.
  test("matches the max price of a lender's calculator", () => {
    const sde = (114_088 + 260_936 + 699_411) / 3;
    const terms: FinancingTerms = {
      ...SBA_TERMS,
      seller_note: { share: 0.2, rate: 0.06, years: 5 },
      fee: null,
      min_cover: 1.5,
    };
    const price = computeAffordablePrice(sde, terms);
    expect(Math.abs(price - 1_516_869)).toBeLessThanOrEqual(1);
    const plan = planPurchase(price, sde, terms);
    expect(plan.loan_per_year).toBeCloseTo(168_400, -2);
    expect(plan.note_per_year).toBeCloseTo(70_400, -2);
    expect(plan.debt_service).toBeCloseTo(238_800, -2);
    expect(plan.down_payment).toBeCloseTo(151_700, -2);
  });
});

describe("for any price, earnings and country", () => {
  test("makes the payments add up to the price, with none negative", () => {
    fc.assert(
      fc.property(amounts, amounts, allTerms, (price, sde, terms) => {
        const plan = planPurchase(price, sde, terms);
        expect(plan.down_payment + plan.loan + plan.seller_note).toBeCloseTo(price, 4);
        for (const part of [plan.down_payment, plan.loan, plan.fee, plan.seller_note, plan.debt_service])
          expect(part).toBeGreaterThanOrEqual(0);
        expect(plan.after_debt).toBeCloseTo(sde - plan.debt_service, 6);
      }),
    );
  });

  test("never costs less per year at a higher price", () => {
    fc.assert(
      fc.property(amounts, amounts, allTerms, (price, more, terms) => {
        const [less, greater] = [planPurchase(price, 1, terms), planPurchase(price + more, 1, terms)];
        expect(greater.debt_service).toBeGreaterThanOrEqual(less.debt_service - 1e-6);
      }),
    );
  });

  test("covers the debt at the affordable price but not at one more", () => {
    fc.assert(
      fc.property(fc.double({ min: 1_000, max: 1e7, noNaN: true }), allTerms, (sde, terms) => {
        const price = computeAffordablePrice(sde, terms);
        expect(planPurchase(price, sde, terms).carries).toBe(true);
        expect(planPurchase(price + 1, sde, terms).carries || price >= 1e12 - 1).toBe(price >= 1e12 - 1);
      }),
    );
  });
});

test("repays a loan without interest in equal parts", () => {
  expect(computeYearlyPayments(120_000, 0, 10)).toBe(12_000);
});

test("adds what exceeds the lender's limit to the down payment", () => {
  const plan = planPurchase(10_000_000, 3_000_000, SBA_TERMS);
  expect(plan).toMatchObject({ loan: 5_000_000, seller_note: 1_000_000, down_payment: 4_000_000 });
});

test("affords nothing without earnings", () => {
  for (const sde of [0, -1]) expect(computeAffordablePrice(sde, SBA_TERMS)).toBe(0);
  expect(planPurchase(100_000, -1, SBA_TERMS).carries).toBe(false);
});
