import type { Context } from "#domain/context.ts";
import { ImportReport } from "#domain/listings/import/import-report.ts";
import type { RowProblem, RowWarning } from "#domain/listings/import/row-problem.ts";
import type { ImportSettings } from "#domain/listings/import/runs/import-run.ts";
import { type ImportRun, updateRun, upsertColumnMeanings } from "#domain/listings/import/runs/import-run-queries.ts";
import type { RunEnd } from "#domain/listings/import/runs/record-run.ts";
import { recordAuditEvent } from "#domain/staff/record-audit-event.ts";
import { Conflict, Invalid } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import {
  claimUpload,
  getHeadOffice,
  getImportOffice,
  loadMeanings,
  loadRecordMeanings,
  readUpload,
  requireKnownFields,
  toOpen,
} from "./desk-imports.ts";
import { importFile } from "./import-file.ts";

/** A longer report is truncated. */
const MAX_REPORT_CHARACTERS = 20_000_000;

/**
 * Starts the import of an upload and stores its column assignments for the office. The import continues after the
 * response; the run shows its progress. Returns the running import so that tests can wait for it.
 *
 * @throws Conflict if it has already been started
 */
export async function startDeskImport(context: Context, run: ImportRun): Promise<{ finished: Promise<void> }> {
  const bytes = await readUpload(context, run);
  if (!(await claimUpload(context, run))) throw new Conflict(m.import_run_started());
  const settings = run.settings as ImportSettings;
  const office_id = getImportOffice(context);
  const isListings = run.kind === "listings";
  const columns = isListings ? requireKnownFields(settings.columns ?? {}) : (settings.columns ?? {});
  const meanings = Object.entries(columns).map(([key, field]) => ({
    header_key: isListings ? key : `${run.kind}:${key}`,
    field,
  }));
  await upsertColumnMeanings(context.db, office_id ?? (await getHeadOffice(context)), meanings);
  await recordAuditEvent(context, {
    action: "import.started",
    subject: `import ${run.id}`,
    office_id: run.office_id,
    details: { file: run.file_name },
  });
  return { finished: importUpload(context, run, bytes, settings) };
}

async function importUpload(
  context: Context,
  run: ImportRun,
  bytes: Uint8Array,
  { category, encoding, publish }: ImportSettings,
): Promise<void> {
  const parts: string[] = [];
  let length = 0;
  const report = new ImportReport((csv) => {
    length += csv.length;
    // A rejected cell may contain what PostgreSQL's text can't.
    if (length <= MAX_REPORT_CHARACTERS) parts.push(csv.replaceAll("\0", ""));
  });
  const describeEnd = (error?: unknown): RunEnd => {
    report.end();
    return {
      problem: error === undefined ? null : describeProblem(error),
      findings: report.listFindings(),
      report: parts.length > 0 ? parts.join("") : null,
      file_key: null,
    };
  };
  try {
    const input = {
      open: toOpen(bytes),
      source: "import" as const,
      run: { id: run.id, describeEnd },
      reportLocale: context.locale,
      office_id: run.office_id,
      meanings: await loadMeanings(context, run.office_id),
      ...(category && { category }),
      ...(encoding && { encoding }),
      ...(publish && { publishesAll: true }),
      onHeaders: (headers: readonly string[]) => report.setHeaders(headers),
      onBadRow: (row: RowProblem) => report.addProblem(row),
      onWarning: (warning: RowWarning) => report.addWarning(warning),
    };
    const { kind } = run;
    const recordMeanings = kind === "listings" ? new Map() : await loadRecordMeanings(context, kind);
    await importFile(context, input, { kind, recordMeanings });
  } catch (error) {
    if (!(error instanceof Invalid)) context.log.error({ err: error, run: run.id }, "import failed");
    // A file that can't be read fails before its run starts.
    await updateRun(context.db, run.id, { state: "failed", ...describeEnd(error), updated_at: context.clock() }).catch(
      (err) => context.log.error({ err, run: run.id }, "import not recorded"),
    );
  }
  if (run.file_key)
    await context.files
      .remove(run.file_key)
      .catch((err) => context.log.error({ err, run: run.id }, "uploaded file not removed"));
}

const describeProblem = (error: unknown): string => (error instanceof Invalid ? error.message : m.import_run_failed());
