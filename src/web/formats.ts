/** Numbers as this edition writes them; all formatting of a page goes through here. */
export interface Formats {
  /** A whole amount in full: `$1,250,000`. */
  money(major: number): string;
  /** An amount gained or lost: `+$12,000`, `-$12,000`. */
  change(major: number): string;
  /** An amount for the edge of a chart: `$250K`. */
  short(major: number): string;
  number(value: number): string;
  /** A multiple or another short decimal: `2.4`. */
  decimal(value: number): string;
  /** A decimal that others can reckon with: `2.26`. */
  exact(value: number): string;
  /** 0.062 as `6.2%`. */
  percent(share: number): string;
  distance(value: number): string;
  /** `2025-11` as `November 2025`. */
  month(year_month: string): string;
  /** A day, from an ISO time: `November 20, 2026`. */
  date(iso: string): string;
}

const made = new Map<string, Formats>();

/** The formats of an edition, made once: Intl takes longer to set up than a card takes to draw. */
export function formatsOf(locale: string, currency: string, unit: "mi" | "km"): Formats {
  const key = `${locale} ${currency} ${unit}`;
  const formats = made.get(key) ?? newFormats(locale, currency, unit);
  made.set(key, formats);
  return formats;
}

const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** A date format of its own, made once too. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  const format = dateFormats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  dateFormats.set(key, format);
  return format;
}

function newFormats(locale: string, currency: string, unit: "mi" | "km"): Formats {
  const money = new Intl.NumberFormat(locale, { style: "currency", currency, maximumFractionDigits: 0 });
  const change = new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    maximumFractionDigits: 0,
    signDisplay: "exceptZero",
  });
  const short = new Intl.NumberFormat(locale, {
    ...{ style: "currency", currency, notation: "compact", maximumSignificantDigits: 3 },
  });
  const number = new Intl.NumberFormat(locale);
  const decimal = new Intl.NumberFormat(locale, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  const exact = new Intl.NumberFormat(locale, { maximumFractionDigits: 2, minimumFractionDigits: 2 });
  const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 });
  const distance = new Intl.NumberFormat(locale, {
    style: "unit",
    unit: unit === "mi" ? "mile" : "kilometer",
    unitDisplay: "short",
    maximumFractionDigits: 1,
  });
  const month = new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" });
  const date = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  return {
    money: (value) => money.format(value),
    change: (value) => change.format(value),
    short: (value) => short.format(value),
    number: (value) => number.format(value),
    decimal: (value) => decimal.format(value),
    exact: (value) => exact.format(value),
    percent: (share) => percent.format(share),
    distance: (value) => distance.format(value),
    month: (yearMonth) => month.format(new Date(`${yearMonth}-01`)),
    date: (iso) => date.format(new Date(iso)),
  };
}
