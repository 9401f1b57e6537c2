import type { Context } from "#domain/context.ts";
import { describeTable, type ImportInput, type ImportResult } from "#domain/listings/import/import-listings.ts";
import { type RowEvents, readRows, readTexts } from "#domain/network-import/import-network.ts";
import type { NetworkHeader } from "#domain/network-import/network-headers.ts";
import type { RowTexts } from "#domain/network-import/network-row.ts";
import { checkRedirect } from "#domain/redirects/check-redirect.ts";
import { MAX_ROWS, saveRedirectRows } from "#domain/redirects/import/import-redirects.ts";
import type { RedirectCsvRow } from "#domain/redirects/import/redirect-csv.ts";
import { createUnreadableError, type Table, type TableRecord } from "#domain/table-files/table.ts";
import { m } from "#messages/messages.js";

/** Imports a table of redirects as a whole, since each is checked against the others. Safe to repeat. */
export async function importRedirectTable(
  context: Context,
  input: ImportInput,
  table: Table,
  header: NetworkHeader,
  { onRow, onCounts }: RowEvents,
): Promise<ImportResult> {
  input.onHeaders?.(header.names);
  const read: { record: TableRecord; texts: RowTexts }[] = [];
  for await (const record of readRows(table)) {
    read.push({ record, texts: readTexts(record, header) });
    if (read.length > MAX_ROWS) throw createUnreadableError(m.redirect_import_too_long, { max: MAX_ROWS });
  }
  const plan = await saveRedirectRows(
    context,
    read.map(({ record, texts }) => toRow(record, texts)),
  );
  const problems = new Map(plan.problems.map((problem) => [problem.line, problem.message]));
  const created = new Set(plan.created.map(({ from_pattern }) => from_pattern));
  const updated = new Set(plan.updated.map(({ from_pattern }) => from_pattern));
  for (const { record, texts } of read) {
    const reason = problems.get(record.line);
    const source = texts.get("source") ?? "";
    if (reason !== undefined) {
      const at = header.fields.indexOf("source");
      const column = header.names[at] ?? null;
      input.onBadRow?.({ line: record.line, column, value: source, reason, record: record.cells, message: reason });
    }
    const checked = checkRedirect(context, { from_pattern: source, to_pattern: texts.get("target") ?? "" });
    const from = "field" in checked ? source : checked.from_pattern;
    const change = created.has(from) ? "created" : updated.has(from) ? "updated" : "unchanged";
    onRow?.(record, texts, reason === undefined ? change : null);
  }
  const counts = {
    rows: read.length,
    created: plan.created.length,
    updated: plan.updated.length,
    unchanged: plan.unchanged,
    rejected: plan.problems.length,
    warnings: 0,
  };
  await onCounts?.(counts);
  return { ...counts, ...describeTable(table), headers: header.names, ignored_headers: header.ignored, run_id: null };
}

function toRow({ line }: TableRecord, texts: RowTexts): RedirectCsvRow {
  const read = (field: "source" | "target" | "status" | "active"): string => texts.get(field) ?? "";
  return { line, source: read("source"), target: read("target"), status: read("status"), active: read("active") };
}
