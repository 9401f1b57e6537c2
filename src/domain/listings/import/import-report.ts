import { REPORT_HEADERS } from "./header-names.ts";
import type { RowProblem } from "./row-problem.ts";

/**
 * The bad rows as CSV for a spreadsheet: line, column, value and reason, then the row as it stood, under its own
 * headers where they are given. Such a file, mended, can be imported as it is.
 */
export function writeImportReport(problems: readonly RowProblem[], headers: readonly string[] = []): string {
  const rows = [
    [...REPORT_HEADERS, ...headers],
    ...problems.map(({ line, column, value, reason, record }) => [
      String(line),
      column ?? "",
      value,
      reason,
      ...record,
    ]),
  ];
  // The mark makes Excel read it as UTF-8.
  return `\uFEFF${rows.map((cells) => `${cells.map(getCell).join(",")}\r\n`).join("")}`;
}

/** A spreadsheet runs a cell that begins like a formula: the apostrophe makes it text. */
function getCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",;\r\n\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
