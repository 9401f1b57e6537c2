import type { Context } from "#domain/context.ts";
import { type RecordChange, type Snapshot, selectSnapshot } from "#domain/imports/network/record-change-queries.ts";
import { invalidate } from "#domain/invalidate.ts";
import type { LeftRecord, RevertedRun } from "#domain/listings/import/runs/import-run.ts";
import { isActiveAgent, isActiveOffice } from "#domain/offices/agents/editing/edited-agent-queries.ts";
import { countRecords } from "#domain/offices/transfers/count-queries.ts";
import { selectAccounts } from "#domain/offices/transfers/people-queries.ts";
import { setReversedAt } from "#domain/offices/transfers/transfer-queries.ts";
import { endAccountSessions, returnTransferredRecords } from "#domain/offices/transfers/transfer-records.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { m } from "#messages/messages.js";
import { differs, listDifferences } from "./compare-snapshots.ts";
import { countDependents, lockRecords } from "./dependent-queries.ts";
import { createEditedEntry, createInUseEntry, createNotPossibleEntry } from "./left-record.ts";
import {
  deleteAgents,
  restoreColleagues,
  restoreColumns,
  restoreEntry,
  selectSubstitutions,
} from "./restore-queries.ts";

/** Parts of a snapshot that aren't columns of the agent. */
const PARTS = ["entry", "substitute_of", "owner_of"];

/**
 * Undoes an import of agents in the caller's transaction. Listings and leads that moved with an agent, or that an agent
 * handed over, go back unless someone else has received them since.
 */
export async function undoAgents(context: Context, changes: readonly RecordChange[]): Promise<RevertedRun> {
  const reverted: RevertedRun = { deleted: 0, restored: 0, left: [] };
  const created: RecordChange[] = [];
  await lockRecords(
    context.db,
    "agents",
    changes.map(({ record_id }) => Number(record_id)),
  );
  // Records that passed through several agents go back in reverse order.
  const latestFirst = changes.toSorted((a, b) => getLatestTransfer(b) - getLatestTransfer(a));
  for (const change of latestFirst) {
    const current = await selectSnapshot(context.db, "agents", Number(change.record_id));
    if (!current) continue;
    if (change.before === null) {
      if (differs(change.after, current)) reverted.left.push(createEditedEntry(context, change));
      else created.push(change);
      continue;
    }
    const left = await restoreAgent(context, change, change.before, current);
    if (left) reverted.left.push(left);
    else reverted.restored += 1;
  }
  const inUse = await findInUse(context, created);
  for (const change of created) {
    const dependents = inUse.get(change.record_id);
    if (dependents) reverted.left.push(createInUseEntry(context, change, dependents));
  }
  const deleted = created.filter(({ record_id }) => !inUse.has(record_id)).map(({ record_id }) => Number(record_id));
  await deleteAgents(context.db, deleted);
  reverted.deleted = deleted.length;
  await invalidate(context, "*", "offices", "listings");
  return reverted;
}

const getLatestTransfer = ({ transfer_ids }: RecordChange): number => Math.max(0, ...transfer_ids);

/** Finds the created agents that others depend on. Agents that are deleted as well don't count. */
async function findInUse({ db }: Context, created: readonly RecordChange[]): Promise<Map<string, Map<string, number>>> {
  const ids = created.map(({ record_id }) => Number(record_id));
  const inUse = await countDependents(db, "agents", ids);
  const substitutions = await selectSubstitutions(db, ids);
  for (const [id, dependents] of inUse) {
    dependents.delete("agents");
    if (dependents.size === 0) inUse.delete(id);
  }
  let isGrowing = true;
  while (isGrowing) {
    const free = new Set(ids.filter((id) => !inUse.has(String(id))));
    const used = substitutions.filter(({ id, of }) => free.has(id) && !free.has(of));
    for (const { id } of used) inUse.set(String(id), new Map([["agents", used.filter((one) => one.id === id).length]]));
    isGrowing = used.length > 0;
  }
  return inUse;
}

/** Restores what a run changed of an agent. Returns why it can't be restored, or null. */
async function restoreAgent(
  context: Context,
  change: RecordChange,
  before: Snapshot,
  current: Snapshot,
): Promise<LeftRecord | null> {
  const { db, clock } = context;
  const id = Number(change.record_id);
  const office_id = Number(before.office_id);
  const changed = listDifferences(before, change.after);
  if (differs(change.after, current, changed)) return createEditedEntry(context, change);
  const isMoved = changed.includes("office_id");
  if (isMoved && !(await isActiveOffice(db, office_id))) {
    return createNotPossibleEntry(change, m.import_left_office_closed({}, getMessageOptions(context.locale)));
  }
  if (changed.includes("active") && before.active === false) {
    const records = await countOwnRecords(db, id);
    if (records.size > 0) return createInUseEntry(context, change, records);
  }
  for (const transfer_id of change.transfer_ids.toReversed()) {
    await returnTransferredRecords(context, transfer_id, office_id);
    await setReversedAt(db, transfer_id, clock());
  }
  const substitute = before.assigned_to === null ? null : Number(before.assigned_to);
  const isStillThere = substitute !== null && (await isActiveAgent(db, substitute, office_id));
  const columns = changed.filter((name) => !PARTS.includes(name) && name in current);
  await restoreColumns(db, "agents", {
    id,
    before: { ...before, assigned_to: isStillThere ? substitute : null },
    columns,
    now: clock(),
  });
  const entries = [before, change.after, current].map(({ entry }) => (entry ?? {}) as Snapshot);
  const [entry = {}, entryAfter = {}, entryNow = {}] = entries;
  const names = listDifferences(entry, entryAfter).filter((name) => name in entryNow);
  await restoreEntry(db, id, entry, names);
  if (isMoved) await restoreOffice(context, id, office_id, before);
  return null;
}

/** Counts the records, by table, that someone has to take over before an agent leaves. */
async function countOwnRecords(db: Context["db"], agent_id: number): Promise<Map<string, number>> {
  const counts = await countRecords(db, { agent_id });
  const { public_listings, other_listings, open_leads, closed_leads, open_deals, agent_accounts } = counts;
  const byTable = {
    listings: public_listings + other_listings,
    leads: open_leads + closed_leads,
    deals: open_deals,
    staff: agent_accounts,
  };
  return new Map(Object.entries(byTable).filter(([, count]) => count > 0));
}

/** Restores what an agent lost by moving between offices, other than listings and leads. */
async function restoreOffice(context: Context, id: number, office_id: number, before: Snapshot): Promise<void> {
  const { substitute_of, owner_of } = before as { substitute_of: number[]; owner_of: number[] };
  await restoreColleagues(context.db, { id, office_id, substitute_of, owner_of });
  const accounts = await selectAccounts(context.db, { agent_id: id });
  await endAccountSessions(
    context,
    accounts.map(({ account_id }) => account_id),
  );
}
