import type { Context } from "#domain/context.ts";
import { type RowEvents, readRows, readTexts } from "#domain/imports/network/import-network.ts";
import type { NetworkHeader } from "#domain/imports/network/network-headers.ts";
import type { RowTexts } from "#domain/imports/network/network-row.ts";
import {
  insertRecordChanges,
  type RecordChange,
  type Snapshot,
} from "#domain/imports/network/record-change-queries.ts";
import { createUnreadableError, type Table, type TableRecord } from "#domain/imports/table-files/table.ts";
import { describeTable, type ImportInput, type ImportResult } from "#domain/listings/import/import-listings.ts";
import { BadValue, type RowProblem } from "#domain/listings/import/row-problem.ts";
import { checkRedirect } from "#domain/redirects/check-redirect.ts";
import type { StoredRedirect } from "#domain/redirects/import/import-queries.ts";
import { MAX_ROWS, saveRedirectRows } from "#domain/redirects/import/import-redirects.ts";
import type { ImportPlan } from "#domain/redirects/import/plan-import.ts";
import type { RedirectCsvRow } from "#domain/redirects/import/redirect-csv.ts";
import type { Locale } from "#editions/locales.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { m } from "#messages/messages.js";

/** Imports a table of redirects as a whole, since each is checked against the others. Safe to repeat. */
export async function importRedirectTable(
  context: Context,
  input: ImportInput,
  table: Table,
  header: NetworkHeader,
  { onRow }: Pick<RowEvents, "onRow">,
  run_id: number | null,
): Promise<ImportResult> {
  input.onHeaders?.(header.names);
  const read: { record: TableRecord; texts: RowTexts }[] = [];
  let unreadable = 0;
  for await (const record of readRows(table)) {
    try {
      read.push({ record, texts: readTexts(record, header) });
    } catch (error) {
      if (!(error instanceof BadValue)) throw error;
      unreadable += 1;
      input.onBadRow?.(toProblem(record, error, input.reportLocale));
      onRow?.(record, new Map(), null);
    }
    if (read.length + unreadable > MAX_ROWS) throw createUnreadableError(m.redirect_import_too_long, { max: MAX_ROWS });
  }
  const plan = await saveRedirectRows(
    context,
    read.map(({ record, texts }) => toRow(record, texts)),
  );
  if (run_id !== null) await insertRecordChanges(context.db, run_id, listChanges(plan));
  const problems = new Map(plan.problems.map((problem) => [problem.line, problem]));
  const created = new Set(plan.created.map(({ from_pattern }) => from_pattern));
  const updated = new Set(plan.updated.map(({ from_pattern }) => from_pattern));
  for (const { record, texts } of read) {
    const problem = problems.get(record.line);
    const source = texts.get("source") ?? "";
    if (problem) {
      const column = header.names[header.fields.indexOf(problem.column)] ?? null;
      const { message } = problem;
      const value = texts.get(problem.column) ?? "";
      input.onBadRow?.({ line: record.line, column, value, reason: message, record: record.cells, message });
    }
    const checked = checkRedirect(context, { from_pattern: source, to_pattern: texts.get("target") ?? "" });
    const from = "field" in checked ? source : checked.from_pattern;
    const change = created.has(from) ? "created" : updated.has(from) ? "updated" : "unchanged";
    onRow?.(record, texts, problem ? null : change);
  }
  const counts = {
    rows: read.length + unreadable,
    created: plan.created.length,
    updated: plan.updated.length,
    unchanged: plan.unchanged,
    rejected: plan.problems.length + unreadable,
    warnings: 0,
    warned_rows: 0,
  };
  return { ...counts, ...describeTable(table), headers: header.names, ignored_headers: header.ignored, run_id };
}

function toProblem({ line, cells }: TableRecord, { remark }: BadValue, locale: Locale = "en-US"): RowProblem {
  const reason = remark.translate(getMessageOptions(locale));
  return { line, column: null, value: "", reason, record: cells, message: remark.message };
}

function listChanges({ created, updated, replaced }: ImportPlan): RecordChange[] {
  const before = new Map(replaced.map((redirect) => [redirect.from_pattern, redirect]));
  return [...created, ...updated].map((redirect) => {
    const earlier = before.get(redirect.from_pattern);
    return {
      record_id: redirect.from_pattern,
      name: redirect.from_pattern,
      change: earlier ? "updated" : "created",
      before: earlier ? toRedirectSnapshot(earlier) : null,
      after: toRedirectSnapshot(redirect),
      transfer_ids: [],
    };
  });
}

/** Returns the fields of a redirect that an import may change. */
export function toRedirectSnapshot({
  to_pattern,
  status,
  active,
}: Pick<StoredRedirect, "to_pattern" | "status" | "active">): Snapshot {
  return { to_pattern, status, active };
}

function toRow({ line }: TableRecord, texts: RowTexts): RedirectCsvRow {
  const read = (field: "source" | "target" | "status" | "active"): string => texts.get(field) ?? "";
  return { line, source: read("source"), target: read("target"), status: read("status"), active: read("active") };
}
