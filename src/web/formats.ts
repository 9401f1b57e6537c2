import { createCurrencyFormat, type MoneyFormat } from "#lib/currency-format.ts";
import { createDayFormat, createDaysAgoFormat } from "#lib/day-format.ts";
import { memoize } from "#lib/memoize.ts";

/** Formatters in the edition's locale. Pages use no others. */
export interface Formats {
  /** A whole amount: `$1,250,000`. */
  money(major: number): string;
  /** An amount with its minor units, if it has any: `$12,500.50`. */
  fullAmount(major: number, currency: string): string;
  /** An amount gained or lost: `+$12,000`, `-$12,000`. */
  change(major: number): string;
  /** An abbreviated amount for chart axes: `$250K`. */
  short(major: number): string;
  number(value: number): string;
  /** A multiple or another decimal with one digit: `2.4`. */
  decimal(value: number): string;
  /** A decimal with two digits, precise enough for calculations: `2.26`. */
  exact(value: number): string;
  /** A share, to hundredths of a percent: 0.0625 as `6.25%`. */
  percent(share: number): string;
  distance(value: number): string;
  /** A month: `2025-11` as `November 2025`. */
  month(year_month: string): string;
  /** The date of an ISO time: `November 20, 2026`. */
  date(iso: string): string;
  /** `today`, `yesterday`, `12 days ago`. */
  daysAgo(days: number): string;
  /** `Tampa, Orlando, or Miami`. */
  either(names: readonly string[]): string;
}

/** Max formatted days in the cache of a locale. */
const MAX_DAYS = 1_000;

/** Characters of the date in an ISO time. */
const DAY_LENGTH = 10;

const cachedFormats = new Map<string, Formats>();

/**
 * Creates the formatters of an edition, or returns the cached ones. An `Intl` formatter takes longer to create than a
 * card takes to render.
 */
export function createFormats(locale: string, currency: string, unit: "mi" | "km"): Formats {
  const key = `${locale} ${currency} ${unit}`;
  const formats = cachedFormats.get(key) ?? buildFormats(locale, currency, unit);
  cachedFormats.set(key, formats);
  return formats;
}

function buildFormats(locale: string, currency: string, unit: "mi" | "km"): Formats {
  const createNumberFormat = (options?: Intl.NumberFormatOptions) =>
    createOnFirstUse(() => new Intl.NumberFormat(locale, options));
  const month = createOnFirstUse(
    () => new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" }),
  );
  const date = createOnFirstUse(() => createDayFormat(locale, "UTC"));
  const daysAgo = createOnFirstUse(() => ({ format: createDaysAgoFormat(locale) }));
  // Formatting a date takes as long as formatting ten amounts, and many listings have the same date.
  const formatDay = memoize(MAX_DAYS, (day) => date(new Date(day)));
  return {
    money: createOnFirstUse(() => createCurrencyFormat(locale, currency)),
    fullAmount: (major, of) =>
      new Intl.NumberFormat(locale, { style: "currency", currency: of, trailingZeroDisplay: "stripIfInteger" }).format(
        major,
      ),
    change: createOnFirstUse(() => createCurrencyFormat(locale, currency, { signDisplay: "exceptZero" })),
    short: createOnFirstUse(() => createShortFormat(locale, currency)),
    number: createNumberFormat(),
    decimal: createNumberFormat({ maximumFractionDigits: 1, minimumFractionDigits: 1 }),
    exact: createNumberFormat({ maximumFractionDigits: 2, minimumFractionDigits: 2 }),
    percent: createNumberFormat({ style: "percent", maximumFractionDigits: 2 }),
    distance: createNumberFormat({
      style: "unit",
      unit: unit === "mi" ? "mile" : "kilometer",
      unitDisplay: "short",
      maximumFractionDigits: 1,
    }),
    month: (yearMonth) => month(new Date(`${yearMonth}-01`)),
    date: (iso) => formatDay(iso.slice(0, DAY_LENGTH)),
    daysAgo,
    either: createOnFirstUse(() => new Intl.ListFormat(locale, { type: "disjunction" })),
  };
}

/** Creates the short format for axes. Where large whole amounts are already abbreviated, it is the same format. */
function createShortFormat(locale: string, currency: string): MoneyFormat {
  if (currency === "VND" && locale.startsWith("vi")) return createCurrencyFormat(locale, currency);
  return new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    notation: "compact",
    maximumSignificantDigits: 3,
  });
}

/** Creates a formatter on first use, because a page uses only a few and each takes a phone several milliseconds. */
function createOnFirstUse<T>(create: () => { format(value: T): string }): (value: T) => string {
  let formatter: { format(value: T): string } | undefined;
  return (value) => {
    formatter ??= create();
    return formatter.format(value);
  };
}
