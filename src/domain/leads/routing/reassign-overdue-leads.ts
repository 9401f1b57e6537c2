import { type Context, enqueue, runInTransaction } from "#domain/context.ts";
import { updateLead } from "../lead-queries.ts";
import { queuePush } from "../push/queue-push.ts";
import { recordEvent } from "../require-lead.ts";
import { lockDueLead, selectDueLeads, selectNextPerson } from "./reassignment-queries.ts";
import { computeReassignmentTime } from "./reassignment-time.ts";

/** Max leads per run. */
const MAX_DUE = 200;

/**
 * Assigns each lead that has waited longer than its office's limit to the office's next person. Each person gets it
 * once; the last one keeps it. People who are absent or have no email address are skipped, and while an office with
 * posted hours is closed, nothing is reassigned. Safe to run in several processes.
 *
 * @returns the number of leads reassigned
 */
export async function reassignOverdueLeads(context: Context): Promise<number> {
  let passed = 0;
  for (const { id } of await selectDueLeads(context.db, context.clock(), MAX_DUE))
    if (await runInTransaction(context, (context) => reassign(context, id))) passed += 1;
  return passed;
}

async function reassign(context: Context, id: string): Promise<boolean> {
  const { db, clock } = context;
  const now = clock();
  const lead = await lockDueLead(db, id, now);
  if (!lead) return false;
  const { is_open, at } = await computeReassignmentTime(context, lead.office_id, now);
  const next = is_open ? await selectNextPerson(db, lead) : undefined;
  if (!next) {
    // If the office is closed, check again after it has been open for long enough. Otherwise everyone has had the lead.
    await updateLead(db, id, { pass_on_at: is_open ? null : at });
    return false;
  }
  await updateLead(db, id, { agent_id: next.id, pass_on_at: at });
  const details = { from: lead.agent_id };
  const event_id = await recordEvent(context, lead, { kind: "passed_on", agent_id: next.id, details });
  await enqueue(context, "lead-mail", { event_id });
  await queuePush(context, { ...lead, agent_id: next.id }, "passed_on");
  return true;
}
