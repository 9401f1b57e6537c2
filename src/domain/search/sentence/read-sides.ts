import type { FilterKey } from "../search-filters.ts";
import type { MeaningKind } from "./lexicon.ts";
import type { Amount } from "./read-number.ts";
import { isOf, type Token } from "./read-tokens.ts";

/** The filter for each measure's minimum and maximum, if there is one. */
export const BOUNDS = {
  income: { min: "income_min" },
  cash_flow: { min: "sde_min" },
  down_payment: { max: "down_payment_max" },
  price: { min: "price_min", max: "price_max" },
  revenue: { min: "sales_min" },
  years: { min: "years_min" },
  multiple: { max: "multiple_max" },
  listed: { max: "listed_days" },
  unfiltered: {},
} as const satisfies Record<string, Partial<Record<"min" | "max", FilterKey>>>;

export type Measure = keyof typeof BOUNDS;

export const MEASURES = Object.keys(BOUNDS) as Measure[];

/** Words that give a measure only after an amount. */
const MEASURES_AFTER: Partial<Record<MeaningKind, Measure>> = {
  cash_flow_after: "cash_flow",
  down_payment_after: "down_payment",
  unfiltered_after: "unfiltered",
};

/** What a number measures, and the factor that converts it to the filter's unit. */
interface Unit {
  measure: Measure;
  factor: number;
  /** Whether it says by itself what is measured: "times earnings". */
  isComplete?: boolean;
}

/** A share of something, for which there is no filter. */
const PERCENT: Unit = { measure: "unfiltered", factor: 1 };

const UNITS: Partial<Record<MeaningKind, Unit>> = {
  years_after: { measure: "years", factor: 1 },
  decades: { measure: "years", factor: 10 },
  multiple_after: { measure: "multiple", factor: 1 },
  days: { measure: "listed", factor: 1 },
  weeks: { measure: "listed", factor: 7 },
  months: { measure: "listed", factor: 30 },
};

/** Words before an amount only, and words after it only. */
export const BEFORE: MeaningKind[] = ["max", "min", "about", "between"];
export const AFTER: MeaningKind[] = [
  "max_after",
  "min_after",
  "about_after",
  "weekly",
  "monthly",
  "yearly",
  "cash_flow_after",
  "down_payment_after",
  "unfiltered_after",
];

/** How many times a year an amount comes that is for a week, a month or a year. */
const TIMES_A_YEAR: Partial<Record<MeaningKind, number>> = { weekly: 52, monthly: 12, yearly: 1 };

/** A higher number isn't a year. */
const MAX_YEAR = 2_100;

/** A higher number of years is a year, for which there is no filter. */
export const MAX_YEARS = 500;

/** A higher multiple of earnings is something else. */
const MAX_MULTIPLE = 100;

/** How many words without a meaning may stand between an amount and the words about it that follow. */
const MAX_GAP = 3;

/** A number or a range of two, with the positions of its first and last token. */
export interface Quantity {
  from: number;
  to: number;
  amounts: [Amount] | [Amount, Amount];
}

/** What the words on one side of a quantity say about it. */
export interface Side {
  bound: "min" | "max" | "about" | "band" | null;
  measure: Measure | null;
  unit: Unit | null;
  /** How many times a year the amount comes; 0 if the words don't say. */
  times: number;
  /** Whether "with" comes before it. The amount is then the buyer's own money, unless another word says otherwise. */
  isWith: boolean;
  /** The outermost token that was read. */
  edge: number;
  /** The side without its measure, if a comma separates the measure from the quantity. */
  beforeComma?: { bound: Side["bound"]; edge: number };
}

function createSide(edge: number): Side {
  return { bound: null, measure: null, unit: null, times: 0, isWith: false, edge };
}

/** Returns whether a word may say something about a number next to it. */
export function isModifier(token: Token): boolean {
  if (token.isRead || token.amount) return false;
  const isWord = isOf(token, "filler", "in", ...BEFORE, ...AFTER, ...MEASURES) && !isSector(token);
  return isWord || token.text === "," || token.text === "+";
}

/** Returns whether a token names a sector. "Venta" is also a filler, so it doesn't. */
export const isSector = (token: Token): boolean => isOf(token, "sector") && !isOf(token, "filler");

/** Reads the bound and the measure before a quantity, from the nearest word on. */
export function readBefore(tokens: readonly Token[], start: number, { from, amounts }: Quantity): Side {
  const side = createSide(from);
  let place = from - 1;
  for (; place >= start && isModifier(tokens[place]!); place--) {
    const token = tokens[place]!;
    // "+400k"
    const isPlus = token.text === "+" && place === from - 1;
    const bound = isOf(token, "max")
      ? "max"
      : isPlus || isOf(token, "min")
        ? "min"
        : isOf(token, "about")
          ? "about"
          : null;
    // In "precio desde 300.000", the word isn't about years.
    const isAge = amounts.every(({ isMoney, value }) => !isMoney && value <= MAX_YEAR);
    const measure = MEASURES.find((kind) => isOf(token, kind) && (kind !== "years" || bound === null || isAge)) ?? null;
    const times = getTimes(token);
    side.isWith ||= isOf(token, "with");
    // In "Valencia capital, max 90k", the word before the comma says nothing about the amount.
    if (measure !== null && side.bound !== null && tokens[place + 1]!.text === "," && bound === null) break;
    const isUsed =
      times > 0 ||
      (isOf(token, "between") && amounts.length > 1) ||
      (measure !== null && (side.measure ?? measure) === measure) ||
      (bound !== null && side.bound === null);
    if (!isUsed && !isOf(token, "filler", "in") && token.text !== ",") break;
    if (!isUsed) continue;
    if (
      measure !== null &&
      side.measure === null &&
      tokens.slice(place + 1, side.edge).some(({ text }) => text === ",")
    )
      side.beforeComma = { bound: side.bound, edge: side.edge };
    side.times ||= times;
    // In "established since 1990", the word for the measure is also a bound.
    if (measure === null || side.bound === null) side.bound ??= bound;
    side.measure ??= measure;
    side.edge = place;
  }
  // "Doesn't cost more than"
  const between = tokens.slice(place + 1, side.edge);
  if (place >= start && isReversible(side) && isOf(tokens[place], "not") && !between.some(({ text }) => text === ",")) {
    side.bound = side.bound === "min" ? "max" : "min";
    side.edge = place;
  }
  return side;
}

const isReversible = ({ bound }: Side): boolean => bound === "min" || bound === "max";

/** Reads the units, bounds and the measure after a quantity, up to the words of the next one. */
export function readAfter(tokens: readonly Token[], { to, amounts }: Quantity, end: number): Side {
  const side = createSide(to);
  for (let place = to + 1; place < end && place <= side.edge + MAX_GAP; place++) {
    const token = tokens[place]!;
    if (token.isRead || token.amount || isSector(token)) break;
    const isNext = place === to + 1 || (place === to + 2 && side.bound !== null && side.edge === to + 1);
    const unit = isNext ? findUnit(token, amounts[0]) : null;
    // In "over 1m in sales and under 400k", "and under" belongs to the next amount.
    if (isOf(token, "max", "min") && /^and /.test(token.text) && tokens[place + 1]?.amount) break;
    const bound = amounts[0].isMoney && isOf(token, "band_after") ? "band" : getBoundAfter(token);
    const measure = findMeasureAfter(token);
    if (measure && measure !== "years" && side.unit?.measure === "years") break;
    const times = getTimes(token);
    if (unit) side.unit = unit;
    else if (bound) side.bound = bound;
    else if (times > 0) side.times ||= times;
    else if (measure && (side.measure ?? measure) === measure) side.measure = measure;
    else if (measure || !isOf(token, "filler", "in")) break;
    else continue;
    side.edge = place;
  }
  return side;
}

/** Matches a month in the name of a measure: "月の利益", "doanh thu tháng". */
const MONTH = /月|tháng|\bmonth|\bmes(?:es)?\b|\bmensu|\bmois\b/iu;

export function getTimes(token: Token): number {
  // "Springfield MO"
  if (isOf(token, "state") && token.text === token.text.toUpperCase()) return 0;
  if (isOf(token, "cash_flow", "revenue") && MONTH.test(token.text.normalize("NFC"))) return TIMES_A_YEAR.monthly!;
  const kind = (Object.keys(TIMES_A_YEAR) as MeaningKind[]).find((each) => isOf(token, each));
  return (kind && TIMES_A_YEAR[kind]) ?? 0;
}

export function getBoundAfter(token: Token): Side["bound"] {
  if (token.text === "+" || isOf(token, "min_after")) return "min";
  if (isOf(token, "max_after")) return "max";
  return isOf(token, "about_after") ? "about" : null;
}

export function findUnit(token: Token | undefined, { isMoney, value }: Amount): Unit | null {
  if (!token) return null;
  if (token.text === "%") return PERCENT;
  const kind = (Object.keys(UNITS) as MeaningKind[]).find((each) => isOf(token, each));
  if (!kind || isMoney) return null;
  const unit = UNITS[kind]!;
  if (value > (unit.measure === "multiple" ? MAX_MULTIPLE : MAX_YEARS)) return null;
  return { ...unit, isComplete: unit.measure === "multiple" && /\s/.test(token.text) };
}

function findMeasureAfter(token: Token): Measure | null {
  const after = (Object.keys(MEASURES_AFTER) as MeaningKind[]).find((kind) => isOf(token, kind));
  return (after && MEASURES_AFTER[after]) ?? MEASURES.find((kind) => isOf(token, kind)) ?? null;
}

/** Returns whether "tengo 43" is an age, because the money is said elsewhere. */
export function isOwnAge(quantity: Quantity, left: Side, right: Side, all: Quantity[]): boolean {
  if (!isAge(quantity.amounts[0]) || left.measure !== "down_payment" || left.bound) return false;
  return !right.unit && !right.measure && !right.bound && all.some(({ amounts }) => amounts[0].isMoney);
}

/** Returns whether a number may be a buyer's age. */
export function isAge(amount: Amount | null | undefined): boolean {
  return !!amount && !amount.isMoney && amount.value >= MIN_AGE && amount.value <= MAX_AGE;
}

const MIN_AGE = 18;
const MAX_AGE = 90;
