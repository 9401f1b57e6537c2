import { parse } from "csv-parse/sync";
import readWorkbook from "read-excel-file/node";
import { BadDocument, MAX_COLUMNS, MAX_ROWS, type Sheet } from "./documents.ts";
import type { TableLimits } from "./read-ods.ts";
import { createStoredArchive } from "./stored-archive.ts";

/** Longer texts in cells are truncated on pages, because they are unreadable in a table. */
const MAX_CELL_LENGTH = 500;
const PAGE_LIMITS: TableLimits = { rows: MAX_ROWS, columns: MAX_COLUMNS, cellLength: MAX_CELL_LENGTH };
const MAX_SHEETS = 50;

/**
 * Reads the tables of an Excel workbook from its unpacked entries. The library trusts the unverified local header
 * before each entry, so it gets an archive that was rebuilt from these entries.
 *
 * @throws BadDocument
 */
export async function readXlsx(entries: Map<string, Uint8Array>, limits = PAGE_LIMITS): Promise<Sheet[]> {
  const told = [...entries].filter(([name]) => /\.(?:xml|rels)$/.test(name));
  const sheets = await readWorkbook(createStoredArchive(told)).catch(() => {
    throw new BadDocument("unreadable");
  });
  if (sheets.length > MAX_SHEETS) throw new BadDocument("too_many_rows");
  return limitRows(
    sheets.map(({ sheet, data }) => ({ name: sheet, rows: data as unknown[][] })),
    limits,
  );
}

/** Reads a table separated by commas, semicolons or tabs. @throws BadDocument */
export function readCsv(bytes: Uint8Array): Sheet[] {
  const text = toText(bytes);
  const delimiter = detectDelimiter(text);
  if (!delimiter) throw new BadDocument("unknown");
  let rows: string[][];
  try {
    const options = { bom: true, delimiter, relax_column_count: true, relax_quotes: true };
    rows = parse(text, { ...options, to: MAX_ROWS + 1, max_record_size: 200_000 });
  } catch {
    throw new BadDocument("unreadable");
  }
  return limitRows([{ name: "", rows }], PAGE_LIMITS);
}

/** Decodes text as spreadsheets write it: UTF-8, UTF-16 with a byte order mark, or Windows-1252. */
function toText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  // Rejects binary files: text contains no zero bytes and hardly any control characters.
  if (bytes.some((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27))) throw new BadDocument("unknown");
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** Detects the delimiter in the first line; undefined for text that isn't a table, or for markup. */
function detectDelimiter(text: string): string | undefined {
  const [line = ""] = text
    .replace(/^\ufeff/, "")
    .trimStart()
    .split(/\r?\n|\r/, 1);
  if (line.startsWith("<")) return undefined;
  const counted = [",", ";", "\t"].map((mark) => ({ mark, count: line.split(mark).length - 1 }));
  const [best] = counted.sort((a, b) => b.count - a.count);
  return best && best.count > 0 ? best.mark : undefined;
}

function limitRows(sheets: { name: string; rows: unknown[][] }[], limits: TableLimits): Sheet[] {
  const filled = sheets.map(({ name, rows }) => ({
    name: getText(name, MAX_CELL_LENGTH),
    rows: trimEmptyRows(rows.map((row) => toCells(row, limits))),
  }));
  const total = filled.reduce((sum, { rows }) => sum + rows.length, 0);
  if (total > limits.rows) throw new BadDocument("too_many_rows");
  if (total === 0) throw new BadDocument("unreadable");
  return filled.filter(({ rows }) => rows.length > 0);
}

/** Removes empty rows, but only at the end, because row numbers must match the file. */
function trimEmptyRows(rows: string[][]): string[][] {
  return rows.slice(0, rows.findLastIndex(({ length }) => length > 0) + 1);
}

/** Removes empty cells at the end of a row. */
function toCells(row: unknown[], { columns, cellLength }: TableLimits): string[] {
  const last = row.findLastIndex((cell) => cell !== null && cell !== "");
  if (last >= columns) throw new BadDocument("too_many_rows");
  return row.slice(0, last + 1).map((cell) => getText(cell, cellLength));
}

function getText(cell: unknown, maxLength: number): string {
  if (cell === null || cell === undefined) return "";
  if (typeof cell === "number") return String(Number(cell.toPrecision(12)));
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? "" : formatDate(cell);
  const text = String(cell).toWellFormed();
  return text.length > maxLength ? `${text.slice(0, maxLength).toWellFormed()}…` : text;
}

function formatDate(date: Date): string {
  const [day = "", time = ""] = date.toISOString().split("T");
  return time.startsWith("00:00") ? day : `${day} ${time.slice(0, 5)}`;
}
