import { type Context, enqueue, runInTransaction } from "#domain/context.ts";
import { isAllowed } from "#domain/staff/staff-policy.ts";
import { Invalid, NotAllowed } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { selectAssignee, updateLead } from "./lead-queries.ts";
import { queuePush } from "./push/queue-push.ts";
import { lockWritableLead, recordEvent } from "./require-lead.ts";
import { computeDeadline } from "./routing/reassignment-time.ts";

/**
 * Assigns a lead to an agent, who is notified by email, or with null returns it to the office. Agents may pass their
 * own leads to a colleague in the same office; staff with a wider scope may assign to anyone within it. Assigning to
 * the current agent changes nothing.
 *
 * @throws NotSignedIn, NotFound, NotAllowed; Invalid if the agent is away or has no email address.
 */
export async function assignLead(context: Context, id: string, agentId: number | null): Promise<void> {
  await runInTransaction(context, async (context) => {
    const { db, clock } = context;
    const { lead, staff } = await lockWritableLead(context, id);
    if (lead.agent_id === agentId) return;
    const agent = agentId === null ? null : await selectAssignee(db, agentId);
    if (agent === undefined) throw createProblem(m.lead_assignee_unknown());
    if (agent && (!agent.active || agent.assigned_to !== null || agent.email === ""))
      throw createProblem(m.lead_assignee_away({ name: agent.name }));
    const office_id = agent?.office_id ?? lead.office_id;
    const isColleague = office_id === lead.office_id;
    if (!isColleague && !isAllowed(staff, "lead.write", { office_id, agent_id: agentId }))
      throw new NotAllowed(m.lead_assignee_other_office());
    const { first_answered_at, waiting_since, spam_at } = lead;
    const deadline =
      waiting_since && !spam_at
        ? await computeDeadline(context, { office_id, first_answered_at }, clock())
        : { pass_on_at: null, overdue_at: null };
    await updateLead(db, lead.id, { agent_id: agentId, office_id, ...deadline });
    const details = { from: lead.agent_id };
    const event_id = await recordEvent(context, lead, { kind: "assigned", agent_id: agentId, details });
    if (agentId !== null && agentId === staff.agent_id) return;
    await enqueue(context, "lead-mail", { event_id });
    await queuePush(context, { id: lead.id, office_id, agent_id: agentId }, "assigned");
  });
}

function createProblem(message: string): Invalid {
  return new Invalid(message, { agent: [message] });
}
