import { type Context, requireStaff, runInTransaction } from "#domain/context.ts";
import { invalidate } from "#domain/invalidate.ts";
import { type EditedAgent, findEditedAgent } from "#domain/offices/agents/editing/edit-agent.ts";
import { recordAuditEvent } from "#domain/staff/record-audit-event.ts";
import { createStaffProblem } from "#domain/staff/staff-messages.ts";
import { isGrantedToRole } from "#domain/staff/staff-policy.ts";
import { Conflict } from "#lib/errors.ts";
import { getNextVersion } from "#lib/version.ts";
import { m } from "#messages/messages.js";
import { openAgent } from "./open-subject.ts";
import { selectAccounts } from "./people-queries.ts";
import { SHARED_KINDS } from "./record-kinds.ts";
import { changeAgent, type LockedAgent, lockAgent, lockOffice, selectOfficeSlug } from "./subject-queries.ts";
import type { AgentRetirement, Reopening } from "./transfer-input.ts";
import { insertTransfer, selectLatestTransfer, setReversedAt } from "./transfer-queries.ts";
import { disableAccounts, returnTransferredRecords, transferRecords } from "./transfer-records.ts";

/**
 * Takes an agent off the site: another agent or the office gets their listings and leads, their pages redirect there,
 * and they can't sign in anymore. Only head office may choose an agent of another office.
 *
 * @throws NotSignedIn; NotAllowed, also for oneself; NotFound; Invalid; Conflict
 */
export async function retireAgent(context: Context, id: number, retirement: AgentRetirement): Promise<EditedAgent> {
  return runInTransaction(context, async (tx) => {
    const agent = await openAgent(tx, id, { version: retirement.version, action: "agent.create" });
    if (!agent.active) throw new Conflict(m.desk_state_changed());
    const counts = await releaseAgent(tx, agent, {
      receiver_id: retirement.receiver_id,
      isAnyOffice: isGrantedToRole(requireStaff(tx), "office.create"),
    });
    await recordAuditEvent(tx, {
      action: "agent.retired",
      subject: `agent ${id}`,
      office_id: agent.office_id,
      details: { receiver: retirement.receiver_id, ...counts },
    });
    return findEditedAgent(tx, id, "agent.read");
  });
}

/**
 * Retires a locked agent in the caller's transaction.
 *
 * @throws NotAllowed; Invalid
 */
export async function releaseAgent(
  context: Context,
  agent: LockedAgent,
  { receiver_id, isAnyOffice }: { receiver_id: number | null; isAnyOffice: boolean },
): Promise<object> {
  const { db, clock } = context;
  const now = clock();
  const receiver = receiver_id === null ? null : await lockAgent(db, receiver_id);
  const isFit =
    receiver === null ||
    (receiver?.active && receiver.id !== agent.id && (isAnyOffice || receiver.office_id === agent.office_id));
  if (!isFit) throw createStaffProblem({ receiver_id: "agent" });
  const transfer_id = await insertTransfer(db, {
    kind: "agent_retired",
    office_id: null,
    agent_id: agent.id,
    made_at: now,
  });
  const to = { office_id: receiver?.office_id ?? agent.office_id, agent_id: receiver?.id ?? null };
  const counts = await transferRecords(context, { transfer_id, kinds: SHARED_KINDS, from: { agent_id: agent.id }, to });
  const accounts = await selectAccounts(db, { agent_id: agent.id });
  await disableAccounts(
    context,
    transfer_id,
    accounts.map(({ account_id }) => account_id),
  );
  const updated_at = getNextVersion(agent.updated_at, now);
  await changeAgent(db, agent.id, { active: false, assigned_to: receiver?.id ?? null, updated_at });
  await clearCaches(context, agent.office_id, to.office_id);
  return counts;
}

/**
 * Puts a former agent back on the site. On request, takes back what they handed over, unless it was changed since, and
 * enables their desk account.
 *
 * @throws NotSignedIn; NotAllowed; NotFound; Invalid if their office is closed; Conflict
 */
export async function reinstateAgent(context: Context, id: number, reopening: Reopening): Promise<EditedAgent> {
  return runInTransaction(context, async (tx) => {
    const { db } = tx;
    const now = tx.clock();
    const agent = await openAgent(tx, id, { version: reopening.version, action: "agent.create" });
    if (agent.active) throw new Conflict(m.desk_state_changed());
    if ((await lockOffice(db, agent.office_id))?.status !== "Active")
      throw createStaffProblem({ brings_back: "office_closed" });
    const updated_at = getNextVersion(agent.updated_at, now);
    await changeAgent(db, id, { active: true, assigned_to: null, updated_at });
    const transfer = await selectLatestTransfer(db, "agent_retired", { agent_id: id });
    if (transfer && reopening.brings_back) await returnTransferredRecords(tx, transfer.id, agent.office_id);
    if (transfer) await setReversedAt(db, transfer.id, now);
    await recordAuditEvent(tx, {
      action: "agent.reinstated",
      subject: `agent ${id}`,
      office_id: agent.office_id,
      details: { brings_back: reopening.brings_back },
    });
    await invalidate(tx, "*", "offices", "listings");
    return findEditedAgent(tx, id, "agent.read");
  });
}

async function clearCaches(context: Context, ...office_ids: number[]): Promise<void> {
  const slugs = await Promise.all(office_ids.map((id) => selectOfficeSlug(context.db, id)));
  await invalidate(context, ...slugs.map((slug) => `office:${slug}` as const), "offices", "listings");
}
