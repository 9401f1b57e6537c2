import type { Context } from "#domain/context.ts";
import { type RecordChange, type Snapshot, selectSnapshot } from "#domain/imports/network/record-change-queries.ts";
import { invalidate } from "#domain/invalidate.ts";
import type { LeftRecord, RevertedRun } from "#domain/listings/import/runs/import-run.ts";
import { replaceTerritory, selectTakenCodes } from "#domain/offices/editing/edited-office-queries.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { m } from "#messages/messages.js";
import { differs, listDifferences } from "./compare-snapshots.ts";
import { countDependents, lockRecords } from "./dependent-queries.ts";
import { createEditedEntry, createInUseEntry, createNotPossibleEntry } from "./left-record.ts";
import { deleteOffices, restoreColumns } from "./restore-queries.ts";

/** Parts that have their own tables; imports don't change the hours. */
const PARTS = ["territory", "hours"];

/** Undoes an import of offices in the caller's transaction. */
export async function undoOffices(context: Context, changes: readonly RecordChange[]): Promise<RevertedRun> {
  const { db } = context;
  const reverted: RevertedRun = { deleted: 0, restored: 0, left: [] };
  const created: RecordChange[] = [];
  await lockRecords(
    db,
    "offices",
    changes.map(({ record_id }) => Number(record_id)),
  );
  for (const change of changes) {
    const current = await selectSnapshot(db, "offices", Number(change.record_id));
    if (!current) continue;
    if (change.before === null) {
      if (differs(change.after, current)) reverted.left.push(createEditedEntry(context, change));
      else created.push(change);
      continue;
    }
    const left = await restoreOffice(context, change, change.before, current);
    if (left) reverted.left.push(left);
    else reverted.restored += 1;
  }
  const dependents = await countDependents(
    db,
    "offices",
    created.map(({ record_id }) => Number(record_id)),
  );
  const deleted = created.filter(({ record_id }) => !dependents.has(record_id));
  for (const change of created) {
    const found = dependents.get(change.record_id);
    if (found) reverted.left.push(createInUseEntry(context, change, found));
  }
  await deleteOffices(
    db,
    deleted.map(({ record_id }) => Number(record_id)),
  );
  reverted.deleted = deleted.length;
  // Menus, lists and listings everywhere contain links to offices.
  await invalidate(context, "*", "offices", "listings");
  return reverted;
}

/** Restores what a run changed of an office. Returns why it can't be restored, or null. */
async function restoreOffice(
  context: Context,
  change: RecordChange,
  before: Snapshot,
  current: Snapshot,
): Promise<LeftRecord | null> {
  const { db, clock } = context;
  const id = Number(change.record_id);
  const changed = listDifferences(before, change.after);
  if (differs(change.after, current, changed)) return createEditedEntry(context, change);
  if (changed.includes("status") && before.status !== "Active") {
    const dependents = (await countDependents(db, "offices", [id])).get(change.record_id);
    if (dependents) return createInUseEntry(context, change, dependents);
  }
  const territory = before.territory as string[];
  if (changed.includes("territory")) {
    const taken = await selectTakenCodes(db, id, territory);
    if (taken.length > 0) {
      const codes = taken.map(({ postal_code, office }) => `${postal_code} (${office})`).join(", ");
      return createNotPossibleEntry(change, m.import_left_territory({ codes }, getMessageOptions(context.locale)));
    }
    await replaceTerritory(db, id, territory);
  }
  const columns = changed.filter((name) => !PARTS.includes(name) && name in current);
  await restoreColumns(db, "offices", { id, before, columns, now: clock() });
  return null;
}
