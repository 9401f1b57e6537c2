import type { Context } from "#domain/context.ts";
import { BadDocument, type DocumentFault, type Sheet } from "#integrations/documents/documents.ts";
import { m } from "#messages/messages.js";
import { createUnreadableError, type OpenBytes, type TableRecord } from "./table.ts";

/** Limit in bytes. A workbook with the max number of rows is smaller. */
const MAX_BYTES = 25_000_000;

const FAULTS: Partial<Record<DocumentFault, typeof m.import_workbook_unreadable>> = {
  encrypted: m.import_workbook_encrypted,
  too_many_rows: m.import_workbook_too_many_rows,
  too_large: m.import_workbook_too_large,
  too_slow: m.import_workbook_too_slow,
  unknown: m.import_workbook_unknown,
  busy: m.import_workbook_busy,
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
    throw createUnreadableError(FAULTS[error.fault] ?? m.import_workbook_unreadable, {});
  }
  const [best] = sheets
    .filter(({ rows }) => rows.some((cells) => cells.filter((cell) => cell !== "").length > 1))
    .map(({ rows }) => ({ rows, known: Math.max(...rows.slice(0, 50).map(countKnown)) }))
    .sort((a, b) => b.known - a.known);
  if (!best) throw createUnreadableError(m.import_workbook_no_sheet, {});
  const width = best.rows.reduce((max, cells) => Math.max(max, cells.length), 0);
  return best.rows.map((cells, at) => ({ line: at + 1, cells: padCells(cells, width) }));
}

/**
 * Rejects a workbook in the old format.
 *
 * @throws Invalid
 */
export function rejectOldWorkbook(): never {
  throw createUnreadableError(m.import_workbook_old, {});
}

async function readAll(open: OpenBytes): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of open()) {
    size += chunk.length;
    if (size > MAX_BYTES) throw createUnreadableError(m.import_workbook_over_limit, {});
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Adds empty cells. A workbook stores no cells after a row's last value, but a record must have as many cells as the
 * header.
 */
function padCells(cells: readonly string[], width: number): string[] {
  return [...cells, ...Array<string>(width - cells.length).fill("")];
}
