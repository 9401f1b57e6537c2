import { describe, expect, test } from "vitest";
import fc from "../../../../tests/support/generated.ts";
import { anyFacts, anyPreferences } from "../../../../tests/support/random-preferences.ts";
import {
  getReasons,
  getRowShare,
  getScore,
  isMatch,
  type MatchFacts,
  NO_PREFERENCES,
  type Preferences,
} from "./match-rules.ts";

const BAKERY: MatchFacts = {
  state: "florida",
  category: "food-restaurants",
  subcategory: "bakeries",
  price: 30_000_000,
  down_payment: 6_000_000,
  discretionary_earnings: 12_500_000,
  sector_multiple: 2.4,
  age: 3,
};

const createRow = (state: string | null, category: string | null = null, subcategory: string | null = null) => ({
  state,
  category,
  subcategory,
});
const createPreferences = (changes: Partial<Preferences>): Preferences => ({ ...NO_PREFERENCES, ...changes });
const pairs = fc.tuple(anyPreferences, anyFacts).filter(([preferences, facts]) => isMatch(preferences, facts));

describe("a match", () => {
  test("needs one row whose criteria all match", () => {
    const rows = [
      createRow("texas"),
      createRow("florida", "retail"),
      createRow("florida", "food-restaurants", "bakeries"),
    ];
    expect(isMatch(createPreferences({ rows }), BAKERY)).toBe(true);
    expect(isMatch(createPreferences({ rows: rows.slice(0, 2) }), BAKERY)).toBe(false);
    expect(
      isMatch(createPreferences({ rows: [createRow("florida", "food-restaurants", "bars-pubs-taverns")] }), BAKERY),
    ).toBe(false);
    expect(isMatch(createPreferences({ rows: [createRow(null)] }), BAKERY)).toBe(true);
    expect(isMatch(NO_PREFERENCES, BAKERY)).toBe(true);
  });

  test.each(["price", "down_payment", "discretionary_earnings"] as const)(
    "needs the %s within its range, inclusive",
    (amount) => {
      const value = BAKERY[amount] ?? 0;
      const fitsAmount = (min: number | null, max: number | null) =>
        isMatch(createPreferences({ [amount]: { min, max } }), BAKERY);
      expect([fitsAmount(value, value), fitsAmount(value, null), fitsAmount(null, value)]).toEqual([true, true, true]);
      expect([fitsAmount(value + 1, null), fitsAmount(null, value - 1)]).toEqual([false, false]);
    },
  );

  test("never fails for an undisclosed amount", () => {
    fc.assert(
      fc.property(
        pairs,
        fc.constantFrom("price", "down_payment", "discretionary_earnings"),
        ([buyerPreferences, facts], amount) => {
          expect(isMatch(buyerPreferences, { ...facts, [amount]: null })).toBe(true);
        },
      ),
    );
  });
});

describe("the score", () => {
  const testNeverFalls = (what: string, change: (facts: MatchFacts) => MatchFacts) =>
    test(`never falls when ${what}`, () => {
      fc.assert(
        fc.property(pairs, ([buyerPreferences, facts]) => {
          const changed = change(facts);
          fc.pre(isMatch(buyerPreferences, changed));
          expect(getScore(buyerPreferences, changed)).toBeGreaterThanOrEqual(getScore(buyerPreferences, facts));
        }),
      );
    });

  testNeverFalls("a listing is newer", (facts) => ({ ...facts, age: facts.age / 2 }));
  testNeverFalls("it earns more", (facts) => ({
    ...facts,
    discretionary_earnings: facts.discretionary_earnings && facts.discretionary_earnings + 1_000_000,
  }));
  testNeverFalls("it needs less cash", (facts) => ({
    ...facts,
    down_payment: facts.down_payment && Math.floor(facts.down_payment * 0.9),
  }));
  testNeverFalls("it discloses its price", (facts) => ({ ...facts, price: facts.price ?? 20_000_000 }));
  testNeverFalls("it discloses its earnings", (facts) => ({
    ...facts,
    discretionary_earnings: facts.discretionary_earnings ?? 9_000_000,
  }));
  testNeverFalls("it discloses its down payment", (facts) => ({
    ...facts,
    down_payment: facts.down_payment ?? 5_000_000,
  }));

  test("never falls for a lower price if the buyer set no price range", () => {
    fc.assert(
      fc.property(pairs, ([buyerPreferences, facts]) => {
        const open = { ...buyerPreferences, price: NO_PREFERENCES.price };
        const cheaper = { ...facts, price: facts.price && Math.floor(facts.price * 0.8) };
        expect(getScore(open, cheaper)).toBeGreaterThanOrEqual(getScore(open, facts));
      }),
    );
  });

  test("is a repeatable whole number from 0 to 100", () => {
    fc.assert(
      fc.property(pairs, ([buyerPreferences, facts]) => {
        const score = getScore(buyerPreferences, facts);
        expect(score).toBe(getScore(structuredClone(buyerPreferences), structuredClone(facts)));
        expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true);
      }),
    );
  });

  test("is 100 for a new listing that fits perfectly", () => {
    const buyerPreferences = createPreferences({
      rows: [createRow("florida", "food-restaurants", "bakeries")],
      price: { min: 10_000_000, max: 30_000_000 },
      down_payment: { min: null, max: 10_000_000 },
      discretionary_earnings: { min: 10_000_000, max: null },
    });
    expect(
      getScore(buyerPreferences, { ...BAKERY, price: 20_000_000, discretionary_earnings: 15_000_000, age: 0 }),
    ).toBe(100);
  });

  test("prefers a more specific row", () => {
    const rows = [
      createRow("florida"),
      createRow("florida", "food-restaurants"),
      createRow("texas", "food-restaurants", "bakeries"),
    ];
    const computeShare = (state: string, category: string, subcategory: string) =>
      getRowShare(rows, { state, category, subcategory });
    expect(computeShare("texas", "food-restaurants", "bakeries")).toBe(1);
    expect(computeShare("florida", "food-restaurants", "bakeries")).toBeCloseTo(2 / 3);
    expect(computeShare("florida", "retail", "jewelry")).toBeCloseTo(1 / 3);
    expect(computeShare("texas", "retail", "jewelry")).toBe(0);
    expect(getRowShare([], BAKERY)).toBeNull();
  });

  test.each([
    ["price", { min: 20_000_000, max: 40_000_000 }, 40_000_000],
    ["down_payment", { min: null, max: 9_000_000 }, 9_000_000],
    ["discretionary_earnings", { min: 9_000_000, max: null }, 9_000_000],
  ] as const)("scores a %s on its bound higher than an undisclosed one", (amount, range, value) => {
    const buyerPreferences = createPreferences({ [amount]: range });
    const undisclosed = { ...BAKERY, price: null, down_payment: null, discretionary_earnings: null };
    expect(getScore(buyerPreferences, { ...undisclosed, [amount]: value })).toBeGreaterThan(
      getScore(buyerPreferences, undisclosed),
    );
  });

  test("prefers a price in the middle of the range to one on its bound", () => {
    const buyerPreferences = createPreferences({ price: { min: 20_000_000, max: 40_000_000 } });
    const getScoreAtPrice = (price: number) =>
      getScore(buyerPreferences, { ...BAKERY, price, discretionary_earnings: null });
    expect(getScoreAtPrice(30_000_000)).toBeGreaterThan(getScoreAtPrice(40_000_000));
    expect(getScoreAtPrice(30_000_000)).toBeGreaterThan(getScoreAtPrice(20_000_000));
    expect(getScoreAtPrice(25_000_000)).toBe(getScoreAtPrice(35_000_000));
  });
});

describe("the reasons", () => {
  test("list the best row, the amounts in range, the value and the listing date", () => {
    const buyerPreferences = createPreferences({
      rows: [createRow("florida"), createRow("florida", "food-restaurants", "bakeries")],
      price: { min: null, max: 40_000_000 },
      discretionary_earnings: { min: 10_000_000, max: null },
    });
    expect(getReasons(buyerPreferences, { ...BAKERY, price: 24_000_000 })).toEqual([
      { code: "row", row: createRow("florida", "food-restaurants", "bakeries") },
      { code: "within", amount: "price", value: 24_000_000 },
      { code: "within", amount: "discretionary_earnings", value: 12_500_000 },
      { code: "value", percent: 20 },
      { code: "new", days: 3 },
    ]);
  });

  test("list undisclosed criteria last", () => {
    const buyerPreferences = createPreferences({
      price: { min: null, max: 40_000_000 },
      down_payment: { min: null, max: 9_000_000 },
    });
    const facts = { ...BAKERY, price: null, discretionary_earnings: null, age: 90 };
    expect(getReasons(buyerPreferences, facts)).toEqual([
      { code: "within", amount: "down_payment", value: 6_000_000 },
      { code: "undisclosed", amount: "price" },
    ]);
  });

  test("always exist and never praise a price at or above the sector's", () => {
    fc.assert(
      fc.property(pairs, ([buyerPreferences, facts]) => {
        const reasons = getReasons(buyerPreferences, facts);
        expect(reasons.length).toBeGreaterThan(0);
        const { price, discretionary_earnings: earned, sector_multiple } = facts;
        const isDear = !price || !earned || earned <= 0 || !sector_multiple || price / earned >= sector_multiple;
        if (isDear && price !== 0) expect(reasons.map(({ code }) => code)).not.toContain("value");
      }),
    );
    expect(getReasons(NO_PREFERENCES, { ...BAKERY, age: 90, price: null })).toEqual([{ code: "open" }]);
  });
});
