import { setImmediate } from "node:timers/promises";
import type { Context } from "#domain/context.ts";
import { openTable } from "#domain/imports/table-files/open-table.ts";
import type { Remark } from "#domain/imports/table-files/remark.ts";
import type { FileEncoding, OpenBytes, Table } from "#domain/imports/table-files/table.ts";
import type { Locale } from "#editions/locales.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { type Header, isKnownHeader, type Meanings } from "./headers.ts";
import { formatIdentity } from "./identity.ts";
import { advanceNumbers, refreshStatistics, selectAgents, selectOffices } from "./import-queries.ts";
import type { ListingRow } from "./listing-row.ts";
import { createNetworkIndex } from "./network-index.ts";
import { createRowReader } from "./read-row.ts";
import type { RowProblem, RowWarning } from "./row-problem.ts";
import { endRun, type RecordedRun, reportProgress, startRun } from "./runs/record-run.ts";
import { describeDuplicateRow, saveBatch } from "./save-batch.ts";
import { scanFile, toRows } from "./scan-file.ts";
import { parseSector } from "./values/match-category.ts";
import { warnOfDuplicates } from "./warn-of-duplicates.ts";

export interface ImportInput {
  /**
   * Opens the file from its start. It is called several times: to detect the encoding, read the header, find the
   * highest number and read the rows.
   */
  open: OpenBytes;
  /** The file's encoding; detected if omitted. */
  encoding?: string;
  source: "import" | "demo";
  /** The name of the category for rows that have no category and whose headline doesn't suggest one. */
  category?: string;
  /**
   * Whether rows whose text identifies the seller are published, also if an earlier import made them drafts. Otherwise,
   * new ones become drafts.
   */
  publishesAll?: boolean;
  /** The only office whose listings may change; rows without an office belong to it. Null for all offices. */
  office_id?: number | null;
  /** The fields assigned to columns, in addition to the names that the import knows. */
  meanings?: Meanings;
  /** Checks the file without writing anything. */
  isDryRun?: boolean;
  /** The language of problems and warnings; English if omitted, as the command line is. */
  reportLocale?: Locale;
  /** Records the run, so that it can be reverted. */
  run?: RecordedRun;
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
  /** The number of rows that became or stayed drafts because their text identifies the seller. */
  drafts?: number;
  warnings: number;
  /** The number of imported rows with at least one warning. */
  warned_rows: number;
  /** The header row as spelled in the file, and the headers that were ignored. */
  headers: string[];
  ignored_headers: string[];
  /** The recorded run; null if none was. */
  run_id: number | null;
}

/** Rows per statement: large enough to make round trips negligible, small enough not to block others for long. */
const BATCH_SIZE = 500;

/**
 * Rows read between two turns of the event loop. Without these turns, the statements of the previous batch would wait
 * for each other until the next batch has been read, and requests would wait, too.
 */
const ROWS_PER_TURN = 10;

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
  const { header, highest, total } = await scanFile(table.readRecords(), input.meanings);
  input.onHeaders?.(header.names);
  if (highest > 0 && !input.isDryRun) await advanceNumbers(context.db, highest);
  const office_id = input.office_id ?? null;
  const network = createNetworkIndex(await selectOffices(context.db), await selectAgents(context.db), office_id);
  const sector = input.category ? parseSector(input.category) : null;
  const { edition, gazetteer, clock } = context;
  const read = createRowReader({
    header,
    network,
    edition,
    gazetteer,
    now: clock(),
    locale: context.network.locales[0],
    reportLocale: input.reportLocale ?? "en-US",
    defaultSector: sector,
  });
  const run_id = await startRun(context, input, total);
  const run = new ListingImport(context, input, header, run_id);
  try {
    let rows = 0;
    for await (const record of toRows(table.readRecords(), header)) {
      if (++rows % ROWS_PER_TURN === 0) await setImmediate();
      const reading = read(record);
      if ("problem" in reading) run.reject(reading.problem);
      else await run.add(reading.row);
    }
    await run.finish();
    if (run_id !== null) await endRun(context, run_id, input, run.counts);
  } catch (error) {
    await run.finish().catch(() => {});
    if (run_id !== null) await endRun(context, run_id, input, run.counts, error).catch(() => {});
    throw error;
  }
  return { ...run.counts, ...describeTable(table), headers: header.names, ignored_headers: header.ignored, run_id };
}

/** Describes the format and encoding of a file as it was read. */
export function describeTable({ format, encoding, confidence, stray_bytes }: Table) {
  return { format, encoding, confidence, stray_bytes };
}

/** One import in progress: collects rows into batches, and reads the next batch while the previous one is written. */
class ListingImport {
  readonly counts = {
    rows: 0,
    created: 0,
    updated: 0,
    unchanged: 0,
    rejected: 0,
    drafts: 0,
    warnings: 0,
    warned_rows: 0,
  };
  readonly #context: Context;
  readonly #input: ImportInput;
  readonly #header: Header;
  readonly #run_id: number | null;
  /** In a dry run, the lines of all rows by identity, since nothing is stored. */
  readonly #seen = new Map<string, number>();
  /** The file line of each listing, by listing number. */
  readonly #claimed = new Map<number, number>();
  /** The file line of each new listing in the current batch, by identity, because these have no numbers yet. */
  readonly #gathered = new Map<string, number>();
  #batch: ListingRow[] = [];
  #writing: Promise<void> = Promise.resolve();

  constructor(context: Context, input: ImportInput, header: Header, run_id: number | null) {
    this.#run_id = run_id;
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
    const line = this.#gathered.get(identity) ?? this.#seen.get(identity);
    if (this.#input.isDryRun) this.#seen.set(identity, line ?? row.line);
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
    const { created, updated, unchanged, rejected, drafts } = await saveBatch(
      this.#context,
      batch,
      {
        source: this.#input.source,
        publishesAll: this.#input.publishesAll ?? this.#input.source === "demo",
        run_id: this.#run_id,
        office_id: this.#input.office_id ?? null,
        isDryRun: this.#input.isDryRun ?? false,
      },
      this.#claimed,
    );
    for (const [row, reason] of rejected) this.#rejectRow(row, reason);
    this.counts.rows += batch.length - rejected.size;
    this.counts.created += created.size;
    this.counts.updated += updated;
    this.counts.unchanged += unchanged;
    this.counts.drafts += drafts;
    const saved = batch.filter((row) => !rejected.has(row));
    const isChecked = this.#input.source === "import" && !this.#input.isDryRun;
    const duplicates = isChecked ? await this.#listDuplicates(created) : [];
    this.#warn([...saved.flatMap(({ warnings }) => warnings), ...duplicates].sort((a, b) => a.line - b.line));
    if (this.#run_id !== null) await reportProgress(this.#context, this.#run_id, this.counts);
    this.#input.onProgress?.(this.counts.rows);
  }

  #listDuplicates(created: ReadonlyMap<number, ListingRow>): Promise<RowWarning[]> {
    const column = this.#header.names[this.#header.fields.indexOf("name")] ?? "";
    return warnOfDuplicates(
      this.#context,
      created,
      column,
      this.#input.office_id ?? null,
      this.#input.reportLocale ?? "en-US",
    );
  }

  #rejectRow(row: ListingRow, { message, translate }: Remark): void {
    const { line, cells } = row;
    const column = this.#header.fields.indexOf("number");
    this.reject({
      line,
      column: this.#header.names[column] ?? null,
      value: cells[column] ?? "",
      reason: translate(getMessageOptions(this.#input.reportLocale ?? "en-US")),
      record: cells,
      message,
    });
  }

  #warn(warnings: readonly RowWarning[]): void {
    this.counts.warnings += warnings.length;
    this.counts.warned_rows += new Set(warnings.map(({ line }) => line)).size;
    for (const warning of warnings) this.#input.onWarning?.(warning);
  }
}
