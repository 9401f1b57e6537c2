/** Formats amounts, as an `Intl.NumberFormat` does. */
export interface MoneyFormat {
  format(major: number): string;
}

const NBSP = "\u00a0";
/** Vietnamese readers expect large amounts in these units, because amounts in đồng have many digits. */
const VIETNAMESE_UNITS = [
  { size: 1e9, name: "tỷ" },
  { size: 1e6, name: "triệu" },
] as const;

/**
 * Creates a format for whole amounts: "$1,250,000". In Vietnamese, large amounts of đồng are formatted as "1,18 tỷ ₫".
 */
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
