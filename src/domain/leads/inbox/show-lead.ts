import type { InquiryType } from "#db/tables/inquiries.ts";
import type { LeadEventKind, LeadSource } from "#db/tables/leads.ts";
import { formatPhone } from "#domain/accounts/profile/phone-number.ts";
import { type Context, requireStaff } from "#domain/context.ts";
import { describeInquiry, type InquiryFact } from "#domain/leads/inquiries/inquiry-facts.ts";
import type { OutboxRow } from "#domain/outbox/outbox-queries.ts";
import { getScope, isAllowed } from "#domain/staff/staff-policy.ts";
import { pick } from "#lib/pick.ts";
import { selectAssignee, selectColleagues, selectEvents, selectInquiriesFor } from "../lead-queries.ts";
import { findSentListings, type SentListings } from "../replies/find-sent-listings.ts";
import { selectLeadFiles } from "../replies/lead-file-queries.ts";
import { requireReadableLead } from "../require-lead.ts";
import { selectOfficeRules } from "../routing/inquiry-lead-queries.ts";
import { parseVisits, type Visits } from "../routing/lead-source.ts";
import { type AttachedValuation, findAttachedValuation } from "./attached-valuation.ts";
import { type PhoneMatch, selectPhoneMatches } from "./phone-match-queries.ts";

/** One complete inquiry. */
export interface ShownInquiry {
  id: string;
  type: InquiryType;
  name: string;
  email: string;
  /** The page of the person with this email address; null right after the inquiry arrived. */
  contact_id: string | null;
  phone: string | null;
  postal_code: string | null;
  message: string | null;
  facts: InquiryFact[];
  valuation: AttachedValuation | null;
  listing: { name: string; slug: string; number: number } | null;
  requested_agent: string | null;
  /** The path of the form. */
  form: string;
  locale: string;
  verified: boolean;
  sms_agreed: boolean;
  touches: Visits | null;
  received_at: string;
}

export interface ShownEvent extends SentListings {
  id: number;
  kind: LeadEventKind;
  /** The name of the staff member, or null for the platform. */
  who: string | null;
  to_whom: string | null;
  /** The recipient of an answer. Null for other events. */
  to_email: string | null;
  text: string | null;
  /** A reply with the email that it quotes; null if it quotes none, and for other events. */
  full_text: string | null;
  /** The sender's address of a reply. */
  from_email: string | null;
  /** Whether `from_email` isn't one of the person's addresses, so that the sender has to be checked. */
  from_other_address: boolean;
  /** Whether a reply was written in the person's account instead of by email. */
  from_account: boolean;
  files: { id: string; name: string; bytes: number }[];
  /** The names of files that the email had beyond the limits. */
  left_out: string[];
  /** The status of an answer's email. Null until it has been written. */
  mail: OutboxRow["status"] | null;
  happened_at: string;
}

/** A lead with its complete history: latest inquiry first, oldest event first. Times are ISO 8601 UTC. */
export interface ShownLead {
  id: string;
  office: { id: number; name: string };
  agent: { id: number; name: string } | null;
  source: LeadSource;
  received_at: string;
  waiting_since: string | null;
  pass_on_at: string | null;
  overdue_at: string | null;
  first_answered_at: string | null;
  answers: number;
  handled: boolean;
  spam: boolean;
  enquiries: ShownInquiry[];
  events: ShownEvent[];
  /** Other leads with the same phone number, possibly the same person. Only for viewers who may merge them. */
  phone_matches: PhoneMatch[];
  /** Whether the viewer may change it, and to whom they may assign it. */
  writable: boolean;
  colleagues: { id: number; name: string }[];
}

/** @throws NotSignedIn; NotFound, also for a lead outside the viewer's scope. */
export async function showLead(context: Context, id: string): Promise<ShownLead> {
  const { db } = context;
  const staff = requireStaff(context);
  const lead = await requireReadableLead(context, id);
  const office = await selectOfficeRules(db, lead.office_id);
  const agent = lead.agent_id === null ? undefined : await selectAssignee(db, lead.agent_id);
  const writable = isAllowed(staff, "lead.write", lead);
  const inquiries: ShownInquiry[] = [];
  for (const each of await selectInquiriesFor(db, lead.id)) inquiries.push(await toShownInquiry(context, each));
  const files = await selectLeadFiles(db, lead.id);
  const events = await selectEvents(db, lead.id);
  const getSentListings = await findSentListings(db, events);
  const phones = inquiries.map(({ phone }) => phone);
  return {
    id: lead.id,
    office: { id: office.id, name: office.name },
    agent: agent ? { id: agent.id, name: agent.name } : null,
    source: lead.source,
    received_at: lead.received_at.toISOString(),
    waiting_since: lead.waiting_since?.toISOString() ?? null,
    pass_on_at: lead.pass_on_at?.toISOString() ?? null,
    overdue_at: lead.overdue_at?.toISOString() ?? null,
    first_answered_at: lead.first_answered_at?.toISOString() ?? null,
    answers: lead.answers,
    handled: lead.handled_at !== null,
    spam: lead.spam_at !== null,
    enquiries: inquiries,
    phone_matches: writable ? await selectPhoneMatches(db, lead, phones, getScope(staff)) : [],
    events: events.map(({ details, happened_at, ...event }) => ({
      ...event,
      ...getSentListings(details),
      full_text: typeof details.full === "string" ? details.full : null,
      from_email: event.kind === "reply" ? String(details.email) : null,
      from_other_address: details.other_address === true,
      from_account: details.account === true,
      files: files.filter(({ event_id }) => event_id === event.id).map((file) => pick(file, ["id", "name", "bytes"])),
      left_out: Array.isArray(details.left_out) ? details.left_out.map(String) : [],
      to_email: event.kind === "answer" ? getRecipient(details, inquiries) : null,
      happened_at: happened_at.toISOString(),
    })),
    writable,
    colleagues: writable ? await selectColleagues(db, lead.office_id) : [],
  };
}

/** Null for an inquiry that has since been split off, and for answers that predate the `enquiry` field. */
function getRecipient({ enquiry: inquiry }: Record<string, unknown>, inquiries: ShownInquiry[]): string | null {
  return inquiries.find(({ id }) => id === inquiry)?.email ?? null;
}

type InquiryRow = Awaited<ReturnType<typeof selectInquiriesFor>>[number];

async function toShownInquiry(context: Context, row: InquiryRow): Promise<ShownInquiry> {
  const { listing_name, listing_slug, listing_number } = row;
  return {
    ...pick(row, ["id", "type", "name", "email", "contact_id", "postal_code", "message", "form"]),
    phone: row.phone && formatPhone(row.phone, context.edition),
    ...pick(row, ["locale", "verified"]),
    requested_agent: row.asked_agent,
    facts: describeInquiry(row.fields, context),
    valuation: await findAttachedValuation(context, row),
    listing:
      listing_name && listing_slug && listing_number
        ? { name: listing_name, slug: listing_slug, number: listing_number }
        : null,
    sms_agreed: row.sms_consent !== null,
    touches: parseVisits(row.tracking),
    received_at: row.received_at.toISOString(),
  };
}
