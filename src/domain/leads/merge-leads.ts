import { randomUUID } from "node:crypto";
import { type Context, runInTransaction } from "#domain/context.ts";
import { Invalid, NotFound } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import {
  reassignDeals,
  reassignEvents,
  reassignInquiries,
  reassignInquiry,
  reassignTasks,
  selectInquiriesFor,
  updateLead,
} from "./lead-queries.ts";
import { lockWritableLead, recordEvent } from "./require-lead.ts";
import { insertLead, type LeadRow } from "./routing/inquiry-lead-queries.ts";
import { getSource } from "./routing/lead-source.ts";

/**
 * Moves a lead's inquiries and history to another lead, which is then found under the ids of both. Safe to repeat.
 *
 * @throws NotSignedIn, NotFound, NotAllowed; Invalid if they belong to two offices
 */
export async function mergeLeads(context: Context, id: string, otherId: string): Promise<void> {
  await runInTransaction(context, async (context) => {
    const { db } = context;
    // Always lock in the same order to avoid a deadlock when two people merge the same pair.
    for (const each of [id, otherId].sort()) await lockWritableLead(context, each);
    const { lead: stored } = await lockWritableLead(context, id);
    const { lead: other } = await lockWritableLead(context, otherId);
    if (stored.id === other.id) return;
    if (stored.office_id !== other.office_id) {
      const message = m.lead_merge_two_offices();
      throw new Invalid(message, { lead: [message] });
    }
    await reassignInquiries(db, other.id, stored.id);
    await reassignEvents(db, other.id, stored.id);
    await reassignDeals(db, other.id, stored.id);
    await reassignTasks(db, other.id, stored.id);
    await updateLead(db, other.id, { merged_into: stored.id, waiting_since: null, pass_on_at: null, overdue_at: null });
    await updateLead(db, stored.id, mergeRows(stored, other));
    await recordEvent(context, stored, { kind: "merged", details: { lead: other.id } });
  });
}

/** Combines two leads' columns: the earlier arrival, and the answers of both. */
function mergeRows(stored: LeadRow, other: LeadRow) {
  const first = stored.received_at <= other.received_at ? stored : other;
  const answeredFirst = [stored, other]
    .filter(({ first_answered_at }) => first_answered_at !== null)
    .sort((a, b) => Number(a.first_answered_at) - Number(b.first_answered_at))[0];
  const waiting = [stored.waiting_since, other.waiting_since].filter((since) => since !== null);
  const pass_on_at = getEarliest([stored.pass_on_at, other.pass_on_at].filter((at) => at !== null));
  return {
    received_at: first.received_at,
    source: first.source,
    latest_at: stored.latest_at > other.latest_at ? stored.latest_at : other.latest_at,
    waiting_since: getEarliest(waiting),
    pass_on_at,
    // The person who gets the lead next is notified at that time.
    overdue_at: pass_on_at ? null : getEarliest([stored.overdue_at, other.overdue_at].filter((at) => at !== null)),
    answers: stored.answers + other.answers,
    first_answered_at: answeredFirst?.first_answered_at ?? null,
    first_answered_by: answeredFirst?.first_answered_by ?? null,
    handled_at: stored.handled_at && other.handled_at ? stored.handled_at : null,
  };
}

function getEarliest(times: Date[]): Date | null {
  return times.sort((a, b) => Number(a) - Number(b))[0] ?? null;
}

/**
 * Splits an inquiry off into its own lead, which waits for an answer if the original did and keeps the answers given
 * after the inquiry. A lead's only inquiry can't be split off.
 *
 * @returns the id of the lead that now has the inquiry
 *
 * @throws NotSignedIn, NotFound, NotAllowed
 */
export async function splitInquiry(context: Context, id: string, inquiryId: string): Promise<string> {
  return runInTransaction(context, async (context) => {
    const { db } = context;
    const { lead } = await lockWritableLead(context, id);
    const inquiries = await selectInquiriesFor(db, lead.id);
    const inquiry = inquiries.find((each) => each.id === inquiryId);
    if (!inquiry) throw new NotFound(m.lead_not_found());
    const rest = inquiries.filter((each) => each.id !== inquiryId);
    if (rest.length === 0) return lead.id;
    const arrived = inquiry.received_at;
    const answer = lead.first_answered_at && lead.first_answered_at >= arrived ? lead.first_answered_at : null;
    const { office_id, agent_id, handled_at, spam_at, pass_on_at, overdue_at } = lead;
    const own = randomUUID();
    await insertLead(db, {
      id: own,
      office_id,
      agent_id,
      handled_at,
      spam_at,
      pass_on_at,
      overdue_at,
      source: getSource(inquiry.tracking),
      received_at: arrived,
      latest_at: arrived,
      waiting_since: lead.waiting_since && arrived,
      first_answered_at: answer,
      first_answered_by: answer && lead.first_answered_by,
    });
    await reassignInquiry(db, inquiryId, own);
    const times = rest.map(({ received_at }) => received_at).sort((a, b) => Number(a) - Number(b));
    const [received_at = arrived, latest_at = arrived] = [times[0], times.at(-1)];
    await updateLead(db, lead.id, { received_at, latest_at });
    await recordEvent(context, lead, { kind: "split", details: { enquiry: inquiryId, lead: own } });
    return own;
  });
}
