import type { ImportKind } from "#db/tables/imports.ts";
import { type Context, runAndRollBack, runInTransaction } from "#domain/context.ts";
import { type RecordChange, selectRecordChanges } from "#domain/imports/network/record-change-queries.ts";
import { lockImports } from "#domain/listings/import/import-queries.ts";
import { isInterrupted, type RevertedRun } from "#domain/listings/import/runs/import-run.ts";
import { changeRunState, selectRun } from "#domain/listings/import/runs/import-run-queries.ts";
import { undoListings } from "#domain/listings/import/runs/undo-listings.ts";
import { recordCommandEvent } from "#domain/staff/record-audit-event.ts";
import { Conflict, NotFound } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { undoAgents } from "./undo-agents.ts";
import { undoLeads } from "./undo-leads.ts";
import { undoOffices } from "./undo-offices.ts";
import { undoRedirects } from "./undo-redirects.ts";

type UndoRecords = (context: Context, changes: readonly RecordChange[]) => Promise<RevertedRun>;

const UNDO: Record<Exclude<ImportKind, "listings">, UndoRecords> = {
  offices: undoOffices,
  agents: undoAgents,
  leads: undoLeads,
  redirects: undoRedirects,
};

/**
 * Undoes an import in one transaction: deletes what it created and restores what it updated. Records that were edited
 * since, or that something depends on, are left unchanged and listed. A second undo is rejected.
 *
 * @throws NotFound; Conflict if the import isn't done, was undone, or didn't record its changes
 */
export function undoImport(context: Context, id: number): Promise<RevertedRun> {
  return runInTransaction(context, (tx) => undo(tx, id, false));
}

/** Undoes an import on the command line, which the audit log shows. @throws NotFound; Conflict */
export function undoImportByCommand(context: Context, id: number): Promise<RevertedRun> {
  return runInTransaction(context, async (tx) => {
    const reverted = await undoImport(tx, id);
    const run = await selectRun(tx.db, id);
    await recordCommandEvent(tx, "import", {
      action: "import.reverted_by_command",
      subject: `import ${id}`,
      office_id: run?.office_id ?? null,
      details: describeReverted(run?.kind, reverted),
    });
    return reverted;
  });
}

/** Describes an undone import for the audit log. */
export function describeReverted(kind: ImportKind | undefined, { deleted, restored, left }: RevertedRun) {
  return { kind, deleted, restored, left: left.length };
}

/** Returns what undoing an import would do. @throws NotFound; Conflict */
export function previewUndo(context: Context, id: number): Promise<RevertedRun> {
  return runAndRollBack(context, (tx) => undo(tx, id, true));
}

async function undo(context: Context, id: number, isPreview: boolean): Promise<RevertedRun> {
  const { db, clock } = context;
  await lockImports(db);
  const run = await selectRun(db, id);
  if (!run || run.state === "uploaded") throw new NotFound(m.import_run_not_found());
  const states = isInterrupted(run, clock()) ? (["running"] as const) : (["done", "failed"] as const);
  if (!(await changeRunState(db, id, states, "reverted", clock()))) throw new Conflict(m.import_run_not_done());
  if (run.kind === "listings") return undoListings(context, id, { isPreview });
  const changes = await selectRecordChanges(db, id);
  const { created = 0, updated = 0 } = run.counts as Partial<Record<string, number>>;
  if (changes.length === 0 && created + updated > 0) throw new Conflict(m.import_undo_not_recorded());
  return UNDO[run.kind](context, changes);
}
