import type { Context } from "#domain/context.ts";
import { openTable } from "#domain/table-files/open-table.ts";
import { createUnreadableError, type Table, type TableRecord } from "#domain/table-files/table.ts";
import { Invalid } from "#lib/errors.ts";
import { isKnownHeader, toHeaderKey } from "../listings/import/headers.ts";
import {
  describeTable,
  type ImportInput,
  type ImportResult,
  importListings,
} from "../listings/import/import-listings.ts";
import { BadValue, type RowProblem } from "../listings/import/row-problem.ts";
import { findCountProblem } from "../listings/import/row-shape.ts";
import { cleanCell } from "../listings/import/values/plain-text.ts";
import type { NetworkField } from "./header-names.ts";
import { isNetworkHeader, type NetworkHeader, readNetworkHeader } from "./network-headers.ts";
import type { RowTexts, SavedRow } from "./network-row.ts";
import { assignColleague, saveAgentRow } from "./save-agent-row.ts";
import { saveOfficeRow } from "./save-office-row.ts";

/**
 * Imports a file of listings, offices or agents, as detected from its header row. Each row of offices or agents creates
 * or updates one of them; an empty cell leaves the stored value unchanged. Safe to repeat.
 *
 * @throws Invalid if the file can't be read as any of them.
 */
export async function importFile(context: Context, input: ImportInput): Promise<ImportResult> {
  const isKnown = (name: string): boolean =>
    isKnownHeader(name) || isNetworkHeader(name) || Boolean(input.meanings?.get(toHeaderKey(name)));
  const table = await openTable(context, input.open, { encoding: input.encoding, isKnownHeader: isKnown });
  const header = await readHeader(table);
  if (!header) return importListings(context, input, table);
  if (input.isDryRun) throw createUnreadableError("A dry run is only for listings, not for offices and agents.");
  return importNetwork(context, input, table, header);
}

async function readHeader(table: Table): Promise<NetworkHeader | null> {
  for await (const { cells, broken } of table.readRecords()) return broken ? null : readNetworkHeader(cells);
  return null;
}

async function importNetwork(
  context: Context,
  input: ImportInput,
  table: Table,
  header: NetworkHeader,
): Promise<ImportResult> {
  input.onHeaders?.(header.names);
  const counts = { rows: 0, created: 0, updated: 0, unchanged: 0, rejected: 0, warnings: 0 };
  /** The file line of each office or agent, by id. */
  const claimed = new Map<number, number>();
  const saved: { record: TableRecord; texts: RowTexts; row: SavedRow }[] = [];
  const save = header.kind === "offices" ? saveOfficeRow : saveAgentRow;
  let isHeader = true;
  for await (const record of table.readRecords()) {
    const isEmpty = !record.broken && record.cells.every((cell) => cell.trim() === "");
    if (isHeader || isEmpty) {
      isHeader = false;
      continue;
    }
    counts.rows += 1;
    const texts = readTexts(record, header);
    const claim = (id: number): void => {
      const line = claimed.get(id);
      if (line !== undefined) throw new BadValue(`The row on line ${line} is the same ${header.kind.slice(0, -1)}.`);
      claimed.set(id, record.line);
    };
    try {
      const broken = record.broken ?? findCountProblem(record.cells, header);
      if (broken) throw new BadValue(broken);
      saved.push({ record, texts, row: await save(context, texts, claim) });
    } catch (error) {
      counts.rejected += 1;
      input.onBadRow?.(toProblem(error, record, header));
    }
    input.onProgress?.(counts.rows);
  }
  for (const { record, texts, row } of saved) {
    const colleague = texts.get("assigned_to");
    try {
      const isNew = colleague !== undefined && (await assignColleague(context, row.id, colleague));
      if (isNew && row.change === "unchanged") row.change = "updated";
    } catch (error) {
      const { column, value, reason } = toProblem(error, record, header, "assigned_to");
      counts.warnings += 1;
      input.onWarning?.({ line: record.line, column: column ?? "", value, text: reason, record: record.cells });
    }
    counts[row.change] += 1;
  }
  return { ...counts, ...describeTable(table), headers: header.names, ignored_headers: header.ignored, run_id: null };
}

function readTexts({ cells }: TableRecord, { fields }: NetworkHeader): RowTexts {
  const texts = new Map<NetworkField, string>();
  fields.forEach((field, column) => {
    const text = field ? cleanCell(cells[column] ?? "").trim() : "";
    if (field && text) texts.set(field, text);
  });
  return texts;
}

/** The problem with a row's first invalid field. @throws errors not caused by the row */
function toProblem(
  error: unknown,
  { line, cells }: TableRecord,
  { names, fields }: NetworkHeader,
  field: NetworkField | null = null,
): RowProblem {
  const createProblem = (at: number, reason: string): RowProblem => ({
    line,
    column: names[at] ?? null,
    value: cells[at] ?? "",
    reason,
    record: cells,
  });
  if (error instanceof BadValue) return createProblem(field ? fields.indexOf(field) : -1, error.message);
  if (!(error instanceof Invalid)) throw error;
  const [[name, messages] = ["", []]] = Object.entries(error.errors);
  return createProblem(fields.indexOf(name as NetworkField), messages[0] ?? error.message);
}
