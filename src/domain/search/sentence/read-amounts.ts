import type { FilterKey } from "../filters/search-filters.ts";
import { type Amount, isOf, type Token } from "./read-tokens.ts";

/** What a sentence says about money: filters in major units, and the phrases that no filter can express. */
export interface ReadAmounts {
  filters: [key: FilterKey, value: number][];
  /** The tokens of each phrase without a filter. */
  unread: Token[][];
}

type Measure = "price" | "down_payment" | "cash_flow" | "income" | "revenue" | "years" | "unfiltered";

const MEASURES: Measure[] = ["income", "cash_flow", "down_payment", "price", "revenue", "years", "unfiltered"];

/** The measures for which a bare amount is a minimum. */
const MINIMUMS: readonly Measure[] = ["cash_flow", "income", "revenue", "years"];

/** A higher number next to "established" is a year, for which there is no filter. */
const MAX_YEARS = 500;

/** How far from "around $500,000" a listing's amount may be, as a fraction. */
const TOLERANCE = 0.2;

/** The filter for each measure's minimum and maximum, if there is one. */
const BOUNDS: Record<Measure, Partial<Record<"min" | "max", FilterKey>>> = {
  price: { min: "price_min", max: "price_max" },
  down_payment: { max: "down_payment_max" },
  cash_flow: { min: "sde_min" },
  income: { min: "income_min" },
  revenue: { min: "sales_min" },
  years: { min: "years_min" },
  unfiltered: {},
};

/** Below this, a number without a currency or factor isn't an amount of money: "24 hour gym". */
const MIN_BARE_AMOUNT = 1_000;

/** Reads every amount with the words around it: "under 500k", "100k to 200k cash flow", "I have $80,000". */
export function readAmounts(tokens: Token[], postalCode: RegExp | null): ReadAmounts {
  const result: ReadAmounts = { filters: [], unread: [] };
  for (let at = 0; at < tokens.length; at++) {
    if (tokens[at]!.isRead || !getAmount(tokens[at])) continue;
    const clause = readClause(tokens, at, postalCode);
    if (!clause) continue;
    const { measure, min, max, from, to } = clause;
    const parts = tokens.slice(from, to + 1);
    for (const token of parts) token.isRead = true;
    const { min: minKey, max: maxKey } = BOUNDS[measure];
    if (min !== null && minKey) result.filters.push([minKey, min]);
    if (max !== null && maxKey) result.filters.push([maxKey, max]);
    if ((min !== null && !minKey) || (max !== null && !maxKey)) result.unread.push(parts);
    at = to;
  }
  return result;
}

interface Clause {
  measure: Measure;
  min: number | null;
  max: number | null;
  from: number;
  to: number;
}

interface Sides {
  bound: "min" | "max" | "about" | null;
  measure: Measure | null;
  /** Whether the amount is for a month. */
  isMonthly: boolean;
  edge: number;
}

function readClause(tokens: readonly Token[], at: number, postalCode: RegExp | null): Clause | null {
  const first = getAmount(tokens[at])!;
  const second = isOf(tokens[at + 1], "to") || tokens[at + 1]?.text === "-" ? getAmount(tokens[at + 2]) : null;
  const left = readTokensBefore(tokens, at);
  const isRange =
    second !== null &&
    (tokens[at + 1]!.text === "-" || !isOf(tokens[at + 1], "and") || isBetween(tokens, left.edge, at));
  const last = isRange ? at + 2 : at;
  const right = readTokensAfter(tokens, last);
  const isMonthly = left.isMonthly || right.isMonthly;
  const named = left.measure ?? right.measure ?? (isMonthly ? "cash_flow" : null);
  const periods = isMonthly && named !== "unfiltered" ? 12 : 1;
  const measure = named === "years" && (first.isMoney || first.value > MAX_YEARS) ? "unfiltered" : named;
  const from = left.edge;
  const to = right.edge;
  if (isRange && second) {
    // In "200-500k", both numbers are thousands.
    const scale = first.factor === 1 && first.value < MIN_BARE_AMOUNT ? second.factor : 1;
    const [min, max] = [first.value * scale * periods, second.value * periods];
    if (min <= max && (measure || second.isMoney || min >= MIN_BARE_AMOUNT))
      return { measure: measure ?? "price", min, max, from, to };
  }
  const bound = right.bound ?? left.bound;
  const isMoney = first.isMoney || (first.value >= MIN_BARE_AMOUNT && !postalCode?.test(tokens[at]!.text));
  if (!measure && !bound && !isMoney) return null;
  const value = first.value * periods;
  const known = measure ?? "price";
  if (bound === "about" && known !== "unfiltered") return { measure: known, ...getAround(value, known), from, to };
  const isMin = bound === "min" || (bound !== "max" && MINIMUMS.includes(known));
  return { measure: known, min: isMin ? value : null, max: isMin ? null : value, from, to };
}

function getAmount(token: Token | undefined): Amount | null {
  if (!token || token.isRead) return null;
  if (token.amount) return token.amount;
  const words = token.meanings.find((meaning) => meaning.kind === "amount");
  return words ? { value: Number(words.digits), isMoney: true, factor: Number(words.digits) >= 1e6 ? 1e6 : 1e3 } : null;
}

/** Returns the bounds somewhat below and above a number. For earnings and cash, only the bound that has a filter. */
function getAround(value: number, measure: Measure): { min: number | null; max: number | null } {
  const [low, high] = [Math.round(value * (1 - TOLERANCE)), Math.round(value * (1 + TOLERANCE))];
  if (MINIMUMS.includes(measure)) return { min: low, max: null };
  return measure === "down_payment" ? { min: null, max: high } : { min: low, max: high };
}

function isBetween(tokens: readonly Token[], from: number, at: number): boolean {
  return tokens.slice(from, at).some((token) => isOf(token, "between"));
}

/** Reads the bound and the measure before an amount. */
function readTokensBefore(tokens: readonly Token[], at: number): Sides {
  const side: Sides = { bound: null, measure: null, isMonthly: false, edge: at };
  for (let place = at - 1; place >= 0 && !tokens[place]!.isRead; place--) {
    const token = tokens[place]!;
    const bound = isOf(token, "max") ? "max" : isOf(token, "min") ? "min" : isOf(token, "about") ? "about" : null;
    const measure = MEASURES.find((kind) => isOf(token, kind)) ?? null;
    if (side.measure === null && measure !== null) Object.assign(side, { measure, edge: place });
    else if (side.bound === null && bound !== null) Object.assign(side, { bound, edge: place });
    else if (isOf(token, "between")) side.edge = place;
    else if (isOf(token, "monthly")) Object.assign(side, { isMonthly: true, edge: place });
    else if (!isOf(token, "filler", "in") && token.text !== ",") break;
    // In "established since 1990", the word for the measure is also a bound.
    if (measure !== null && side.bound === null && bound !== null) side.bound = bound;
  }
  return side;
}

/** Reads the bound and the measure after an amount, unless they belong to the next amount. */
function readTokensAfter(tokens: readonly Token[], at: number): Sides {
  const side: Sides = { bound: null, measure: null, isMonthly: false, edge: at };
  for (let place = at + 1; place < tokens.length && !tokens[place]!.isRead; place++) {
    const token = tokens[place]!;
    if (token.text === "+") Object.assign(side, { bound: "min", edge: place });
    else if (isOf(token, "monthly") && !leadsToAmount(tokens, place))
      Object.assign(side, { isMonthly: true, edge: place });
    else if (isOf(token, "max_after") && !leadsToAmount(tokens, place))
      Object.assign(side, { bound: "max", edge: place });
    else if (isOf(token, "min_after") && !leadsToAmount(tokens, place))
      Object.assign(side, { bound: "min", edge: place });
    else {
      const measure = getMeasureAfter(token, getAmount(tokens[at]));
      if (measure && side.measure === null && !leadsToAmount(tokens, place))
        Object.assign(side, { measure, edge: place });
      else if (!isOf(token, "filler", "in") || place > side.edge + 1) break;
    }
  }
  return side;
}

function getMeasureAfter(token: Token, amount: Amount | null): Measure | null {
  if (isOf(token, "years_after") && amount && !amount.isMoney && amount.value <= MAX_YEARS) return "years";
  if (isOf(token, "cash_flow_after")) return "cash_flow";
  if (isOf(token, "down_payment_after")) return "down_payment";
  return MEASURES.find((kind) => isOf(token, kind)) ?? null;
}

/** Returns whether the words from here on belong to the next amount: "cash flow over 100k". */
function leadsToAmount(tokens: readonly Token[], at: number): boolean {
  for (let place = at + 1; place < tokens.length; place++) {
    const token = tokens[place]!;
    // In "300k cash flow 900k price", each amount is followed by its measure.
    if (getAmount(token))
      return place > at + 1 || !isOf(tokens[place + 1], ...MEASURES) || leadsToAmount(tokens, place + 1);
    if (!isOf(token, "max", "min", "about", "between", "filler", ...MEASURES) || isOf(token, "sector")) return false;
  }
  return false;
}
