import { type Context, runAndRollBack, runInTransaction } from "#domain/context.ts";
import { importNetwork, type RowEvents, readRows } from "#domain/imports/network/import-network.ts";
import {
  isNetworkHeader,
  type NetworkHeader,
  type RecordKind,
  type RecordMeanings,
  readNetworkHeader,
  readRecordHeader,
} from "#domain/imports/network/network-headers.ts";
import { openTable } from "#domain/imports/table-files/open-table.ts";
import { createRemark } from "#domain/imports/table-files/remark.ts";
import { type Table, UnreadableFile } from "#domain/imports/table-files/table.ts";
import { isKnownHeader, toHeaderKey } from "#domain/listings/import/headers.ts";
import { type ImportInput, type ImportResult, importListings } from "#domain/listings/import/import-listings.ts";
import { endRun, reportProgress, startRun } from "#domain/listings/import/runs/record-run.ts";
import { m } from "#messages/messages.js";
import { importRedirectTable } from "./import-redirect-table.ts";
import { listMissingLabels } from "./record-labels.ts";

/** What kind of record a file's rows are; detected from its header row if null. */
export interface FileKind {
  kind: "listings" | RecordKind | null;
  /** What columns of records mean, in addition to the names that the import knows. */
  recordMeanings?: RecordMeanings;
}

/**
 * Imports a file of listings, offices, agents, leads or redirects, as detected from its header row. Safe to repeat.
 *
 * @throws Invalid if the file can't be read as any of them.
 */
export async function importFile(
  context: Context,
  input: ImportInput,
  { kind, recordMeanings }: FileKind = { kind: null },
  events: RowEvents = {},
): Promise<ImportResult> {
  const table = await openAnyTable(context, input, recordMeanings);
  const header = await readKnownHeader(table, kind, recordMeanings);
  if (!header) return importListings(context, input, table);
  if (header.missing.length > 0) throw createMissingError(header);
  if (input.isDryRun) return runAndRollBack(context, (tx) => importRecords(tx, input, table, header, events));
  return importRecordedRun(context, input, table, header, events);
}

/** Imports the rows of a table of records as a run, with its progress and its end. */
async function importRecordedRun(
  context: Context,
  input: ImportInput,
  table: Table,
  header: NetworkHeader,
  { onRow }: RowEvents,
): Promise<ImportResult> {
  let total = 0;
  for await (const _ of readRows(table)) total += 1;
  const run_id = await startRun(context, input, total, header.kind);
  if (run_id === null) return importRecords(context, input, table, header, { onRow });
  let counts: Record<string, number> = {};
  const onCounts = async (now: Record<string, number>): Promise<void> => {
    counts = now;
    await reportProgress(context, run_id, now);
  };
  try {
    const result = await importRecords(context, input, table, header, { onRow, onCounts }, run_id);
    const { rows, created, updated, unchanged, rejected, warnings, warned_rows } = result;
    await endRun(context, run_id, input, { rows, created, updated, unchanged, rejected, warnings, warned_rows });
    return result;
  } catch (error) {
    await endRun(context, run_id, input, counts, error).catch(() => {});
    throw error;
  }
}

/** Imports the rows of a table of records. */
export function importRecords(
  context: Context,
  input: ImportInput,
  table: Table,
  header: NetworkHeader,
  events: RowEvents,
  run_id: number | null = null,
): Promise<ImportResult> {
  return header.kind === "redirects"
    ? runInTransaction(context, (tx) => importRedirectTable(tx, input, table, header, events, run_id))
    : importNetwork(context, input, table, header, events, run_id);
}

/** Opens a file of any kind. @throws Invalid */
export function openAnyTable(
  context: Context,
  { open, encoding, meanings }: Pick<ImportInput, "open" | "encoding" | "meanings">,
  recordMeanings: RecordMeanings = new Map(),
): Promise<Table> {
  const isKnown = (name: string): boolean => {
    const key = toHeaderKey(name);
    return isKnownHeader(name) || isNetworkHeader(name) || Boolean(meanings?.get(key) || recordMeanings.get(key));
  };
  return openTable(context, open, { encoding, isKnownHeader: isKnown });
}

/** Reads the header of a file of records; null for listings. */
export async function readKnownHeader(
  table: Table,
  kind: FileKind["kind"],
  meanings?: RecordMeanings,
): Promise<NetworkHeader | null> {
  if (kind === "listings") return null;
  for await (const { cells, broken } of table.readRecords()) {
    if (broken) return null;
    return kind ? readRecordHeader(cells, kind, meanings) : readNetworkHeader(cells);
  }
  return null;
}

/** Creates the error for a file without a column that its kind needs. */
export function createMissingError(header: NetworkHeader): UnreadableFile {
  return new UnreadableFile(createRemark(m.import_record_columns_missing, { missing: listMissingLabels(header) }));
}
