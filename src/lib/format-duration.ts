/** Formats a duration in a language: "45 s", "12 min", "3 h 5 min", "2 days". */
export function formatDuration(seconds: number, locale: string | undefined): string {
  const formatUnit = (value: number, unit: string): string =>
    new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "short" }).format(value);
  if (seconds < 60) return formatUnit(Math.max(0, Math.round(seconds)), "second");
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return formatUnit(minutes, "minute");
  if (minutes < 2 * 1_440)
    return `${formatUnit(Math.floor(minutes / 60), "hour")} ${formatUnit(minutes % 60, "minute")}`;
  return formatUnit(Math.round(minutes / 1_440), "day");
}
