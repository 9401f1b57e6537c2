import { deleteAccountDevices } from "#domain/accounts/devices/device-queries.ts";
import { consumeTokens } from "#domain/accounts/mails/token-queries.ts";
import { endSessions } from "#domain/accounts/sessions/session-queries.ts";
import type { Context } from "#domain/context.ts";
import { computeReassignmentTime } from "#domain/leads/routing/reassignment-time.ts";
import { NotAllowed } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { insertMarks, selectMarks, updateAccountsDisabled } from "./people-queries.ts";
import { OFFICE_KINDS, type Receiver, type RecordKind, SHARED_KINDS, type Source } from "./record-kinds.ts";
import {
  type Direction,
  moveRecords,
  recordLeadEvents,
  recordListingChanges,
  returnRecords,
  updateDealVersions,
} from "./transfer-queries.ts";

interface RecordTransfer {
  transfer_id: number;
  kinds: readonly RecordKind[];
  from: Source;
  to: Receiver;
}

/**
 * Transfers records to their receiver and adds an entry to the history of each listing and lead.
 *
 * @returns the number of records by kind
 */
export async function transferRecords(
  context: Context,
  { transfer_id, kinds, from, to }: RecordTransfer,
): Promise<Partial<Record<RecordKind, number>>> {
  const counts: Partial<Record<RecordKind, number>> = {};
  for (const kind of kinds) counts[kind] = await moveRecords(context.db, { transfer_id, kind, from, to });
  await recordHistory(context, { transfer_id, direction: "to", office_id: to.office_id });
  return counts;
}

/**
 * Takes back what a transfer gave to others, unless it was changed since.
 *
 * @param office_id the office that gets the records back
 */
export async function returnTransferredRecords(
  context: Context,
  transfer_id: number,
  office_id: number,
): Promise<void> {
  const { db } = context;
  for (const kind of [...SHARED_KINDS, ...OFFICE_KINDS, "agent", "account"] as const)
    await returnRecords(db, transfer_id, kind);
  await recordHistory(context, { transfer_id, direction: "from", office_id });
  await updateAccountsDisabled(db, await selectMarks(db, transfer_id, "disabled_account"), null);
}

async function recordHistory(
  context: Context,
  { transfer_id, direction, office_id }: { transfer_id: number; direction: Direction; office_id: number },
): Promise<void> {
  const { db, viewer, clock } = context;
  const now = clock();
  const change = { transfer_id, direction, now, account_id: viewer.role === "staff" ? viewer.id : null };
  await recordListingChanges(db, change);
  const { at } = await computeReassignmentTime(context, office_id, now);
  await recordLeadEvents(db, { ...change, deadline: at });
  await updateDealVersions(db, change);
}

/**
 * Disables accounts immediately and ends their sessions and links.
 *
 * @throws NotAllowed if the viewer's own account is one of them
 */
export async function disableAccounts(context: Context, transfer_id: number, ids: readonly number[]): Promise<void> {
  const { db, viewer, clock } = context;
  if (viewer.role === "staff" && ids.includes(viewer.id)) throw new NotAllowed(m.desk_not_own_account());
  const now = clock();
  await insertMarks(db, transfer_id, "disabled_account", ids);
  await updateAccountsDisabled(db, ids, now);
  for (const id of ids) {
    await consumeTokens(db, id, now);
    await deleteAccountDevices(db, id);
  }
  await endAccountSessions(context, ids);
}

/** Ends sessions, so that no one continues with their old permissions. */
export async function endAccountSessions({ db, clock }: Context, ids: readonly number[]): Promise<void> {
  for (const id of ids) await endSessions(db, id, clock(), null);
}
