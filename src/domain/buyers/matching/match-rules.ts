import type { Minor } from "#lib/money.ts";

/*
 * What matches a buyer, how well, and why: all of it, and nothing but it. What counts is the network's contract: one of
 * the rows must fit, the ranges are hard bounds, and what a seller does not disclose passes every bound. How it scores is
 * the network's own rule of thumb; only the multiple of a sector is measured (`categories.ts` names the source).
 */

/** A row of what a buyer looks for: all that it names must fit. Slugs. A row that names nothing fits everything. */
export interface PreferenceRow {
  state: string | null;
  category: string | null;
  subcategory: string | null;
}

/** Minor units, bounds included; null is open. */
export interface AmountRange {
  min: Minor | null;
  max: Minor | null;
}

/** What a buyer looks for. Without rows everything fits, as far as the ranges go. */
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

export const AMOUNTS = ["price", "down_payment", "discretionary_earnings"] as const;
export type Amount = (typeof AMOUNTS)[number];

/** What the rules look at in a listing. Null is "not disclosed". */
export interface MatchFacts extends Record<Amount, Minor | null> {
  state: string;
  category: string;
  subcategory: string | null;
  /** What a business of its sector goes for, in years of its SDE; null where nobody knows. */
  sector_multiple: number | null;
  /** Days since it was listed. */
  age: number;
}

/** Whether a listing is a match: one row fits, and no disclosed amount is out of its range. */
export function isMatch(preferences: Preferences, facts: MatchFacts): boolean {
  const { rows } = preferences;
  return (
    (rows.length === 0 || rows.some((row) => isRowMatch(row, facts))) &&
    AMOUNTS.every((amount) => isWithin(preferences[amount], facts[amount]))
  );
}

export type Where = Pick<MatchFacts, "state" | "category" | "subcategory">;

export function isRowMatch(row: PreferenceRow, { state, category, subcategory }: Where): boolean {
  return (
    (row.state === null || row.state === state) &&
    (row.category === null || row.category === category) &&
    (row.subcategory === null || row.subcategory === subcategory)
  );
}

/** An undisclosed amount is within any range: nobody knows better. */
export function isWithin({ min, max }: AmountRange, value: Minor | null): boolean {
  return value === null || ((min === null || value >= min) && (max === null || value <= max));
}

/**
 * What each part of the score weighs. Parts that a buyer's preferences say nothing about are left out, so that a perfect
 * match of two wishes scores as high as one of six.
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
 * How well a match fits, a whole number from 0 to 100. It never falls when a listing is newer, earns more, needs less
 * cash, discloses an amount that passes, or fits a row that names more.
 */
export function getScore(preferences: Preferences, facts: MatchFacts): number {
  return createScorer(preferences)(matchStatus(facts), getRowShare(preferences.rows, facts), (amount) => facts[amount]);
}

/** What a listing brings to its score whoever looks: points of its value, its freshness and what it discloses. */
export function matchStatus(facts: MatchFacts): number {
  return (
    WEIGHTS.value * getValueShare(facts) +
    WEIGHTS.freshness * getFreshnessShare(facts.age) +
    WEIGHTS.disclosure * getDisclosureShare(facts)
  );
}

/**
 * How a buyer's matches score: by a listing's standing, what `rowShare` says of it, and its amounts. What holds for all
 * of them is worked out once, for whoever scores thousands.
 */
export function createScorer(preferences: Preferences) {
  const query = AMOUNTS.filter((amount) => isBounded(preferences[amount]));
  let possible: number = WEIGHTS.value + WEIGHTS.freshness + WEIGHTS.disclosure;
  if (preferences.rows.length > 0) possible += WEIGHTS.row;
  for (const amount of query) possible += WEIGHTS[amount];
  return (status: number, fit: number | null, amountOf: (amount: Amount) => Minor | null): number => {
    let points = status;
    if (fit !== null) points += WEIGHTS.row * fit;
    for (const amount of query) points += WEIGHTS[amount] * getCloseness(amount, preferences[amount], amountOf(amount));
    return Math.round((points / possible) * 100);
  };
}

function isBounded({ min, max }: AmountRange): boolean {
  return min !== null || max !== null;
}

/**
 * How much the row that fits best names, beside the row of this buyer's that names most: a state or a category counts
 * once, a subcategory twice. 0 where no row fits, null without rows.
 */
export function getRowShare(rows: readonly PreferenceRow[], where: Where): number | null {
  if (rows.length === 0) return null;
  let [best, most] = [0, 0];
  for (const row of rows) {
    const named = countNamed(row);
    if (named > most) most = named;
    if (named > best && isRowMatch(row, where)) best = named;
  }
  return most === 0 ? 1 : best / most;
}

/** How much a row names. */
export function countNamed({ state, category, subcategory }: PreferenceRow): number {
  return (state === null ? 0 : 1) + (subcategory !== null ? 2 : category === null ? 0 : 1);
}

/** Of an amount on its bound, and of one that is not disclosed: to say it never costs anything. */
const AT_BOUND = 0.5;

/** Where only one bound is set, an amount stands well inside once it is this share of the bound away. */
const COMFORT_SHARE = 0.25;

/**
 * How comfortably an amount lies in its range, which has a bound: from a half on it to 1. A price is best in the middle: it says what size of business is meant. Of cash less is better, of earnings more.
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

/** A business at its sector's multiple earns half of what one at 60 % of it or less does, one at 140 % nothing. */
const VALUE_RANGE = { best: 0.6, worst: 1.4 };

function getValueShare(facts: MatchFacts): number {
  const ratio = compareToSector(facts);
  return ratio === null ? 0 : clamp((VALUE_RANGE.worst - ratio) / (VALUE_RANGE.worst - VALUE_RANGE.best));
}

/** The asking price over SDE, over what its sector goes for; null where a figure is undisclosed or there is no SDE. */
function compareToSector({ price, discretionary_earnings, sector_multiple }: MatchFacts): number | null {
  if (price === null || discretionary_earnings === null || discretionary_earnings <= 0 || !sector_multiple) return null;
  return price / discretionary_earnings / sector_multiple;
}

/** After so many days a listing is half as fresh. */
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

/** Why a listing is a match; `reason-words.ts` says it. Amounts in minor units. */
export type MatchReason =
  | { code: "row"; row: PreferenceRow }
  | { code: "within"; amount: Amount; value: Minor }
  | { code: "value"; percent: number }
  | { code: "new"; days: number }
  | { code: "undisclosed"; amount: Amount }
  | { code: "open" };

/** A price is told as good from this many percent under its sector on. */
const MIN_REASON_SCORE = 5;
const NEW_DAYS = 14;

/** Why a match is one, what weighs most first, and what is not known of it last. There is always a reason. */
export function getReasons(preferences: Preferences, facts: MatchFacts): MatchReason[] {
  const reasons: MatchReason[] = [];
  const row = findBestRow(preferences.rows, facts);
  if (row && countNamed(row) > 0) reasons.push({ code: "row", row });
  const query = AMOUNTS.filter((amount) => isBounded(preferences[amount]));
  for (const amount of query) {
    const value = facts[amount];
    if (value !== null) reasons.push({ code: "within", amount, value });
  }
  const ratio = compareToSector(facts);
  const percent = ratio === null ? 0 : Math.round((1 - ratio) * 100);
  if (percent >= MIN_REASON_SCORE) reasons.push({ code: "value", percent });
  if (facts.age < NEW_DAYS) reasons.push({ code: "new", days: Math.max(0, Math.floor(facts.age)) });
  if (reasons.length === 0 && query.length === 0) reasons.push({ code: "open" });
  for (const amount of query) if (facts[amount] === null) reasons.push({ code: "undisclosed", amount });
  return reasons;
}

function findBestRow(rows: readonly PreferenceRow[], where: Where): PreferenceRow | null {
  let best: PreferenceRow | null = null;
  for (const row of rows) if (isRowMatch(row, where) && (!best || countNamed(row) > countNamed(best))) best = row;
  return best;
}
