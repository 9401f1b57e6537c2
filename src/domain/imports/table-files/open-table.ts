import type { Context } from "#domain/context.ts";
import { m } from "#messages/messages.js";
import { decodeText, parseEncodingName } from "./decode.ts";
import { detectEncoding, startsWith } from "./detect-encoding.ts";
import { isJson, readJsonRecords } from "./read-json.ts";
import { readRecords } from "./read-records.ts";
import { ARCHIVE_MARK, COMPOUND_MARK, readWorkbook, rejectOldWorkbook } from "./read-workbook.ts";
import { createUnreadableError, type FileEncoding, type OpenBytes, type Table, type TableRecord } from "./table.ts";

/** How many rows at the start of a file are searched for the header. */
const MAX_ROWS_ABOVE = 50;
/** With fewer known headers, a row may be the header only by chance. */
const MIN_KNOWN = 2;

export interface OpenTableOptions {
  /** The encoding to use instead of the detected one. */
  encoding?: string | undefined;
  /** Whether a header names a column that some import reads. */
  isKnownHeader(name: string): boolean;
}

/**
 * Opens a file as rows: CSV and its relatives, an Excel or OpenDocument workbook, JSON, or JSON lines, as its content
 * shows. Rows above the header are skipped: it is the first row with the most known headers, otherwise the first with
 * two cells.
 *
 * @throws Invalid when the file can't be read.
 */
export async function openTable(
  context: Pick<Context, "documents">,
  open: OpenBytes,
  { encoding, isKnownHeader }: OpenTableOptions,
): Promise<Table> {
  const start = await readStart(open);
  const countKnown = (cells: readonly string[]): number => cells.filter(isKnownHeader).length;
  if (startsWith(start, COMPOUND_MARK)) rejectOldWorkbook();
  if (startsWith(start, ARCHIVE_MARK)) {
    const records = await readWorkbook(context, open, countKnown);
    const format = start.includes("mimetype") ? "ods" : "xlsx";
    return createTable(
      format,
      { encoding: "utf-8", confidence: 1, stray_bytes: 0 },
      () => toAsync(records),
      countKnown,
    );
  }
  const detected: FileEncoding = encoding
    ? { encoding: parseEncodingName(encoding), confidence: 1, stray_bytes: 0 }
    : await detectEncoding(open);
  if (start.length === 0) throw createUnreadableError(m.file_empty, {});
  const readText = () => decodeText(open, detected.encoding);
  if (isJson(await readFirstText(readText))) {
    return { ...detected, format: "json", readRecords: () => readJsonRecords(readText) };
  }
  return createTable("csv", detected, () => readRecords(readText(), isKnownHeader), countKnown);
}

/**
 * Creates the table.
 *
 * @throws Invalid when the file has no rows
 */
async function createTable(
  format: Table["format"],
  encoding: FileEncoding,
  readAll: () => AsyncGenerator<TableRecord>,
  countKnown: (cells: readonly string[]) => number,
): Promise<Table> {
  const above = await countRowsAbove(readAll(), countKnown);
  return {
    ...encoding,
    format,
    async *readRecords() {
      let row = 0;
      let header = "";
      for await (const record of readAll()) {
        const at = row++ - above;
        if (at === 0) header = record.cells.join("\n").trim();
        if (at === 0 || (at > 0 && !isRepeatedOrTotal(record, header))) yield record;
      }
    },
  };
}

async function countRowsAbove(
  records: AsyncGenerator<TableRecord>,
  countKnown: (cells: readonly string[]) => number,
): Promise<number> {
  let best = { row: -1, known: MIN_KNOWN - 1 };
  let firstWithCells = -1;
  let row = 0;
  for await (const { cells, broken } of records) {
    const known = broken ? 0 : countKnown(cells);
    if (known > best.known) best = { row, known };
    if (firstWithCells < 0 && cells.filter((cell) => cell.trim() !== "").length > 1) firstWithCells = row;
    if (++row >= MAX_ROWS_ABOVE) break;
  }
  return Math.max(0, best.row >= 0 ? best.row : firstWithCells);
}

async function* toAsync(records: readonly TableRecord[]): AsyncGenerator<TableRecord> {
  yield* records;
}

async function readStart(open: OpenBytes): Promise<Buffer> {
  let start = Buffer.alloc(0);
  for await (const chunk of open()) {
    start = Buffer.concat([start, chunk.subarray(0, 200)]);
    if (start.length >= 100) break;
  }
  return start;
}

async function readFirstText(readText: () => AsyncIterable<string>): Promise<string> {
  let start = "";
  for await (const text of readText()) {
    start += text.trimStart().slice(0, 100);
    if (start.length >= 20) break;
  }
  return start;
}

/** Returns whether a row is the header again, above a second table, or the totals below a table. */
function isRepeatedOrTotal({ cells, broken }: TableRecord, header: string): boolean {
  if (broken) return false;
  const [first, ...others] = cells.filter((cell) => cell.trim() !== "");
  const isTotal = first !== undefined && /^(?:grand |sub-?)?totals?:?$/i.test(first.trim());
  return (isTotal && others.every((cell) => !/\p{L}{3}/u.test(cell))) || cells.join("\n").trim() === header;
}
