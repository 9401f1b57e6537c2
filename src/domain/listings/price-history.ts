import { toMajor } from "#lib/money.ts";
import { DAY_MS } from "#lib/time/durations.ts";

/** A recorded change of a listing's price, in minor units as text; null is "not disclosed". */
export interface PriceEvent {
  /** ISO 8601. */
  at: string;
  before: string | null;
  after: string | null;
}

/** An asking price in major units, and the day it took effect; null is "not disclosed". */
export interface PricePoint {
  at: string;
  price: number | null;
}

interface Priced {
  listed_at: Date;
  currency: string;
  /** In order. */
  prices: readonly PriceEvent[];
}

/** Returns a listing's asking prices, oldest first; empty if the price has never changed. */
export function getPriceHistory({ listed_at, currency, prices }: Priced): PricePoint[] {
  const toPrice = (text: string | null): number | null => (text === null ? null : toMajor(Number(text), currency));
  const [first] = prices;
  if (!first) return [];
  return [
    { at: listed_at.toISOString(), price: toPrice(first.before) },
    ...prices.map(({ at, after }) => ({ at: new Date(at).toISOString(), price: toPrice(after) })),
  ];
}

/** Counts the whole days between two times, such as the dates of listing and sale. */
export function countDaysOnMarket(listed_at: Date, until: Date): number {
  return Math.max(0, Math.round((until.getTime() - listed_at.getTime()) / DAY_MS));
}
