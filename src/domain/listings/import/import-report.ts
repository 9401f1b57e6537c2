import { REPORT_HEADERS } from "./header-names.ts";
import type { RowProblem } from "./row-problem.ts";

/**
 * Writes the bad rows as CSV: line, column, value and reason, then the original row, under its own headers if given. A
 * corrected report can be imported as it is.
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
  // With the byte order mark, Excel reads the file as UTF-8.
  return `\uFEFF${rows.map((cells) => `${cells.map(getCell).join(",")}\r\n`).join("")}`;
}

/** Prefixes an apostrophe to a cell that starts like a formula, so that spreadsheets treat it as text. */
function getCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",;\r\n\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
