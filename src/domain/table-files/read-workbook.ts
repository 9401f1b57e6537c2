import type { Context } from "#domain/context.ts";
import { BadDocument, type DocumentFault, type Sheet } from "#integrations/documents/documents.ts";
import { createUnreadableError, type OpenBytes, type TableRecord } from "./table.ts";

/** A workbook of the most rows that are read is smaller. */
const MAX_BYTES = 25_000_000;

const SAVE_AS_CSV = "In Excel, choose File > Save As > CSV UTF-8 and import that file.";
const OLD_EXCEL = `This workbook was saved by Excel before 2007, or has a password. ${SAVE_AS_CSV}`;
const FAULTS: Partial<Record<DocumentFault, string>> = {
  encrypted: `This workbook has a password. ${SAVE_AS_CSV}`,
  too_many_rows: `This workbook has more than 10,000 rows or 300 columns. ${SAVE_AS_CSV}`,
  too_large: `This workbook unpacks to more than 60 MB. ${SAVE_AS_CSV}`,
  too_slow: `This workbook takes too long to read. ${SAVE_AS_CSV}`,
  unknown: "This is a ZIP archive, but not an Excel or OpenDocument workbook. Import the spreadsheet in it.",
  busy: "Other files are being read. Try again in a minute.",
};

/** First bytes of a ZIP archive, which newer workbooks are, and of the compound files of Excel before 2007. */
export const ARCHIVE_MARK = [0x50, 0x4b, 0x03, 0x04] as const;
export const COMPOUND_MARK = [0xd0, 0xcf, 0x11, 0xe0] as const;

/**
 * Reads the sheet of a workbook that has the most known headers in a row, otherwise the first one with two columns. A
 * record's line is its row number in the sheet.
 *
 * @throws Invalid when the workbook can't be read.
 */
export async function readWorkbook(
  { documents }: Pick<Context, "documents">,
  open: OpenBytes,
  countKnown: (cells: readonly string[]) => number,
): Promise<TableRecord[]> {
  const bytes = await readAll(open);
  let sheets: Sheet[];
  try {
    sheets = await documents.readTables(bytes);
  } catch (error) {
    if (!(error instanceof BadDocument)) throw error;
    throw createUnreadableError(FAULTS[error.fault] ?? `This workbook can't be read. ${SAVE_AS_CSV}`);
  }
  const [best] = sheets
    .filter(({ rows }) => rows.some((cells) => cells.filter((cell) => cell !== "").length > 1))
    .map(({ rows }) => ({ rows, known: Math.max(...rows.slice(0, 50).map(countKnown)) }))
    .sort((a, b) => b.known - a.known);
  if (!best) throw createUnreadableError("This workbook has no sheet with at least two columns.");
  const width = best.rows.reduce((max, cells) => Math.max(max, cells.length), 0);
  return best.rows.map((cells, at) => ({ line: at + 1, cells: padCells(cells, width) }));
}

/** @throws Invalid for a workbook in the old format */
export function rejectOldWorkbook(): never {
  throw createUnreadableError(OLD_EXCEL);
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

/** A workbook has no cells after a row's last value, but a record has as many as the header. */
function padCells(cells: readonly string[], width: number): string[] {
  return [...cells, ...Array<string>(width - cells.length).fill("")];
}
