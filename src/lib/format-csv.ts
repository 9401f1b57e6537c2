/** With this at the beginning, Excel reads a file as UTF-8. */
export const BYTE_ORDER_MARK = "\uFEFF";

/**
 * Matches cells that a spreadsheet program would run as a formula, including full-width signs, and cells that already
 * have an apostrophe before such a sign, so that removing the apostrophe restores them.
 */
const NEEDS_APOSTROPHE = /^(?:[=+\-@＝＋－＠\t\r\n]|'['=+\-@＝＋－＠\t\r\n])/;

/**
 * Formats one row of CSV with its line end. A cell that starts like a formula gets an apostrophe before it; the import
 * removes exactly one.
 */
export function formatCsvLine(cells: readonly string[]): string {
  return `${cells.map(formatCell).join(",")}\r\n`;
}

function formatCell(text: string): string {
  const safe = NEEDS_APOSTROPHE.test(text) ? `'${text}` : text;
  return /[",;\r\n\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
