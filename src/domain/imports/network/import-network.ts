import type { Context } from "#domain/context.ts";
import { createFixedRemark, type Remark } from "#domain/imports/table-files/remark.ts";
import type { Table, TableRecord } from "#domain/imports/table-files/table.ts";
import { describeTable, type ImportInput, type ImportResult } from "#domain/listings/import/import-listings.ts";
import { BadValue, createBadValue, type RowProblem } from "#domain/listings/import/row-problem.ts";
import { findCountProblem } from "#domain/listings/import/row-shape.ts";
import { cleanCell } from "#domain/listings/import/values/plain-text.ts";
import type { Locale } from "#editions/locales.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { Invalid } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import type { NetworkField } from "./header-names.ts";
import type { NetworkHeader, RecordKind } from "./network-headers.ts";
import { BadField, type Claim, type RowTexts, type SavedRow } from "./network-row.ts";
import { saveRecorded } from "./record-changes.ts";
import { createSavepoint, rollBackToSavepoint } from "./row-queries.ts";
import { assignColleague, saveAgentRow } from "./save-agent-row.ts";
import { saveLeadRow } from "./save-lead-row.ts";
import { saveOfficeRow } from "./save-office-row.ts";

/** Callbacks that report rows while they are imported. */
export interface RowEvents {
  /** Called for each row with its change; null if it is rejected. */
  onRow?(record: TableRecord, texts: RowTexts, change: SavedRow["change"] | null): void;
  /** Called after each row; the next one waits for it. */
  onCounts?(counts: Record<string, number>): Promise<void>;
}

type SaveRow = (context: Context, texts: RowTexts, claim: Claim) => Promise<SavedRow>;

const SAVE: Record<Exclude<RecordKind, "redirects">, SaveRow> = {
  offices: saveOfficeRow,
  agents: saveAgentRow,
  leads: saveLeadRow,
};
const SAME_RECORD = { offices: m.import_same_office, agents: m.import_same_agent, leads: m.import_same_lead };

/**
 * Imports a file of offices, agents or leads. Each row creates or updates one of them; an empty cell leaves the stored
 * value unchanged, and a stored lead is never changed. Safe to repeat.
 */
export async function importNetwork(
  context: Context,
  input: ImportInput,
  table: Table,
  header: NetworkHeader,
  { onRow, onCounts }: RowEvents = {},
  run_id: number | null = null,
): Promise<ImportResult> {
  input.onHeaders?.(header.names);
  const kind = header.kind as keyof typeof SAVE;
  const counts = { rows: 0, created: 0, updated: 0, unchanged: 0, rejected: 0, warnings: 0, warned_rows: 0 };
  const warnedLines = new Set<number>();
  /** The file line of each record, by id. */
  const claimed = new Map<SavedRow["id"], number>();
  const saved: { record: TableRecord; texts: RowTexts; row: SavedRow }[] = [];
  for await (const record of readRows(table)) {
    counts.rows += 1;
    let texts: RowTexts = new Map();
    const claim = (id: SavedRow["id"]): void => {
      const line = claimed.get(id);
      if (line !== undefined) throw createBadValue(SAME_RECORD[kind], { line });
      claimed.set(id, record.line);
    };
    try {
      const broken = record.broken ?? findCountProblem(record.cells, header);
      if (broken) throw new BadValue(broken);
      texts = readTexts(record, header);
      const recorded = { run_id, kind, name: describeRow(texts) };
      const row = await saveInSavepoint(context, () =>
        saveRecorded(context, recorded, claim, (tx, claimRecord) => SAVE[kind](tx, texts, claimRecord)),
      );
      for (const error of row.leftOut ?? []) warn(error, record);
      saved.push({ record, texts, row });
    } catch (error) {
      counts.rejected += 1;
      input.onBadRow?.(toProblem(error, record, header, input.reportLocale));
      onRow?.(record, texts, null);
    }
    await onCounts?.(counts);
    input.onProgress?.(counts.rows);
  }
  for (const { record, texts, row } of saved) {
    const colleague = kind === "agents" ? texts.get("assigned_to") : undefined;
    try {
      if (colleague !== undefined) await assign(row, texts, colleague);
    } catch (error) {
      warn(error, record, "assigned_to");
    }
    counts[row.change] += 1;
    onRow?.(record, texts, row.change);
  }
  return { ...counts, ...describeTable(table), headers: header.names, ignored_headers: header.ignored, run_id };

  /** Sets an agent's substitute, which may be an agent of a later row. */
  async function assign(row: SavedRow, texts: RowTexts, colleague: string): Promise<void> {
    const { id } = row;
    const { change } = await saveRecorded(
      context,
      { run_id, kind, name: describeRow(texts) },
      () => {},
      async (tx, claimRecord) => {
        await claimRecord(id);
        return { id, change: (await assignColleague(tx, Number(id), colleague)) ? "updated" : "unchanged" };
      },
    );
    if (change === "updated" && row.change === "unchanged") row.change = "updated";
  }

  function warn(error: unknown, record: TableRecord, field: NetworkField | null = null): void {
    const { reason, column, ...problem } = toProblem(error, record, header, input.reportLocale, field);
    counts.warnings += 1;
    counts.warned_rows = warnedLines.add(problem.line).size;
    input.onWarning?.({ ...problem, column: column ?? "", text: reason });
  }
}

const describeRow = (texts: RowTexts): string => texts.get("name") ?? texts.get("slug") ?? texts.get("email") ?? "";

/** Yields the rows below the header, without empty ones. */
export async function* readRows(table: Table): AsyncGenerator<TableRecord> {
  let isHeader = true;
  for await (const record of table.readRecords()) {
    if (!isHeader && (record.broken || record.cells.some((cell) => cell.trim() !== ""))) yield record;
    isHeader = false;
  }
}

/** Saves a row. In a dry run's transaction, a rejected row rolls back only its own writes. */
async function saveInSavepoint(context: Context, save: () => Promise<SavedRow>): Promise<SavedRow> {
  if (!context.db.isTransaction) return save();
  await createSavepoint(context.db);
  try {
    return await save();
  } catch (error) {
    await rollBackToSavepoint(context.db);
    throw error;
  }
}

/** Reads a row's cells by field, without empty ones. @throws BadValue for a cell that can't be stored */
export function readTexts({ cells }: TableRecord, { fields }: NetworkHeader): RowTexts {
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
  const createProblem = (name: NetworkField | null, { message, translate }: Remark): RowProblem => {
    const at = name ? fields.indexOf(name) : -1;
    const reason = translate(getMessageOptions(reportLocale ?? "en-US"));
    return { line, column: names[at] ?? null, value: cells[at] ?? "", reason, record: cells, message };
  };
  if (error instanceof BadField) return createProblem(error.field, error.remark);
  if (error instanceof BadValue) return createProblem(field, error.remark);
  if (!(error instanceof Invalid)) throw error;
  const [[name, messages] = ["", []]] = Object.entries(error.errors);
  return createProblem(name as NetworkField, createFixedRemark(messages[0] ?? error.message));
}
