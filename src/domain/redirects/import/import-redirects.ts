import * as v from "valibot";
import { type Context, runInTransaction } from "#domain/context.ts";
import { listPages, SMALL_KINDS } from "#domain/seo/list-pages.ts";
import { recordAuditEvent } from "#domain/staff/record-audit-event.ts";
import { authorize } from "#domain/staff/staff-policy.ts";
import { Invalid } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { lockRedirects } from "../redirect-queries.ts";
import { publishRedirects } from "../save-redirect.ts";
import { selectStoredRedirects, upsertRedirects } from "./import-queries.ts";
import { type ImportPlan, planImport, type RowProblem } from "./plan-import.ts";
import { parseRedirectCsv, type RedirectCsvRow } from "./redirect-csv.ts";

/** The result of an import or of its preview. */
export interface ImportReport {
  rows: number;
  created: number;
  updated: number;
  unchanged: number;
  rejected: number;
  /** The first rejected rows. */
  problems: RowProblem[];
}

export const redirectImportSchema = v.strictObject({ text: v.string("invalid") }, "unknown_field");

/** Max redirects per list. */
export const MAX_ROWS = 10_000;
const MAX_SHOWN_PROBLEMS = 200;

/** Checks a list of redirects without saving it. @throws NotSignedIn; NotAllowed; Invalid if it can't be read */
export async function previewRedirectImport(context: Context, { text }: { text: string }): Promise<ImportReport> {
  authorize(context, "redirect.write");
  return toReport(await plan(context, readRows(text)));
}

/**
 * Saves the valid rows of a list of redirects. Safe to repeat.
 *
 * @throws NotSignedIn; NotAllowed; Invalid if it can't be read
 */
export async function importRedirects(context: Context, { text }: { text: string }): Promise<ImportReport> {
  authorize(context, "redirect.write");
  const rows = readRows(text);
  return runInTransaction(context, async (tx) => {
    const report = toReport(await saveRedirectRows(tx, rows));
    const { created, updated } = report;
    if (created + updated > 0) {
      await recordAuditEvent(tx, {
        action: "redirects.imported",
        subject: "redirects",
        details: { created, updated },
      });
    }
    return report;
  });
}

/** Saves the valid rows of a list in the caller's transaction, whose rights the caller has checked. */
export async function saveRedirectRows(context: Context, rows: readonly RedirectCsvRow[]): Promise<ImportPlan> {
  await lockRedirects(context.db);
  const planned = await plan(context, rows);
  const changed = [...planned.created, ...planned.updated];
  if (changed.length === 0) return planned;
  await upsertRedirects(context.db, changed, context.clock());
  await publishRedirects(context);
  return planned;
}

function readRows(text: string): RedirectCsvRow[] {
  const fail = (message: string): never => {
    throw new Invalid(message, { text: [message] });
  };
  let rows: RedirectCsvRow[] = [];
  try {
    rows = parseRedirectCsv(text);
  } catch {
    fail(m.redirect_import_unreadable());
  }
  if (rows.length === 0) fail(m.redirect_import_empty());
  return rows.length > MAX_ROWS ? fail(m.redirect_import_too_long({ max: MAX_ROWS })) : rows;
}

async function plan(context: Context, rows: readonly RedirectCsvRow[]): Promise<ImportPlan> {
  const pages = (await Promise.all(SMALL_KINDS.map((kind) => listPages(context, kind)))).flat();
  const known = { stored: await selectStoredRedirects(context.db), pages: new Set(pages.map(({ path }) => path)) };
  return planImport(context, rows, known);
}

function toReport({ created, updated, unchanged, problems }: ImportPlan): ImportReport {
  return {
    rows: created.length + updated.length + unchanged + problems.length,
    created: created.length,
    updated: updated.length,
    unchanged,
    rejected: problems.length,
    problems: problems.slice(0, MAX_SHOWN_PROBLEMS),
  };
}
