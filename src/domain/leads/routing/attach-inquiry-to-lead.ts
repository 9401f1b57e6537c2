import { randomUUID } from "node:crypto";
import { type Context, runInTransaction } from "#domain/context.ts";
import { DUPLICATE_WINDOW_MS } from "../lead-limits.ts";
import { updateLead } from "../lead-queries.ts";
import { queuePush } from "../push/queue-push.ts";
import { recordEvent } from "../require-lead.ts";
import {
  attachInquiry,
  insertLead,
  type LeadRow,
  lockLeadsOfOffice,
  selectInquiry,
  selectLeadOfSamePerson,
  selectUnattachedInquiries,
} from "./inquiry-lead-queries.ts";
import { getSource } from "./lead-source.ts";
import { computeReassignmentTime } from "./reassignment-time.ts";

/** Leads older than this are not scheduled for reassignment, and no one is notified of them. */
const MAX_REASSIGNMENT_AGE_MS = 86_400_000;

/** Max inquiries per run. The next run attaches the rest. */
const MAX_INQUIRIES_PER_RUN = 500;

/**
 * Attaches an inquiry to the lead that the same person already has at that office, if it is less than thirty days old
 * and not spam, or else to a new lead. An inquiry that already has a lead keeps it.
 */
export async function attachInquiryToLead(context: Context, inquiryId: string): Promise<void> {
  await runInTransaction(context, async (context) => {
    const { db } = context;
    const found = await selectInquiry(db, inquiryId);
    if (!found) return;
    await lockLeadsOfOffice(db, found.office_id);
    const inquiry = await selectInquiry(db, inquiryId);
    if (!inquiry || inquiry.lead_id) return;
    const since = new Date(inquiry.received_at.getTime() - DUPLICATE_WINDOW_MS);
    const same = await selectLeadOfSamePerson(db, inquiry, since);
    const pass_on_at = await getReassignmentTime(context, inquiry);
    if (same) {
      await attachInquiry(db, inquiry.id, same.id);
      await updateLead(db, same.id, getReopenedColumns(same, inquiry.received_at, pass_on_at));
      await recordEvent(context, same, { kind: "merged", details: { enquiry: inquiry.id } });
      if (!isOld(context, inquiry)) await queuePush(context, same, "new");
      return;
    }
    const { office_id, agent_id, received_at } = inquiry;
    const id = randomUUID();
    await insertLead(db, {
      id,
      office_id,
      agent_id,
      received_at,
      pass_on_at,
      source: getSource(inquiry.tracking),
      latest_at: received_at,
      waiting_since: received_at,
    });
    await attachInquiry(db, inquiry.id, id);
    if (!isOld(context, inquiry)) await queuePush(context, { id, office_id, agent_id }, "new");
  });
}

/** Attaches inquiries that a crash left without a lead. */
export async function attachUnattachedInquiries(context: Context): Promise<number> {
  const unattached = await selectUnattachedInquiries(context.db, MAX_INQUIRIES_PER_RUN);
  for (const { id } of unattached) await attachInquiryToLead(context, id);
  return unattached.length;
}

/** Returns the columns of a lead that gets another inquiry: it waits again and is no longer marked as handled. */
function getReopenedColumns(lead: LeadRow, arrived: Date, pass_on_at: Date | null) {
  return {
    latest_at: new Date(Math.max(lead.latest_at.getTime(), arrived.getTime())),
    waiting_since: lead.waiting_since ?? arrived,
    pass_on_at: lead.waiting_since ? lead.pass_on_at : pass_on_at,
    handled_at: null,
  };
}

async function getReassignmentTime(
  context: Context,
  inquiry: { office_id: number; received_at: Date },
): Promise<Date | null> {
  const { office_id, received_at } = inquiry;
  return isOld(context, inquiry) ? null : (await computeReassignmentTime(context, office_id, received_at)).at;
}

function isOld({ clock }: Context, { received_at }: { received_at: Date }): boolean {
  return clock().getTime() - received_at.getTime() > MAX_REASSIGNMENT_AGE_MS;
}
