import type { ImportKind } from "#db/tables/imports.ts";
import { type Context, runInTransaction } from "#domain/context.ts";
import { recordCommandEvent } from "#domain/staff/record-audit-event.ts";
import { insertRun, type RunChange, updateRun } from "./import-run-queries.ts";

type Counts = Record<string, number>;

/** A new run with the file's name, or one that exists, whose end says more than its counts. */
export type RecordedRun = { file_name: string } | { id: number; describeEnd(error?: unknown): RunEnd };

export type RunEnd = Pick<RunChange, "problem" | "findings" | "report" | "file_key">;

interface RecordedInput {
  run?: RecordedRun;
  office_id?: number | null;
  isDryRun?: boolean;
}

/** Starts recording an import. Returns null if it isn't recorded. A run of the command line is in the audit log. */
export async function startRun(
  context: Context,
  { run, office_id, isDryRun }: RecordedInput,
  total: number,
  kind: ImportKind = "listings",
): Promise<number | null> {
  if (!run || isDryRun) return null;
  const id = "id" in run ? run.id : await createRun(context, run.file_name, office_id ?? null, kind);
  await updateRun(context.db, id, { kind, total, updated_at: context.clock() });
  return id;
}

function createRun(context: Context, file_name: string, office_id: number | null, kind: ImportKind): Promise<number> {
  return runInTransaction(context, async (tx) => {
    const account_id = tx.viewer.role === "staff" ? tx.viewer.id : null;
    const run = { file_name, file_key: null, account_id, office_id, state: "running" } as const;
    const id = await insertRun(tx.db, run, tx.clock());
    if (account_id === null) {
      await recordCommandEvent(tx, "import", {
        action: "import.started_by_command",
        subject: `import ${id}`,
        office_id,
        details: { file: file_name, kind },
      });
    }
    return id;
  });
}

export async function reportProgress({ db, clock }: Context, id: number, counts: Counts): Promise<void> {
  await updateRun(db, id, { counts, updated_at: clock() });
}

/**
 * Records the end of an import in one step, because the desk stops reading a run that has ended.
 *
 * @param error why the import failed, if it did
 */
export async function endRun(
  { db, clock }: Context,
  id: number,
  { run }: RecordedInput,
  counts: Counts,
  error?: unknown,
): Promise<void> {
  const state = error === undefined ? "done" : "failed";
  const end = run && "id" in run ? run.describeEnd(error) : {};
  await updateRun(db, id, { state, counts, ...end, updated_at: clock() });
}
