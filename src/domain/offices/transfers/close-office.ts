import { type Context, runInTransaction } from "#domain/context.ts";
import { invalidate } from "#domain/invalidate.ts";
import { type EditedOffice, findEditedOffice } from "#domain/offices/editing/edit-office.ts";
import { recordAuditEvent } from "#domain/staff/record-audit-event.ts";
import { createStaffProblem } from "#domain/staff/staff-messages.ts";
import { authorize } from "#domain/staff/staff-policy.ts";
import { Conflict, NotAllowed } from "#lib/errors.ts";
import { getNextVersion } from "#lib/version.ts";
import { m } from "#messages/messages.js";
import { countRecords } from "./count-queries.ts";
import { openOffice } from "./open-subject.ts";
import {
  insertMarks,
  moveAccounts,
  selectAccounts,
  selectActiveAgents,
  updateAgentsActive,
  updateTeamOffices,
} from "./people-queries.ts";
import { OFFICE_KINDS, type RecordCounts, SHARED_KINDS } from "./record-kinds.ts";
import { changeOffice, lockOffice } from "./subject-queries.ts";
import type { OfficeClosing } from "./transfer-input.ts";
import { insertTransfer, moveRecords } from "./transfer-queries.ts";
import { disableAccounts, endAccountSessions, transferRecords } from "./transfer-records.ts";

/**
 * Counts the records that an office hands over when it closes.
 *
 * @throws NotSignedIn; NotAllowed; NotFound
 */
export async function previewOfficeClosing(context: Context, id: number): Promise<RecordCounts> {
  authorize(context, "office.create");
  await findEditedOffice(context, id, "office.read");
  return countRecords(context.db, { office_id: id });
}

/**
 * Closes an office and transfers its records to another office, the receiver. The closed office's pages redirect to the
 * receiver's, and its managers can't sign in anymore. `reopenOffice` undoes it.
 *
 * @throws NotSignedIn; NotAllowed; NotFound; Invalid; Conflict
 */
export async function closeOffice(context: Context, id: number, closing: OfficeClosing): Promise<EditedOffice> {
  return runInTransaction(context, async (tx) => {
    const { db } = tx;
    const now = tx.clock();
    const office = await openOffice(tx, id, closing.version);
    if (office.type === "head_office") throw new NotAllowed(m.desk_head_office_not_closed());
    if (office.status !== "Active") throw new Conflict(m.desk_state_changed());
    const receiver = closing.receiver_id === id ? undefined : await lockOffice(db, closing.receiver_id);
    if (receiver?.status !== "Active") throw createStaffProblem({ receiver_id: "receiver" });
    const transfer_id = await insertTransfer(db, {
      kind: "office_closed",
      office_id: id,
      agent_id: null,
      made_at: now,
    });
    const to = { office_id: receiver.id, ...(closing.agents === "retire" && { agent_id: null }) };
    const kinds = [...SHARED_KINDS, ...OFFICE_KINDS];
    const counts = await transferRecords(tx, { transfer_id, kinds, from: { office_id: id }, to });
    await movePeople(tx, { transfer_id, office_id: id, receiver_id: receiver.id, agents: closing.agents });
    await changeOffice(db, id, {
      status: "Inactive",
      successor_id: receiver.id,
      closed_at: now,
      updated_at: getNextVersion(office.updated_at, now),
    });
    await recordAuditEvent(tx, {
      action: "office.closed",
      subject: `office ${id}`,
      office_id: id,
      details: { receiver: receiver.id, agents: closing.agents, ...counts },
    });
    await invalidate(tx, `office:${office.slug}`, `office:${receiver.slug}`, "offices", "listings", "content", "blog");
    return findEditedOffice(tx, id, "office.read");
  });
}

interface People extends Pick<OfficeClosing, "agents"> {
  transfer_id: number;
  office_id: number;
  receiver_id: number;
}

/** Moves or retires the agents. Accounts follow their agents; managers' accounts are disabled. */
async function movePeople(context: Context, { transfer_id, office_id, receiver_id, agents }: People): Promise<void> {
  const { db, clock } = context;
  const accounts = await selectAccounts(db, { office_id });
  const followers = agents === "move" ? accounts.filter(({ staff_role }) => staff_role === "agent") : [];
  const disabled = accounts.filter((account) => !followers.includes(account));
  await disableAccounts(
    context,
    transfer_id,
    disabled.map(({ account_id }) => account_id),
  );
  const ids = followers.map(({ account_id }) => account_id);
  await moveAccounts(db, { transfer_id, ids, office_id: receiver_id });
  await endAccountSessions(context, ids);
  if (agents === "move") {
    await moveRecords(db, { transfer_id, kind: "agent", from: { office_id }, to: { office_id: receiver_id } });
    await updateTeamOffices(db, transfer_id);
    return;
  }
  const retired = await selectActiveAgents(db, office_id);
  await insertMarks(db, transfer_id, "retired_agent", retired);
  await updateAgentsActive(db, retired, false, clock());
}
