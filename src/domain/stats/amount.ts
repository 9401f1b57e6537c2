import { toMajor } from "#lib/money.ts";

/** An amount in major units of a currency. */
export interface Amount {
  currency: string;
  value: number;
}

/** Adds up minor units by currency, in major units, without zeros. */
export function sumByCurrency(amounts: readonly (readonly [currency: string, minor: number])[]): Amount[] {
  return [...Map.groupBy(amounts, ([currency]) => currency)]
    .map(([currency, own]) => ({
      currency,
      value: toMajor(
        own.reduce((sum, [, minor]) => sum + minor, 0),
        currency,
      ),
    }))
    .filter(({ value }) => value !== 0);
}
