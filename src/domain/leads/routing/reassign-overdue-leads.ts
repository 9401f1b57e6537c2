import { type Context, enqueue, inTransaction } from "#domain/context.ts";
import { updateLead } from "../lead-queries.ts";
import { recordEvent } from "../open-lead.ts";
import { lockDueLead, selectDueLeads, selectNextPerson } from "./reassignment-queries.ts";
import { reassignmentTime } from "./reassignment-time.ts";

/** At most so many at a turn of the clock. */
const MAX_DUE = 200;

/**
 * Gives each lead that nobody has answered within its office's limit to the office's next person, once to each; the
 * last keeps it. Nobody is given one who is away or cannot be written to, and nothing is passed on while an office that
 * shows its hours is closed. Several processes may do this at once.
 *
 * @returns how many leads have changed hands.
 */
export async function reassignOverdueLeads(context: Context): Promise<number> {
  let passed = 0;
  for (const { id } of await selectDueLeads(context.db, context.clock(), MAX_DUE))
    if (await inTransaction(context, (context) => reassign(context, id))) passed += 1;
  return passed;
}

async function reassign(context: Context, id: string): Promise<boolean> {
  const { db, clock } = context;
  const now = clock();
  const lead = await lockDueLead(db, id, now);
  if (!lead) return false;
  const { is_open, at } = await reassignmentTime(context, lead.office_id, now);
  const next = is_open ? await selectNextPerson(db, lead) : undefined;
  if (!next) {
    // Closed, it is looked at again once they have been open for long enough; else everybody has had it.
    await updateLead(db, id, { pass_on_at: is_open ? null : at });
    return false;
  }
  await updateLead(db, id, { agent_id: next.id, pass_on_at: at });
  const details = { from: lead.agent_id };
  const event_id = await recordEvent(context, lead, { kind: "passed_on", agent_id: next.id, details });
  await enqueue(context, "lead-mail", { event_id });
  return true;
}
