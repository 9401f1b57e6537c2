/** An amount in whole minor units of a currency, such as cents for USD. Yen have no minor unit. */
export type Minor = number;

const knownDigits = new Map<string, number>();

/**
 * Returns the number of decimals of a currency's minor unit according to ISO 4217, as provided by Intl: 2 for USD, 0
 * for JPY.
 */
export function getMinorDigits(currency: string): number {
  const known = knownDigits.get(currency);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat("en", { style: "currency", currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  knownDigits.set(currency, digits);
  return digits;
}

/** Converts major units as people and JSON write them (12.5) to whole minor units (1250). */
export function toMinor(major: number, currency: string): Minor {
  return Math.round(major * 10 ** getMinorDigits(currency));
}

/** Converts whole minor units (1250) to major units as JSON has them (12.5). */
export function toMajor(minor: Minor, currency: string): number {
  return minor / 10 ** getMinorDigits(currency);
}
