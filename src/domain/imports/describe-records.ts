import { type Context, runAndRollBack } from "#domain/context.ts";
import { readRows } from "#domain/imports/network/import-network.ts";
import { type NetworkHeader, RECORD_HEADERS } from "#domain/imports/network/network-headers.ts";
import type { SavedRow } from "#domain/imports/network/network-row.ts";
import type { Table, TableRecord } from "#domain/imports/table-files/table.ts";
import { toHeaderKey } from "#domain/listings/import/headers.ts";
import type { RowProblem, RowWarning } from "#domain/listings/import/row-problem.ts";
import { type DescribedImport, describeColumns } from "#domain/listings/import/runs/describe-import.ts";
import { createMissingError, importRecords } from "./import-file.ts";

/** A row of a file as it would be imported. */
export interface PreviewedRecord {
  line: number;
  name: string;
  /** What the import would do; null for a rejected row. */
  change: SavedRow["change"] | null;
  remarks: { column: string | null; text: string }[];
}

export interface DescribedRecords extends Omit<DescribedImport, "rows"> {
  records: PreviewedRecord[];
}

const PREVIEWED_ROWS = 20;
/** The number of rows that are checked, each by saving it in a transaction that is rolled back. */
const CHECKED_ROWS = 100;

/** Describes a file of records: its columns with samples, and what importing its first rows would do. */
export async function describeRecords(
  context: Context,
  table: Table,
  header: NetworkHeader,
): Promise<DescribedRecords> {
  const { first, total } = await readFirst(table);
  const problem = header.missing.length > 0 ? createMissingError(header).message : null;
  const remarks: (RowProblem | RowWarning)[] = [];
  const records: PreviewedRecord[] = [];
  if (!problem) {
    const input = {
      open: async function* () {},
      source: "import" as const,
      isDryRun: true,
      reportLocale: context.locale,
      onBadRow: (row: RowProblem) => remarks.push(row),
      onWarning: (row: RowWarning) => remarks.push(row),
    };
    const shortened = { ...table, readRecords: () => toAsync([{ line: 0, cells: header.names }, ...first]) };
    const onRow = (
      { line, cells }: TableRecord,
      texts: ReadonlyMap<string, string>,
      change: SavedRow["change"] | null,
    ) => {
      records.push({ line, name: texts.get("name") ?? texts.get("source") ?? cells[0] ?? "", change, remarks: [] });
    };
    await runAndRollBack(context, (tx) => importRecords(tx, input, shortened, header, { onRow }));
  }
  for (const record of records) {
    record.remarks = remarks
      .filter(({ line }) => line === record.line)
      .map((one) => ({ column: one.column || null, text: "reason" in one ? one.reason : one.text }));
  }
  const { format, encoding, confidence, stray_bytes } = table;
  const columns = describeColumns(
    header.names,
    header.fields,
    first.map(({ cells }) => cells),
    countByColumn(remarks),
    (name) => proposeRecordField(header, name),
  );
  return {
    format,
    encoding,
    confidence,
    stray_bytes,
    total,
    problem,
    columns,
    records: records.sort((a, b) => a.line - b.line).slice(0, PREVIEWED_ROWS),
    checked: {
      rows: records.length,
      rejected: records.filter(({ change }) => change === null).length,
      warned_rows: records.filter(({ change, remarks }) => change !== null && remarks.length > 0).length,
    },
  };
}

async function readFirst(table: Table): Promise<{ first: TableRecord[]; total: number }> {
  const first: TableRecord[] = [];
  let total = 0;
  for await (const record of readRows(table)) {
    total += 1;
    if (first.length < CHECKED_ROWS) first.push(record);
  }
  return { first, total };
}

function countByColumn(remarks: readonly (RowProblem | RowWarning)[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { column } of remarks) if (column) counts.set(column, (counts.get(column) ?? 0) + 1);
  return counts;
}

/** Returns the field of this kind that an unknown column name contains, such as the email for "Work Email". */
function proposeRecordField({ kind, fields }: NetworkHeader, name: string): string | null {
  const key = toHeaderKey(name);
  const found = Object.entries(RECORD_HEADERS[kind]).find(
    ([field, names]) =>
      !fields.includes(field as never) && names.some((known) => known.length > 3 && key.includes(toHeaderKey(known))),
  );
  return found?.[0] ?? null;
}

async function* toAsync(records: readonly TableRecord[]): AsyncGenerator<TableRecord> {
  yield* records;
}
