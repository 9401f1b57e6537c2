const numberFormat = new Intl.NumberFormat(document.documentElement.lang || undefined);

/** Formats a number in the reader's language. */
export function formatNumber(n: number): string {
  return numberFormat.format(n);
}
