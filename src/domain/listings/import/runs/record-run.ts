import type { ImportKind } from "#db/tables/imports.ts";
import type { Context } from "#domain/context.ts";
import { insertRun, updateRun } from "./import-run-queries.ts";

type Counts = Record<string, number>;

interface RecordedInput {
  run?: { file_name: string } | { id: number };
  office_id?: number | null;
  isDryRun?: boolean;
}

/** Starts recording an import. Returns null if it isn't recorded. */
export async function startRun(
  { db, clock, viewer }: Context,
  { run, office_id, isDryRun }: RecordedInput,
  total: number,
  kind: ImportKind = "listings",
): Promise<number | null> {
  if (!run || isDryRun) return null;
  const now = clock();
  const account_id = viewer.role === "staff" ? viewer.id : null;
  const id =
    "id" in run
      ? run.id
      : await insertRun(
          db,
          { file_name: run.file_name, file_key: null, account_id, office_id: office_id ?? null, state: "running" },
          now,
        );
  await updateRun(db, id, { kind, total, updated_at: now });
  return id;
}

export async function reportProgress({ db, clock }: Context, id: number, counts: Counts): Promise<void> {
  await updateRun(db, id, { counts, updated_at: clock() });
}

export async function endRun(
  { db, clock }: Context,
  id: number,
  state: "done" | "failed",
  counts: Counts,
): Promise<void> {
  await updateRun(db, id, { state, counts, updated_at: clock() });
}
