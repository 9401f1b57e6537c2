import { Buffer } from "node:buffer";
import type { Context } from "#domain/context.ts";
import { BadDocument, type DocumentFault, type Sheet } from "#integrations/documents/documents.ts";
import { createUnreadableError, isWorkbook, type OpenBytes } from "./decode.ts";

/** An Excel file of the most rows that are read is smaller. */
const MAX_BYTES = 25_000_000;

/** A header row has at least this many columns: a name and a place. */
const MIN_COLUMNS = 2;

const SAVE_AS_CSV = "In Excel, choose File > Save As > CSV UTF-8 and import that file.";

const FAULTS: Partial<Record<DocumentFault, string>> = {
  encrypted: `This workbook has a password, or was saved by Excel before 2007. ${SAVE_AS_CSV}`,
  too_many_rows: `This workbook has more than 10,000 rows or 60 columns. ${SAVE_AS_CSV}`,
  busy: "Other files are being read. Try again in a minute.",
};

/**
 * Opens an Excel workbook as CSV: its first sheet with at least two columns. Other files stay as they are. The rows
 * above the header become empty lines, so that line numbers are the sheet's row numbers where no cell has a line break.
 *
 * @throws Invalid when the workbook can't be read.
 */
export async function openWorkbook({ documents }: Pick<Context, "documents">, open: OpenBytes): Promise<OpenBytes> {
  if (!isWorkbook(await readStart(open))) return open;
  const bytes = await readAll(open);
  let sheets: Sheet[];
  try {
    sheets = await documents.readTables(bytes);
  } catch (error) {
    if (!(error instanceof BadDocument)) throw error;
    throw createUnreadableError(FAULTS[error.fault] ?? `This workbook can't be read. ${SAVE_AS_CSV}`);
  }
  const rows = sheets.map((sheet) => sheet.rows).find((rows) => rows.some(isHeader));
  if (!rows) throw createUnreadableError("This workbook has no sheet with at least two columns.");
  const first = rows.findIndex(isHeader);
  const csv = Buffer.from(
    rows.map((cells, at) => (at < first ? "" : padCells(cells, rows[first]?.length ?? 0))).join("\r\n"),
  );
  return async function* () {
    yield csv;
  };
}

async function readStart(open: OpenBytes): Promise<Uint8Array> {
  let start = Buffer.alloc(0);
  for await (const chunk of open()) {
    start = Buffer.concat([start, chunk.subarray(0, 4)]);
    if (start.length >= 4) break;
  }
  return start;
}

async function readAll(open: OpenBytes): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of open()) {
    size += chunk.length;
    if (size > MAX_BYTES) throw createUnreadableError(`This workbook is larger than 25 MB. ${SAVE_AS_CSV}`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** A title above the table fills one cell. */
const isHeader = (cells: readonly string[]): boolean => cells.filter((cell) => cell !== "").length >= MIN_COLUMNS;

/** A workbook has no cells after a row's last value, but a row of CSV has as many as the header. */
function padCells(cells: readonly string[], width: number): string {
  if (cells.length === 0) return "";
  const padded = [...cells, ...Array<string>(Math.max(0, width - cells.length)).fill("")];
  return padded.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(",");
}
