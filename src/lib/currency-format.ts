/** What formats amounts; an `Intl.NumberFormat` is one. */
export interface MoneyFormat {
  format(major: number): string;
}

const NBSP = "\u00a0";
/** Vietnamese write large amounts in these units; an amount in đồng has too many digits to read. */
const VIETNAMESE_UNITS = [
  { size: 1e9, name: "tỷ" },
  { size: 1e6, name: "triệu" },
] as const;

/** Creates the format of whole amounts: "$1,250,000"; in Vietnamese, large amounts of đồng are "1,18 tỷ ₫". */
export function createCurrencyFormat(
  locale: string | undefined,
  currency: string,
  options: Intl.NumberFormatOptions = {},
): MoneyFormat {
  const whole = new Intl.NumberFormat(locale, { style: "currency", currency, maximumFractionDigits: 0, ...options });
  if (currency !== "VND" || !locale?.startsWith("vi")) return whole;
  const inUnits = new Intl.NumberFormat(locale, {
    maximumFractionDigits: 2,
    signDisplay: options.signDisplay ?? "auto",
  });
  return {
    format(major) {
      const unit = VIETNAMESE_UNITS.find(({ size }) => Math.abs(major) >= size);
      return unit ? `${inUnits.format(major / unit.size)}${NBSP}${unit.name}${NBSP}₫` : whole.format(major);
    },
  };
}
