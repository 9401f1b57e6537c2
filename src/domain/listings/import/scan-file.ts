import { createUnreadableError, type TableRecord, UnreadableFile } from "#domain/imports/table-files/table.ts";
import { m } from "#messages/messages.js";
import { type Header, type Meanings, readHeader } from "./headers.ts";
import { parseOwnNumber } from "./identity.ts";
import { isGroupHeading } from "./row-shape.ts";

/**
 * Reads a file's header and the highest listing number in its rows. New listings get numbers above it; otherwise a
 * later row could claim a number that was just assigned, merging two listings.
 */
export async function scanFile(
  records: AsyncIterable<TableRecord>,
  meanings: Meanings | undefined,
): Promise<{ header: Header; highest: number; total: number }> {
  let total = 0;
  let header: Header | null = null;
  let highest = 0;
  for await (const { cells, broken } of records) {
    if (header) {
      total += 1;
      highest = Math.max(highest, parseOwnNumber(cells[header.fields.indexOf("number")]?.trim() ?? "") ?? 0);
      continue;
    }
    if (broken) throw new UnreadableFile(broken);
    header = readHeader(cells, meanings);
  }
  if (!header) throw createUnreadableError(m.import_file_no_rows, {});
  return { header, highest, total };
}

/** Returns the rows below the header, without empty ones and headings of groups. */
export async function* toRows(records: AsyncIterable<TableRecord>, header: Header): AsyncGenerator<TableRecord> {
  let isHeader = true;
  for await (const record of records) {
    const isFilled = record.broken || record.cells.some((cell) => cell.trim() !== "");
    if (!isHeader && isFilled && !isGroupHeading(record, header)) yield record;
    isHeader = false;
  }
}
