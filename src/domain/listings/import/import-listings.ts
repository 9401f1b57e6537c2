import type { Context } from "#domain/context.ts";
import { openTable } from "#domain/table-files/open-table.ts";
import {
  createUnreadableError,
  type FileEncoding,
  type OpenBytes,
  type Table,
  type TableRecord,
} from "#domain/table-files/table.ts";
import { type Header, isKnownHeader, readHeader } from "./headers.ts";
import { formatIdentity, parseOwnNumber } from "./identity.ts";
import { advanceNumbers, refreshStatistics, selectAgents, selectOffices } from "./import-queries.ts";
import type { ListingRow } from "./listing-row.ts";
import { createNetworkIndex } from "./network-index.ts";
import { createRowReader } from "./read-row.ts";
import { BadValue, type RowProblem, type RowWarning } from "./row-problem.ts";
import { describeDuplicateRow, saveBatch } from "./save-batch.ts";
import { matchSector, type Sector } from "./values/match-category.ts";

export interface ImportInput {
  /** Opens the file from its start. Called several times: for its encoding, its header, its highest number, its rows. */
  open: OpenBytes;
  /** The file's encoding; detected if omitted. */
  encoding?: string;
  source: "import" | "demo";
  /** The category, by name, of rows that have none and whose headline names none. */
  category?: string;
  /** Publishes new rows whose text identifies the seller, too; otherwise they become drafts. */
  publishesAll?: boolean;
  /** Called with the header row as spelled in the file, before any row. */
  onHeaders?(headers: readonly string[]): void;
  /** Number of rows processed so far, including bad ones. */
  onProgress?(rowsDone: number): void;
  /** Called for each row that was not imported, roughly in file order: rows that the database rejects come later. */
  onBadRow?(problem: RowProblem): void;
  /** Called for each doubtful value in a row that was imported anyway. */
  onWarning?(warning: RowWarning): void;
}

export interface ImportResult extends FileEncoding, Pick<Table, "format"> {
  rows: number;
  created: number;
  updated: number;
  unchanged: number;
  rejected: number;
  warnings: number;
  /** The header row as spelled in the file, and the headers that were not read. */
  headers: string[];
  ignored_headers: string[];
}

/** Rows per statement: large enough to make round trips negligible, small enough not to block others for long. */
const BATCH_SIZE = 500;

/** Imports with at least this many rows refresh the table's statistics for the query planner. */
const MIN_ROWS_FOR_STATISTICS = 1_000;

/**
 * Imports a broker's spreadsheet: each row creates or updates one listing, which is identified by its number, its
 * reference, or its office, name and place. Missing columns and empty cells for office, agent, status and dates leave
 * existing values unchanged. Safe to repeat, also after an interruption: rows are written in transactions of a few
 * hundred.
 *
 * @throws Invalid when the file cannot be read as a table of listings, or when `category` is unknown.
 */
export async function importListings(context: Context, input: ImportInput, openedTable?: Table): Promise<ImportResult> {
  const table = openedTable ?? (await openTable(context, input.open, { encoding: input.encoding, isKnownHeader }));
  const { header, highest } = await scanFile(table.readRecords());
  input.onHeaders?.(header.names);
  if (highest > 0) await advanceNumbers(context.db, highest);
  const network = createNetworkIndex(await selectOffices(context.db), await selectAgents(context.db));
  const sector = input.category ? parseCategory(input.category) : null;
  const { edition, gazetteer, clock, locale } = context;
  const read = createRowReader({
    header,
    network,
    edition,
    gazetteer,
    now: clock(),
    locale,
    defaultSector: sector,
  });
  const run = new ImportRun(context, input, header);
  try {
    for await (const record of toRows(table.readRecords())) {
      const reading = read(record);
      if ("problem" in reading) run.reject(reading.problem);
      else await run.add(reading.row);
    }
  } finally {
    await run.finish();
  }
  return { ...run.counts, ...describeTable(table), headers: header.names, ignored_headers: header.ignored };
}

/** How a file was read. */
export function describeTable({ format, encoding, confidence, stray_bytes }: Table) {
  return { format, encoding, confidence, stray_bytes };
}

/** @throws Invalid, naming the nearest category. */
function parseCategory(name: string): Sector {
  try {
    return matchSector(name, "");
  } catch (error) {
    throw error instanceof BadValue ? createUnreadableError(error.message) : error;
  }
}

/**
 * Reads a file's header and the highest listing number in its rows. New listings get numbers above it; otherwise a
 * later row could claim a number that was just assigned, merging two listings.
 */
async function scanFile(records: AsyncIterable<TableRecord>): Promise<{ header: Header; highest: number }> {
  let header: Header | null = null;
  let highest = 0;
  for await (const { cells, broken } of records) {
    if (header) {
      highest = Math.max(highest, parseOwnNumber(cells[header.fields.indexOf("number")]?.trim() ?? "") ?? 0);
      continue;
    }
    if (broken) throw createUnreadableError(broken);
    header = readHeader(cells);
  }
  if (!header) throw createUnreadableError("The file has no rows.");
  return { header, highest };
}

/** The rows below the header, without empty ones. */
async function* toRows(records: AsyncIterable<TableRecord>): AsyncGenerator<TableRecord> {
  let isHeader = true;
  for await (const record of records) {
    if (!isHeader && (record.broken || record.cells.some((cell) => cell.trim() !== ""))) yield record;
    isHeader = false;
  }
}

/** One import in progress: collects rows into batches, and reads the next batch while the previous one is written. */
class ImportRun {
  readonly counts = { rows: 0, created: 0, updated: 0, unchanged: 0, rejected: 0, warnings: 0 };
  readonly #context: Context;
  readonly #input: ImportInput;
  readonly #header: Header;
  /** The file line of each listing, by listing number. */
  readonly #claimed = new Map<number, number>();
  /** The same for rows in the current batch, whose numbers are not known yet. */
  readonly #gathered = new Map<string, number>();
  #batch: ListingRow[] = [];
  #writing: Promise<void> = Promise.resolve();

  constructor(context: Context, input: ImportInput, header: Header) {
    this.#context = context;
    this.#input = input;
    this.#header = header;
  }

  reject(problem: RowProblem): void {
    this.counts.rows += 1;
    this.counts.rejected += 1;
    this.#input.onBadRow?.(problem);
  }

  async add(row: ListingRow): Promise<void> {
    const identity = formatIdentity(row.identity);
    const line = this.#gathered.get(identity);
    if (line !== undefined) return this.#rejectRow(row, describeDuplicateRow(line));
    this.#gathered.set(identity, row.line);
    this.#batch.push(row);
    if (this.#batch.length >= BATCH_SIZE) await this.#flush();
  }

  async finish(): Promise<void> {
    await this.#flush();
    await this.#writing;
    if (this.counts.created >= MIN_ROWS_FOR_STATISTICS) await refreshStatistics(this.#context.db);
  }

  async #flush(): Promise<void> {
    await this.#writing;
    const batch = this.#batch;
    this.#batch = [];
    this.#gathered.clear();
    if (batch.length === 0) return;
    this.#writing = this.#write(batch);
    // Handled where it is awaited; without this, a failure before then would end the process as an unhandled rejection.
    this.#writing.catch(() => {});
  }

  async #write(batch: ListingRow[]): Promise<void> {
    const { created, updated, unchanged, rejected } = await saveBatch(
      this.#context,
      batch,
      { source: this.#input.source, publishesAll: this.#input.publishesAll ?? this.#input.source === "demo" },
      this.#claimed,
    );
    for (const [row, reason] of rejected) this.#rejectRow(row, reason);
    this.counts.rows += batch.length - rejected.size;
    this.counts.created += created;
    this.counts.updated += updated;
    this.counts.unchanged += unchanged;
    for (const row of batch) if (!rejected.has(row)) this.#warn(row.warnings);
    this.#input.onProgress?.(this.counts.rows);
  }

  #rejectRow(row: ListingRow, reason: string): void {
    const { line, cells } = row;
    const column = this.#header.fields.indexOf("number");
    this.reject({
      line,
      column: this.#header.names[column] ?? null,
      value: cells[column] ?? "",
      reason,
      record: cells,
    });
  }

  #warn(warnings: readonly RowWarning[]): void {
    this.counts.warnings += warnings.length;
    for (const warning of warnings) this.#input.onWarning?.(warning);
  }
}
