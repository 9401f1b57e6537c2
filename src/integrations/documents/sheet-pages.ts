import type { Sheet } from "./documents.ts";

/** Rows per page. */
const ROWS = 50;

/** A page of a spreadsheet: some rows of one of its tables. */
export interface SheetPage {
  name: string;
  /** The number of the first row, from 1. */
  from: number;
  rows: string[][];
  /** Number of columns in the whole table. */
  columns: number;
}

/** Returns how many pages the tables take. Each table starts on a new page. */
export function countPages(sheets: readonly Sheet[]): number {
  return sheets.reduce((pages, { rows }) => pages + Math.ceil(rows.length / ROWS), 0);
}

/** Returns a page of the tables, from 1; undefined past the last. */
export function getSheetPage(sheets: readonly Sheet[], page: number): SheetPage | undefined {
  let before = page - 1;
  for (const { name, rows } of sheets) {
    const pages = Math.ceil(rows.length / ROWS);
    if (before < pages) {
      const columns = rows.reduce((max, { length }) => Math.max(max, length), 0);
      return { name, columns, from: before * ROWS + 1, rows: rows.slice(before * ROWS, (before + 1) * ROWS) };
    }
    before -= pages;
  }
  return undefined;
}
