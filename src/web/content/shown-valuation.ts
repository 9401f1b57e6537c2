import { estimateValue } from "#domain/valuation/estimate-value.ts";
import { type Driver, VALUATION_KEYS, type Valuation } from "#domain/valuation/valuation.ts";
import { readValuation } from "#domain/valuation/valuation-input.ts";
import type { Edition } from "#editions/edition.ts";
import { toMajor } from "#lib/money.ts";
import type { Asked } from "../asked.ts";

/** What a calculator's address asks, and the answer in major units; null while it cannot be given. */
export function shownValuation(query: URLSearchParams, edition: Edition) {
  const asked: Asked = VALUATION_KEYS.flatMap((key) => {
    const typed = query.get(key);
    return typed?.trim() ? [[key, typed]] : [];
  });
  const { business, problems, missing } = readValuation(Object.fromEntries(asked), edition);
  const valuation = business && inMajor(estimateValue(business, edition.currency), edition.currency);
  return { asked, problems, missing, valuation };
}

function inMajor(value: Valuation, currency: string): Valuation {
  const major = (minor: number): number => toMajor(minor, currency);
  const orNull = (minor: number | null): number | null => (minor === null ? null : major(minor));
  const apart = { inventory: orNull(value.inventory), real_estate: orNull(value.real_estate) };
  if (value.basis === "assets") return { ...value, ...apart, sde: major(value.sde) };
  const driver = ({ name, effect }: Driver): Driver => ({ name, effect: major(effect) });
  return {
    ...value,
    ...apart,
    sde: major(value.sde),
    low: major(value.low),
    likely: major(value.likely),
    high: major(value.high),
    base: major(value.base),
    drivers: value.drivers.map(driver),
    best_lever: value.best_lever && driver(value.best_lever),
  };
}
