import type { Context } from "#domain/context.ts";
import { type RecordChange, selectInquirySnapshots } from "#domain/imports/network/record-change-queries.ts";
import { lockLeadsOfOffice } from "#domain/leads/routing/inquiry-lead-queries.ts";
import type { RevertedRun } from "#domain/listings/import/runs/import-run.ts";
import { differs } from "./compare-snapshots.ts";
import { countDependents, lockRecords } from "./dependent-queries.ts";
import { countNotesOnPeople, deleteInquiries, selectInquiryNames, selectLeadsWithOthers } from "./lead-undo-queries.ts";
import { createEditedEntry, createInUseEntry } from "./left-record.ts";

/**
 * Undoes an import of leads in the caller's transaction: deletes the inquiries, and the leads that have no other. A
 * lead that someone has worked on since stays with its inquiries.
 */
export async function undoLeads(context: Context, changes: readonly RecordChange[]): Promise<RevertedRun> {
  const { db } = context;
  const reverted: RevertedRun = { deleted: 0, restored: 0, left: [] };
  await lockLeads(db, changes);
  const current = await selectInquirySnapshots(
    db,
    changes.map(({ record_id }) => record_id),
  );
  const names = await selectInquiryNames(db, [...current.keys()]);
  const unedited: RecordChange[] = [];
  for (const recorded of changes) {
    const change = { ...recorded, name: names.get(recorded.record_id) ?? "" };
    const now = current.get(change.record_id);
    if (!now) continue;
    if (differs(change.after, now)) reverted.left.push(createEditedEntry(context, change));
    else unedited.push(change);
  }
  const ids = unedited.map(({ record_id }) => record_id);
  const leads = [...new Set(unedited.map(getLead))];
  const others = await selectLeadsWithOthers(db, leads, ids);
  const dependents = await countDependents(
    db,
    "leads",
    leads.filter((id) => !others.has(id)),
  );
  const notes = await countNotesOnPeople(db, ids);
  const free: RecordChange[] = [];
  for (const change of unedited) {
    const count = notes.get(change.record_id);
    const found = dependents.get(getLead(change)) ?? (count ? new Map([["contact_notes", count]]) : null);
    if (found) reverted.left.push(createInUseEntry(context, change, found));
    else free.push(change);
  }
  await deleteInquiries(
    db,
    free.map(({ record_id }) => record_id),
    [...new Set(free.map(getLead))],
  );
  reverted.deleted = free.length;
  return reverted;
}

const getLead = ({ after }: RecordChange): string => String(after.lead_id);

/** Locks the leads, and blocks new inquiries to their offices' leads, until the transaction ends. */
async function lockLeads(db: Context["db"], changes: readonly RecordChange[]): Promise<void> {
  const offices = new Set(changes.map(({ after }) => Number(after.office_id)));
  for (const office_id of [...offices].sort((a, b) => a - b)) await lockLeadsOfOffice(db, office_id);
  await lockRecords(db, "leads", [...new Set(changes.map(getLead))]);
}
