import { type Context, runInTransaction } from "#domain/context.ts";
import type { RecordKind } from "./network-headers.ts";
import type { Claim, SavedRow } from "./network-row.ts";
import {
  insertRecordChanges,
  type Snapshot,
  selectLatestTransferId,
  selectSnapshot,
  selectTransferIds,
} from "./record-change-queries.ts";

interface RecordedRow {
  /** The run; null if the import isn't recorded. */
  run_id: number | null;
  kind: Exclude<RecordKind, "redirects">;
  name: string;
}

/**
 * Saves a row and records what it changed in one transaction, so that the run can be undone.
 *
 * @param claim called with the id of the row's record before it changes
 */
export function saveRecorded(
  context: Context,
  { run_id, kind, name }: RecordedRow,
  claim: (id: SavedRow["id"]) => void,
  save: (context: Context, claim: Claim) => Promise<SavedRow>,
): Promise<SavedRow> {
  if (run_id === null) return save(context, async (id) => claim(id));
  return runInTransaction(context, async (tx) => {
    const before = new Map<SavedRow["id"], Snapshot | null>();
    const latest = await selectLatestTransferId(tx.db);
    const row = await save(tx, async (id) => {
      claim(id);
      before.set(id, await selectSnapshot(tx.db, kind, id));
    });
    if (row.change === "unchanged") return row;
    const { id, change } = row;
    const recorded = {
      record_id: String(id),
      // People may have their inquiries erased, so their names are stored only there.
      name: kind === "leads" ? "" : name,
      change,
      before: change === "created" ? null : (before.get(id) ?? null),
      after: (await selectSnapshot(tx.db, kind, id)) ?? {},
      transfer_ids: kind === "agents" ? await selectTransferIds(tx.db, Number(id), latest) : [],
    };
    await insertRecordChanges(tx.db, run_id, [recorded]);
    return row;
  });
}
