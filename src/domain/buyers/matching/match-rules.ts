import { AMOUNTS } from "#domain/accounts/profile/buyer-columns.ts";
import type { Minor } from "#lib/money.ts";

/*
 * The matching rules: what matches a buyer, how well, and why. The contract defines what matches: one of the rows must
 * match, ranges are hard bounds, and an undisclosed value fits any range. The score is our own heuristic; only the
 * sector multiples are measured (`categories.ts` names the source).
 */

/**
 * One row of a buyer's preferences, as slugs. All its criteria must match; a row without criteria matches everything.
 */
export interface PreferenceRow {
  state: string | null;
  category: string | null;
  subcategory: string | null;
}

/** Minor units, inclusive; null is unbounded. */
export interface AmountRange {
  min: Minor | null;
  max: Minor | null;
}

/** A buyer's preferences. Without rows, everything within the ranges matches. */
export interface Preferences {
  rows: readonly PreferenceRow[];
  price: AmountRange;
  down_payment: AmountRange;
  discretionary_earnings: AmountRange;
}

export const NO_PREFERENCES: Preferences = {
  rows: [],
  price: { min: null, max: null },
  down_payment: { min: null, max: null },
  discretionary_earnings: { min: null, max: null },
};

export type Amount = (typeof AMOUNTS)[number];

/** The values of a listing that the rules use. Null is "not disclosed". */
export interface MatchFacts extends Record<Amount, Minor | null> {
  state: string;
  category: string;
  subcategory: string | null;
  /** The typical multiple of SDE in its sector; null if unknown. */
  sector_multiple: number | null;
  /** Days since it was listed. */
  age: number;
}

/** Returns whether a listing matches: a row matches, and no disclosed amount is out of range. */
export function isMatch(preferences: Preferences, facts: MatchFacts): boolean {
  const { rows } = preferences;
  return (
    (rows.length === 0 || rows.some((row) => isRowMatch(row, facts))) &&
    AMOUNTS.every((amount) => isWithin(preferences[amount], facts[amount]))
  );
}

export type PlaceAndSector = Pick<MatchFacts, "state" | "category" | "subcategory">;

export function isRowMatch(row: PreferenceRow, { state, category, subcategory }: PlaceAndSector): boolean {
  return (
    (row.state === null || row.state === state) &&
    (row.category === null || row.category === category) &&
    (row.subcategory === null || row.subcategory === subcategory)
  );
}

/** Returns whether an amount is in a range. An undisclosed amount is in any range. */
export function isWithin({ min, max }: AmountRange, value: Minor | null): boolean {
  return value === null || ((min === null || value >= min) && (max === null || value <= max));
}

/**
 * Weights of the score's parts. Parts without a preference are left out, so a perfect match of two criteria scores as
 * high as one of six.
 */
const WEIGHTS = {
  row: 30,
  price: 15,
  down_payment: 10,
  discretionary_earnings: 15,
  value: 12,
  freshness: 13,
  disclosure: 5,
} as const;

/**
 * Returns how well a match fits, from 0 to 100 (integer). It is never lower for a listing that is newer, earns more,
 * needs less cash, discloses an amount within range, or matches a more specific row.
 */
export function getScore(preferences: Preferences, facts: MatchFacts): number {
  return createScorer(preferences)(
    computeListingScore(facts),
    getRowShare(preferences.rows, facts),
    (amount) => facts[amount],
  );
}

/** Returns the part of the score that doesn't depend on the buyer: points for value, freshness and disclosure. */
export function computeListingScore(facts: MatchFacts): number {
  return (
    WEIGHTS.value * getValueShare(facts) +
    WEIGHTS.freshness * getFreshnessShare(facts.age) +
    WEIGHTS.disclosure * getDisclosureShare(facts)
  );
}

/**
 * Creates a scorer for one buyer. It takes a listing's `computeListingScore`, its `getRowShare` and its amounts. What applies
 * to all listings is computed once.
 */
export function createScorer(preferences: Preferences) {
  const bounded = AMOUNTS.filter((amount) => isBounded(preferences[amount]));
  let possible: number = WEIGHTS.value + WEIGHTS.freshness + WEIGHTS.disclosure;
  if (preferences.rows.length > 0) possible += WEIGHTS.row;
  for (const amount of bounded) possible += WEIGHTS[amount];
  return (status: number, fit: number | null, getAmount: (amount: Amount) => Minor | null): number => {
    let points = status;
    if (fit !== null) points += WEIGHTS.row * fit;
    for (const amount of bounded)
      points += WEIGHTS[amount] * getCloseness(amount, preferences[amount], getAmount(amount));
    return Math.round((points / possible) * 100);
  };
}

function isBounded({ min, max }: AmountRange): boolean {
  return min !== null || max !== null;
}

/**
 * Returns how specific the best matching row is, relative to the buyer's most specific row: a state or a category
 * counts once, a subcategory twice. 0 if no row matches, null without rows.
 */
export function getRowShare(rows: readonly PreferenceRow[], where: PlaceAndSector): number | null {
  if (rows.length === 0) return null;
  let [best, most] = [0, 0];
  for (const row of rows) {
    const named = countCriteria(row);
    if (named > most) most = named;
    if (named > best && isRowMatch(row, where)) best = named;
  }
  return most === 0 ? 1 : best / most;
}

/** Counts how specific a row is. */
export function countCriteria({ state, category, subcategory }: PreferenceRow): number {
  return (state === null ? 0 : 1) + (subcategory !== null ? 2 : category === null ? 0 : 1);
}

/**
 * How well an amount fits if it is exactly on its bound. An undisclosed amount gets the same, so that disclosing one
 * never lowers the score.
 */
const AT_BOUND = 0.5;

/** For a range with one bound: amounts this far from the bound, as a fraction of it, fit fully. */
const COMFORT_SHARE = 0.25;

/**
 * Returns how well an amount fits a range: 0.5 on a bound, up to 1. For a price the middle is best, because it shows
 * the intended size of the business. For cash less is better, and for earnings more.
 */
function getCloseness(amount: Amount, { min, max }: AmountRange, value: Minor | null): number {
  if (value === null) return AT_BOUND;
  const above = min === null || amount === "down_payment" ? Number.POSITIVE_INFINITY : value - min;
  const below = max === null || amount === "discretionary_earnings" ? Number.POSITIVE_INFINITY : max - value;
  const width = min !== null && max !== null ? max - min : COMFORT_SHARE * (min ?? max ?? 0);
  const scope = amount === "price" && min !== null && max !== null ? width / 2 : width;
  if (scope <= 0) return 1;
  return AT_BOUND + (1 - AT_BOUND) * clamp(Math.min(above, below) / scope);
}

/**
 * A business priced at its sector's multiple gets half of the points. One at 60% of the multiple or less gets all, one
 * at 140% or more none.
 */
const VALUE_RANGE = { best: 0.6, worst: 1.4 };

function getValueShare(facts: MatchFacts): number {
  const ratio = compareToSector(facts);
  return ratio === null ? 0 : clamp((VALUE_RANGE.worst - ratio) / (VALUE_RANGE.worst - VALUE_RANGE.best));
}

/** Returns the multiple of SDE relative to the sector's; null if a value is undisclosed or there is no SDE. */
function compareToSector({ price, discretionary_earnings, sector_multiple }: MatchFacts): number | null {
  if (price === null || discretionary_earnings === null || discretionary_earnings <= 0 || !sector_multiple) return null;
  return price / discretionary_earnings / sector_multiple;
}

/** After this many days a listing's freshness is halved. */
const HALF_LIFE_DAYS = 45;

function getFreshnessShare(age: number): number {
  return 0.5 ** (Math.max(0, age) / HALF_LIFE_DAYS);
}

function getDisclosureShare(facts: MatchFacts): number {
  let disclosed = 0;
  for (const amount of AMOUNTS) if (facts[amount] !== null) disclosed += 1;
  return disclosed / AMOUNTS.length;
}

function clamp(share: number): number {
  return Math.max(0, Math.min(1, share));
}

/** Why a listing matches; `describe-reason.ts` has the text. Amounts in minor units. */
export type MatchReason =
  | { code: "row"; row: PreferenceRow }
  | { code: "within"; amount: Amount; value: Minor }
  | { code: "value"; percent: number }
  | { code: "new"; days: number }
  | { code: "undisclosed"; amount: Amount }
  | { code: "open" };

/** A price is named as a reason if it is at least this many percent below its sector's. */
const MIN_REASON_SCORE = 5;
const NEW_DAYS = 14;

/** Returns the reasons for a match, by weight; undisclosed values come last. There is always at least one. */
export function getReasons(preferences: Preferences, facts: MatchFacts): MatchReason[] {
  const reasons: MatchReason[] = [];
  const row = findBestRow(preferences.rows, facts);
  if (row && countCriteria(row) > 0) reasons.push({ code: "row", row });
  const bounded = AMOUNTS.filter((amount) => isBounded(preferences[amount]));
  for (const amount of bounded) {
    const value = facts[amount];
    if (value !== null) reasons.push({ code: "within", amount, value });
  }
  const ratio = compareToSector(facts);
  const percent = ratio === null ? 0 : Math.round((1 - ratio) * 100);
  if (percent >= MIN_REASON_SCORE) reasons.push({ code: "value", percent });
  if (facts.age < NEW_DAYS) reasons.push({ code: "new", days: Math.max(0, Math.floor(facts.age)) });
  if (reasons.length === 0 && bounded.length === 0) reasons.push({ code: "open" });
  for (const amount of bounded) if (facts[amount] === null) reasons.push({ code: "undisclosed", amount });
  return reasons;
}

function findBestRow(rows: readonly PreferenceRow[], where: PlaceAndSector): PreferenceRow | null {
  let best: PreferenceRow | null = null;
  for (const row of rows) if (isRowMatch(row, where) && (!best || countCriteria(row) > countCriteria(best))) best = row;
  return best;
}
