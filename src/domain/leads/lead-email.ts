import type { LeadEventKind } from "#db/tables/leads.ts";
import type { Context } from "#domain/context.ts";
import { findLead } from "#domain/leads/inquiries/find-lead.ts";
import type { Lead } from "#domain/leads/inquiries/lead.ts";
import { selectAgentForMail, selectLatestInquiry, selectThread } from "./lead-email-queries.ts";
import { selectEvent, selectLeadRow } from "./lead-queries.ts";

interface Written {
  /** The event's number. */
  event_id: number;
  lead_id: string;
  /** The enquiry that is answered, else the latest, with the office that answers. */
  lead: Lead;
}

/** An answer that somebody wrote, to the visitor. */
export interface LeadAnswerEmail extends Written {
  kind: "answer";
  text: string;
  /** As its writer chose it; null for that of the thread. */
  subject: string | null;
  /** Who signs: the name at the desk. */
  who: string;
  /** Whose address replies go to; the office's where no agent has it. */
  agent: Signature | null;
  /** What it goes on from, the oldest first. */
  thread: { message_id: string; subject: string }[];
}

/** News for whoever has the lead now. */
export interface LeadHandoverEmail extends Written {
  kind: "assigned" | "passed_on";
  /** Who gave it, by name; null for the platform. */
  who: string | null;
  to: Signature;
}

export interface Signature {
  name: string;
  role: string | null;
  email: string;
  phone: string | null;
  extension: string | null;
}

export type LeadEmail = LeadAnswerEmail | LeadHandoverEmail;

const GIVEN: readonly LeadEventKind[] = ["assigned", "passed_on"];

/** What the mail of something that happened to a lead options; null where it has none, or nobody to be sent to. */
export async function leadEmailData(context: Context, eventId: number): Promise<LeadEmail | null> {
  const { db } = context;
  const event = await selectEvent(db, eventId);
  const row = event && (await selectLeadRow(db, event.lead_id));
  const inquiryId = row && (getAnsweredInquiry(event) ?? (await selectLatestInquiry(db, row.id))?.id);
  if (!event || !row || !inquiryId) return null;
  const lead = await findLead(context, inquiryId);
  const written = { event_id: event.id, lead_id: row.id, lead };
  const { who } = event;
  if (event.kind === "answer") {
    const agentId = event.who_agent_id ?? row.agent_id;
    const agent = agentId === null ? null : ((await selectAgentForMail(db, agentId)) ?? null);
    const thread = (await selectThread(db, row.id, lead.enquiry.email)).filter(({ event_id }) => event_id !== event.id);
    const subject = typeof event.details.subject === "string" ? event.details.subject : null;
    return { ...written, kind: "answer", text: event.text ?? "", subject, who: who ?? lead.office.name, agent, thread };
  }
  const to = event.agent_id === null ? undefined : await selectAgentForMail(db, event.agent_id);
  if (!GIVEN.includes(event.kind) || !to?.email) return null;
  return { ...written, kind: event.kind as LeadHandoverEmail["kind"], who, to };
}

/** The enquiry whose address the answer's writer was shown; who wrote since may be somebody else. */
function getAnsweredInquiry({
  kind,
  details,
}: {
  kind: LeadEventKind;
  details: Record<string, unknown>;
}): string | null {
  return kind === "answer" && typeof details.enquiry === "string" ? details.enquiry : null;
}
