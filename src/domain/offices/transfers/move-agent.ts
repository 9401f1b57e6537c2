import { type Context, runInTransaction } from "#domain/context.ts";
import { invalidate } from "#domain/invalidate.ts";
import { type EditedAgent, findEditedAgent } from "#domain/offices/agents/editing/edit-agent.ts";
import { recordAuditEvent } from "#domain/staff/record-audit-event.ts";
import { createStaffProblem } from "#domain/staff/staff-messages.ts";
import { authorize } from "#domain/staff/staff-policy.ts";
import { getNextVersion } from "#lib/version.ts";
import { countRecords } from "./count-queries.ts";
import { openAgent } from "./open-subject.ts";
import { clearColleagues, moveAccounts, selectAccounts } from "./people-queries.ts";
import { type RecordCounts, SHARED_KINDS } from "./record-kinds.ts";
import { changeAgent, type LockedAgent, lockAgent, lockOffice } from "./subject-queries.ts";
import type { AgentMove } from "./transfer-input.ts";
import { insertTransfer } from "./transfer-queries.ts";
import { endAccountSessions, transferRecords } from "./transfer-records.ts";

/**
 * Counts the agent's records that a move affects.
 *
 * @throws NotSignedIn; NotAllowed; NotFound
 */
export async function previewAgentTransfer(context: Context, id: number): Promise<RecordCounts> {
  authorize(context, "agent.create");
  await findEditedAgent(context, id, "agent.create");
  return countRecords(context.db, { agent_id: id });
}

/**
 * Moves an agent to another office. Their web address stays the same. Their listings and leads move along, or stay with
 * a colleague or the office.
 *
 * @throws NotSignedIn; NotAllowed; NotFound; Invalid; Conflict
 */
export async function moveAgent(context: Context, id: number, move: AgentMove): Promise<EditedAgent> {
  authorize(context, "office.create");
  return runInTransaction(context, async (tx) => {
    const agent = await openAgent(tx, id, { version: move.version, action: "agent.create" });
    const counts = await transferAgent(tx, agent, move);
    await recordAuditEvent(tx, {
      action: "agent.moved",
      subject: `agent ${id}`,
      office_id: agent.office_id,
      details: { from: agent.office_id, to: move.office_id, records: move.records, ...counts },
    });
    return findEditedAgent(tx, id, "agent.read");
  });
}

/**
 * Moves a locked agent in the caller's transaction.
 *
 * @throws Invalid
 */
export async function transferAgent(
  context: Context,
  agent: LockedAgent,
  { office_id, records, receiver_id }: Omit<AgentMove, "version">,
): Promise<object> {
  const { db, clock } = context;
  const now = clock();
  const office = office_id === agent.office_id ? undefined : await lockOffice(db, office_id);
  if (office?.status !== "Active") throw createStaffProblem({ office_id: "office" });
  const old = await lockOffice(db, agent.office_id);
  const receiver = receiver_id === null ? null : await lockAgent(db, receiver_id);
  const isColleague = receiver?.active && receiver.id !== agent.id && receiver.office_id === agent.office_id;
  if (records === "stay" && receiver !== null && !isColleague) throw createStaffProblem({ receiver_id: "agent" });
  const transfer_id = await insertTransfer(db, {
    kind: "agent_moved",
    office_id: null,
    agent_id: agent.id,
    made_at: now,
  });
  const to =
    records === "follow" ? { office_id } : { office_id: agent.office_id, agent_id: receiver ? receiver.id : null };
  const counts = await transferRecords(context, { transfer_id, kinds: SHARED_KINDS, from: { agent_id: agent.id }, to });
  const ids = (await selectAccounts(db, { agent_id: agent.id })).map(({ account_id }) => account_id);
  await moveAccounts(db, { transfer_id, ids, office_id });
  await endAccountSessions(context, ids);
  await clearColleagues(db, agent.id);
  await changeAgent(db, agent.id, { office_id, updated_at: getNextVersion(agent.updated_at, now) });
  await invalidate(context, `office:${old?.slug ?? ""}`, `office:${office.slug}`, "offices", "listings");
  return counts;
}
