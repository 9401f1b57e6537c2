import { type Context, runAndRollBack } from "#domain/context.ts";
import { openTable } from "#domain/table-files/open-table.ts";
import { createFixedRemark, type Remark } from "#domain/table-files/remark.ts";
import type { Table, TableRecord } from "#domain/table-files/table.ts";
import type { Locale } from "#editions/locales.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { Invalid } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { isKnownHeader, toHeaderKey } from "../listings/import/headers.ts";
import {
  describeTable,
  type ImportInput,
  type ImportResult,
  importListings,
} from "../listings/import/import-listings.ts";
import { BadValue, createBadValue, type RowProblem } from "../listings/import/row-problem.ts";
import { findCountProblem } from "../listings/import/row-shape.ts";
import { cleanCell } from "../listings/import/values/plain-text.ts";
import type { NetworkField } from "./header-names.ts";
import { isNetworkHeader, type NetworkHeader, readNetworkHeader } from "./network-headers.ts";
import { BadField, type RowTexts, type SavedRow } from "./network-row.ts";
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
  if (input.isDryRun) return runAndRollBack(context, (tx) => importNetwork(tx, input, table, header));
  return importNetwork(context, input, table, header);
}

async function readHeader(table: Table): Promise<NetworkHeader | null> {
  for await (const { cells, broken } of table.readRecords()) return broken ? null : readNetworkHeader(cells);
  return null;
}

const SAME_RECORD = { offices: m.import_same_office, agents: m.import_same_agent };

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
      if (line !== undefined) throw createBadValue(SAME_RECORD[header.kind], { line });
      claimed.set(id, record.line);
    };
    try {
      const broken = record.broken ?? findCountProblem(record.cells, header);
      if (broken) throw new BadValue(broken);
      saved.push({ record, texts, row: await save(context, texts, claim) });
    } catch (error) {
      counts.rejected += 1;
      input.onBadRow?.(toProblem(error, record, header, input.reportLocale));
    }
    input.onProgress?.(counts.rows);
  }
  for (const { record, texts, row } of saved) {
    const colleague = texts.get("assigned_to");
    try {
      const isNew = colleague !== undefined && (await assignColleague(context, row.id, colleague));
      if (isNew && row.change === "unchanged") row.change = "updated";
    } catch (error) {
      const { reason, column, ...problem } = toProblem(error, record, header, input.reportLocale, "assigned_to");
      counts.warnings += 1;
      input.onWarning?.({ ...problem, column: column ?? "", text: reason });
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

/**
 * Describes a row's first invalid field.
 *
 * @throws errors not caused by the row
 */
function toProblem(
  error: unknown,
  { line, cells }: TableRecord,
  { names, fields }: NetworkHeader,
  reportLocale: Locale | undefined,
  field: NetworkField | null = null,
): RowProblem {
  const createProblem = (name: NetworkField | null, { message, say }: Remark): RowProblem => {
    const at = name ? fields.indexOf(name) : -1;
    const reason = say(getMessageOptions(reportLocale ?? "en-US"));
    return { line, column: names[at] ?? null, value: cells[at] ?? "", reason, record: cells, message };
  };
  if (error instanceof BadField) return createProblem(error.field, error.remark);
  if (error instanceof BadValue) return createProblem(field, error.remark);
  if (!(error instanceof Invalid)) throw error;
  const [[name, messages] = ["", []]] = Object.entries(error.errors);
  return createProblem(name as NetworkField, createFixedRemark(messages[0] ?? error.message));
}
