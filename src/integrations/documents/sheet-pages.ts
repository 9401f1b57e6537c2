import type { Sheet } from "./documents.ts";

/** As many rows as a page shows. */
const ROWS = 50;

/** A page of a spreadsheet: some rows of one of its tables. */
export interface SheetPage {
  name: string;
  /** Which row the first is, from 1. */
  from: number;
  rows: string[][];
  /** Of the whole table. */
  columns: number;
}

/** How many pages tables make; each begins on one of its own. */
export function countPages(sheets: readonly Sheet[]): number {
  return sheets.reduce((pages, { rows }) => pages + Math.ceil(rows.length / ROWS), 0);
}

/** A page of tables, from 1; undefined behind the last. */
export function sheetPage(sheets: readonly Sheet[], page: number): SheetPage | undefined {
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
