import type { Context } from "#domain/context.ts";
import type { RecordChange } from "#domain/imports/network/record-change-queries.ts";
import type { RevertedRun } from "#domain/listings/import/runs/import-run.ts";
import { deleteRedirectsFrom, selectStoredRedirects } from "#domain/redirects/import/import-queries.ts";
import { saveRedirectRows } from "#domain/redirects/import/import-redirects.ts";
import { lockRedirects } from "#domain/redirects/redirect-queries.ts";
import { publishRedirects } from "#domain/redirects/save-redirect.ts";
import { toRedirectSnapshot } from "../import-redirect-table.ts";
import { differs } from "./compare-snapshots.ts";
import { createEditedEntry, createNotPossibleEntry } from "./left-record.ts";

/**
 * Undoes an import of redirects in the caller's transaction. A former redirect that would now lead in a circle, or hide
 * a page, isn't restored.
 */
export async function undoRedirects(context: Context, changes: readonly RecordChange[]): Promise<RevertedRun> {
  const { db } = context;
  await lockRedirects(db);
  const reverted: RevertedRun = { deleted: 0, restored: 0, left: [] };
  const stored = new Map((await selectStoredRedirects(db)).map((redirect) => [redirect.from_pattern, redirect]));
  const created: string[] = [];
  const replaced: RecordChange[] = [];
  for (const change of changes) {
    const now = stored.get(change.record_id);
    if (!now) continue;
    if (differs(change.after, toRedirectSnapshot(now))) reverted.left.push(createEditedEntry(context, change));
    else if (change.before === null) created.push(change.record_id);
    else replaced.push(change);
  }
  await deleteRedirectsFrom(db, created);
  const { problems } = await saveRedirectRows(
    context,
    replaced.map(({ record_id, before }, line) => ({
      line,
      source: record_id,
      target: String(before?.to_pattern),
      status: String(before?.status),
      active: before?.active ? "yes" : "no",
    })),
  );
  for (const { line, message } of problems) {
    const change = replaced[line];
    if (change) reverted.left.push(createNotPossibleEntry(change, message));
  }
  await publishRedirects(context);
  reverted.deleted = created.length;
  reverted.restored = replaced.length - problems.length;
  return reverted;
}
