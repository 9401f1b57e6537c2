import { randomUUID } from "node:crypto";
import { type Context, inTransaction } from "#domain/context.ts";
import { DUPLICATE_WINDOW_MS } from "../lead-limits.ts";
import { updateLead } from "../lead-queries.ts";
import { noteEvent } from "../open-lead.ts";
import { passingOn } from "../passing/pass-on-time.ts";
import {
  insertLead,
  type LeadRow,
  lockFiling,
  selectEnquiry,
  selectSamePerson,
  selectUnfiled,
  updateFiled,
} from "./filing-queries.ts";
import { sourceOf } from "./lead-source.ts";

/** Of what arrived longer ago than this, nobody is hurried. */
const HURRIED_MS = 86_400_000;

/** At most so many at a time; the rest follows at the clock's next turn. */
const MOST_UNFILED = 500;

/**
 * Puts an enquiry into the inbox: with the lead of the same person at that office, where there is one of the last
 * thirty days that is not spam, else as a lead of its own. Filed already, it stays where it is.
 */
export async function fileLead(context: Context, enquiryId: string): Promise<void> {
  await inTransaction(context, async (context) => {
    const { db } = context;
    const asked = await selectEnquiry(db, enquiryId);
    if (!asked) return;
    await lockFiling(db, asked.office_id);
    const enquiry = await selectEnquiry(db, enquiryId);
    if (!enquiry || enquiry.lead_id) return;
    const since = new Date(enquiry.received_at.getTime() - DUPLICATE_WINDOW_MS);
    const same = await selectSamePerson(db, enquiry, since);
    const pass_on_at = await passOnTimeOf(context, enquiry);
    if (same) {
      await updateFiled(db, enquiry.id, same.id);
      await updateLead(db, same.id, writtenAgain(same, enquiry.received_at, pass_on_at));
      await noteEvent(context, same, { kind: "merged", details: { enquiry: enquiry.id } });
      return;
    }
    const { office_id, agent_id, received_at } = enquiry;
    const id = randomUUID();
    await insertLead(db, {
      ...{ id, office_id, agent_id, received_at, pass_on_at },
      source: sourceOf(enquiry.tracking),
      latest_at: received_at,
      waiting_since: received_at,
    });
    await updateFiled(db, enquiry.id, id);
  });
}

/** Files what has not been: after a process died over it, or what came before there was an inbox. */
export async function fileUnfiled(context: Context): Promise<number> {
  const unfiled = await selectUnfiled(context.db, MOST_UNFILED);
  for (const { id } of unfiled) await fileLead(context, id);
  return unfiled.length;
}

/** Who writes again waits again, and is nobody's done work any more. */
function writtenAgain(lead: LeadRow, arrived: Date, pass_on_at: Date | null) {
  return {
    latest_at: new Date(Math.max(lead.latest_at.getTime(), arrived.getTime())),
    waiting_since: lead.waiting_since ?? arrived,
    pass_on_at: lead.waiting_since ? lead.pass_on_at : pass_on_at,
    handled_at: null,
  };
}

async function passOnTimeOf(
  context: Context,
  { office_id, received_at }: { office_id: number; received_at: Date },
): Promise<Date | null> {
  const isOld = context.clock().getTime() - received_at.getTime() > HURRIED_MS;
  return isOld ? null : (await passingOn(context, office_id, received_at)).at;
}
