import { randomUUID } from "node:crypto";
import { type Context, runInTransaction } from "#domain/context.ts";
import { DUPLICATE_WINDOW_MS } from "../lead-limits.ts";
import { updateLead } from "../lead-queries.ts";
import { recordEvent } from "../open-lead.ts";
import {
  insertLead,
  type LeadRow,
  lockFiling,
  selectInquiry,
  selectSamePerson,
  selectUnfiled,
  updateFiled,
} from "./filing-queries.ts";
import { getSource } from "./lead-source.ts";
import { computeReassignmentTime } from "./reassignment-time.ts";

/** Leads older than this are not scheduled for reassignment. */
const HURRIED_MS = 86_400_000;

/** Max inquiries per run. The next run files the rest. */
const MAX_UNFILED = 500;

/**
 * Files an inquiry in the inbox: under the same person's lead at that office if there is one from the last thirty days
 * that isn't spam, else as a new lead. An inquiry already filed doesn't move.
 */
export async function fileLead(context: Context, inquiryId: string): Promise<void> {
  await runInTransaction(context, async (context) => {
    const { db } = context;
    const found = await selectInquiry(db, inquiryId);
    if (!found) return;
    await lockFiling(db, found.office_id);
    const inquiry = await selectInquiry(db, inquiryId);
    if (!inquiry || inquiry.lead_id) return;
    const since = new Date(inquiry.received_at.getTime() - DUPLICATE_WINDOW_MS);
    const same = await selectSamePerson(db, inquiry, since);
    const pass_on_at = await getReassignmentTime(context, inquiry);
    if (same) {
      await updateFiled(db, inquiry.id, same.id);
      await updateLead(db, same.id, getReopenedColumns(same, inquiry.received_at, pass_on_at));
      await recordEvent(context, same, { kind: "merged", details: { enquiry: inquiry.id } });
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
    await updateFiled(db, inquiry.id, id);
  });
}

/** Files inquiries left unfiled after a crash or from before the inbox existed. */
export async function fileUnfiledInquiries(context: Context): Promise<number> {
  const unfiled = await selectUnfiled(context.db, MAX_UNFILED);
  for (const { id } of unfiled) await fileLead(context, id);
  return unfiled.length;
}

/** A new inquiry makes the lead wait again and clears its handled mark. */
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
  { office_id, received_at }: { office_id: number; received_at: Date },
): Promise<Date | null> {
  const isOld = context.clock().getTime() - received_at.getTime() > HURRIED_MS;
  return isOld ? null : (await computeReassignmentTime(context, office_id, received_at)).at;
}
