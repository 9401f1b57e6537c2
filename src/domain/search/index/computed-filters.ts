import { planWithCash } from "#domain/valuation/financing/plan-with-cash.ts";
import { toMajor } from "#lib/money.ts";
import { hasBit } from "./bitmap.ts";
import type { IndexQuery } from "./index-query.ts";
import type { ListingIndex } from "./listing-index.ts";
import type { NumberColumn } from "./ordered-column.ts";

const DAY_MICROSECONDS = 86_400e6;

/**
 * Returns the filters on values that no column keeps in order, as functions of a listing's position. An undisclosed
 * value doesn't match.
 */
export function listComputedFilters(index: ListingIndex, query: IndexQuery): ((at: number) => boolean)[] {
  const { income_min, multiple_max, years_min, listed_days } = query.filters;
  const filters: ((at: number) => boolean)[] = [];
  if (listed_days !== null) {
    const since = getStartOfDay(query.now) * 1_000 - listed_days * DAY_MICROSECONDS;
    filters.push((at) => getNumber(index.listed, at) >= since);
  }
  if (years_min !== null) {
    const latest = query.now.getUTCFullYear() - years_min;
    filters.push((at) => index.founded[at]! > 0 && index.founded[at]! <= latest);
  }
  if (multiple_max !== null) filters.push((at) => isMultipleWithin(index, at, multiple_max));
  if (income_min !== null) filters.push(createIncomeFilter(index, query, income_min));
  return filters;
}

/** Returns the start of the day in milliseconds, so that a page of results stays the same for a day. */
function getStartOfDay(now: Date): number {
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
}

function getNumber({ codes, values }: NumberColumn, at: number): number {
  return values[codes[at]!] ?? Number.NaN;
}

function isMultipleWithin({ price, sde, flagged }: ListingIndex, at: number, max: number): boolean {
  const earnings = getNumber(sde, at);
  const isComparable = !hasBit(flagged.kind_franchise, at) && !hasBit(flagged.with_real_estate, at);
  return isComparable && earnings > 0 && getNumber(price, at) <= max * earnings;
}

/** Creates a filter for listings that a lender would finance and that leave this income after debt service. */
function createIncomeFilter(index: ListingIndex, query: IndexQuery, income: number): (at: number) => boolean {
  const { filters, financing, currency } = query;
  const read = (column: NumberColumn, at: number): number | null => {
    const minor = getNumber(column, at);
    return Number.isNaN(minor) ? null : toMajor(minor, currency);
  };
  const cash = filters.down_payment_max === null ? null : toMajor(filters.down_payment_max, currency);
  const wanted = toMajor(income, currency);
  return (at) => {
    if (hasBit(index.flagged.kind_franchise, at)) return false;
    const [price, sde, down_payment] = [read(index.price, at), read(index.sde, at), read(index.down_payment, at)];
    const plan = planWithCash({ price, sde, down_payment }, cash, financing);
    return plan?.carries === true && plan.after_debt >= wanted;
  };
}
