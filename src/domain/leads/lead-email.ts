import type { MailAttachment } from "#db/tables/inquiries.ts";
import type { LeadEventKind } from "#db/tables/leads.ts";
import type { Context } from "#domain/context.ts";
import { findLead } from "#domain/leads/inquiries/find-lead.ts";
import type { Lead } from "#domain/leads/inquiries/lead.ts";
import { findCardsByNumbers } from "#domain/listings/find-listings.ts";
import type { CardListing } from "#domain/listings/listing-view.ts";
import {
  selectAgentForMail,
  selectLatestInquiry,
  selectThread,
  selectWaitingReply,
  type WaitingReply,
} from "./lead-email-queries.ts";
import { selectEvent, selectLeadRow } from "./lead-queries.ts";
import { selectFilesOfEvent } from "./replies/lead-file-queries.ts";
import { getLeadFileKey } from "./replies/lead-files.ts";
import { getReplyAddress } from "./replies/reply-address.ts";

interface EventEmail {
  event_id: number;
  lead_id: string;
  /** The inquiry that was answered, or else the latest, with the responsible office. */
  lead: Lead;
}

/** A staff member's answer to the visitor. */
export interface LeadAnswerEmail extends EventEmail {
  kind: "answer";
  text: string;
  /** The author's subject, or null for the thread's. */
  subject: string | null;
  /** The staff member's name in the signature. */
  who: string;
  /** The agent who gets replies. Null if no agent is assigned; replies then go to the office. */
  agent: Signature | null;
  /** The earlier emails of the thread, oldest first. */
  thread: { message_id: string; subject: string }[];
  /** The address that brings replies back to the lead; null without one. */
  reply_address: string | null;
  /** The author's own signature; null for their name, office and phone number. */
  signature: string | null;
  /** Other listings that the email shows. */
  listings: CardListing[];
  /** The slug of the listing whose NDA the email invites to sign. */
  nda: { slug: string; name: string } | null;
  attachments: MailAttachment[];
}

/** Notifies the lead's new assignee. */
export interface LeadHandoverEmail extends EventEmail {
  kind: "assigned" | "passed_on";
  /** The name of the staff member who assigned it, or null for the platform. */
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

/** Forwards what a person wrote to the agent or office that has the lead. */
export interface LeadReplyEmail extends EventEmail {
  kind: "reply";
  text: string;
  /** The sender as the email named them; by the address alone if it isn't the person's. */
  from: { name: string; email: string; isOtherAddress: boolean };
  /** Whether it was written in the person's account instead of by email. */
  isFromAccount: boolean;
  /** Null sends it to the office. */
  to: Signature | null;
  files: string[];
  /** The names of files beyond the limits, which weren't stored. */
  left_out: string[];
}

/** Notifies a lead's office and agent that a reply is unanswered. */
export interface LeadOverdueEmail extends EventEmail {
  kind: "overdue";
  /** The agent; null if the office has the lead. */
  to: Signature | null;
  waiting_since: Date;
  /** Null if the lead waits for another reason. */
  reply: WaitingReply | null;
}

export type LeadEmail = LeadAnswerEmail | LeadHandoverEmail | LeadReplyEmail | LeadOverdueEmail;

const HANDOVER_KINDS: readonly LeadEventKind[] = ["assigned", "passed_on"];

/** Returns the data for a lead event's email, or null if it has no email or no recipient. */
export async function getLeadEmailData(context: Context, eventId: number): Promise<LeadEmail | null> {
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
    const reply_address = await getReplyAddress(context, row.id);
    const text = event.text ?? "";
    const author = who ?? lead.office.name;
    const extras = await getExtras(context, event);
    return { ...written, kind: "answer", text, subject, who: author, agent, thread, reply_address, ...extras };
  }
  if (event.kind === "reply") {
    const { from, email, other_address, account } = event.details;
    const to = row.agent_id === null ? null : ((await selectAgentForMail(db, row.agent_id)) ?? null);
    const files = (await selectFilesOfEvent(db, event.id)).map(({ name }) => name);
    return {
      ...written,
      kind: "reply",
      text: event.text ?? "",
      from: { name: String(from), email: String(email), isOtherAddress: other_address === true },
      isFromAccount: account === true,
      to,
      files,
      left_out: Array.isArray(event.details.left_out) ? event.details.left_out.map(String) : [],
    };
  }
  if (event.kind === "overdue") {
    // Someone has answered since.
    if (row.waiting_since === null) return null;
    const to = row.agent_id === null ? null : ((await selectAgentForMail(db, row.agent_id)) ?? null);
    const { waiting_since } = row;
    const reply = await selectWaitingReply(db, row.id, waiting_since);
    return { ...written, kind: "overdue", to, waiting_since, reply };
  }
  const to = event.agent_id === null ? undefined : await selectAgentForMail(db, event.agent_id);
  if (!HANDOVER_KINDS.includes(event.kind) || !to?.email) return null;
  return { ...written, kind: event.kind as LeadHandoverEmail["kind"], who, to };
}

type EventRow = NonNullable<Awaited<ReturnType<typeof selectEvent>>>;

/** Returns what an answer has in addition to its text. Listings that have since left the market are omitted. */
async function getExtras(context: Context, { id, details, signature }: EventRow) {
  const numbers = Array.isArray(details.listings) ? details.listings.map(Number) : [];
  const [invited] = details.nda_listing ? await findCardsByNumbers(context, [Number(details.nda_listing)]) : [];
  const files = await selectFilesOfEvent(context.db, id);
  return {
    signature,
    listings: await findCardsByNumbers(context, numbers),
    nda: invited ? { slug: invited.slug, name: invited.name } : null,
    attachments: files.map(({ id, name, content_type }) => ({
      filename: name,
      content_type,
      file: getLeadFileKey(id),
    })),
  };
}

/** Returns the inquiry whose address was shown to the answer's author. A later inquiry may be from someone else. */
function getAnsweredInquiry({
  kind,
  details,
}: {
  kind: LeadEventKind;
  details: Record<string, unknown>;
}): string | null {
  return kind === "answer" && typeof details.enquiry === "string" ? details.enquiry : null;
}
