import type { Context } from "#domain/context.ts";
import { findSentListings } from "#domain/leads/replies/find-sent-listings.ts";
import { parseVisits } from "#domain/leads/routing/lead-source.ts";
import { isGrantedToRole } from "#domain/staff/staff-policy.ts";
import { toMajor } from "#lib/money.ts";
import { pick } from "#lib/pick.ts";
import type { BuyerAccountRow } from "../contact-queries.ts";
import { selectNotes } from "../note-queries.ts";
import type { ReadableContact } from "../require-contact.ts";
import { selectNdas, selectReadDocuments, selectSavedListings } from "./buyer-timeline-queries.ts";
import { selectDealEvents } from "./deal-timeline-queries.ts";
import { selectInquiries, selectLeadEvents, selectMails } from "./lead-timeline-queries.ts";
import { MAX_EVENTS, type TimelineEvent, type TimelineListing, type TimelineVisit } from "./timeline.ts";

type InquiryRow = Awaited<ReturnType<typeof selectInquiries>>[number];
type NdaRow = Awaited<ReturnType<typeof selectNdas>>[number];

export interface Timeline {
  /** Latest first. */
  events: TimelineEvent[];
  /** Whether older events were left out. */
  is_cut: boolean;
  inquiries: InquiryRow[];
  ndas: NdaRow[];
}

/**
 * Lists everything in the viewer's scope that happened with a person. A buyer's saved listings are shown only if the
 * person also wrote or signed an NDA, and only the listings in scope.
 */
export async function listTimeline(
  { db }: Context,
  { addresses, scope, staff }: ReadableContact,
  accounts: readonly BuyerAccountRow[],
): Promise<Timeline> {
  const emails = addresses.map(({ email }) => email);
  const inquiries = await selectInquiries(db, emails, scope);
  const ndas = await selectNdas(db, emails, scope);
  const leads = [...new Set(inquiries.flatMap(({ lead_id }) => lead_id ?? []))];
  const hasContact = inquiries.length + ndas.length > 0;
  const verified = hasContact ? accounts.filter(({ email_verified_at }) => email_verified_at !== null) : [];
  const keys = [...inquiries.map(({ id }) => `enquiry:${id}:visitor`), ...ndas.map(({ id }) => `nda:${id}:buyer`)];
  const maySeeMails = isGrantedToRole(staff, "lead.write");
  const maySeeAllMails = isGrantedToRole(staff, "outbox.read");
  const mails = maySeeMails ? await selectMails(db, { emails, keys: maySeeAllMails ? null : keys }) : [];
  const notes = await selectNotes(
    db,
    addresses.map(({ id }) => id),
    scope,
  );
  const buyerIds = verified.map(({ id }) => id);
  const leadEvents = await selectLeadEvents(db, leads);
  const getSentListings = await findSentListings(db, leadEvents);
  const events: TimelineEvent[] = [
    ...inquiries.map(toInquiryEvent),
    ...leadEvents.map(({ id, kind, details, happened_at, ...event }) => ({
      ...event,
      ...getSentListings(details),
      id: `lead-event:${id}`,
      kind: "lead_event" as const,
      from_account: details.account === true,
      event: kind,
      happened_at: happened_at.toISOString(),
    })),
    ...ndas.flatMap(toNdaEvents),
    ...(
      await selectReadDocuments(
        db,
        ndas.map(({ id }) => id),
      )
    ).map((row) => ({
      id: `document:${row.nda_id}:${row.document_name}:${row.viewed_at.toISOString()}`,
      kind: "document_read" as const,
      nda_id: row.nda_id,
      listing: toListing(row),
      document: row.document_name,
      pages: row.pages,
      is_downloaded: row.is_downloaded,
      happened_at: row.viewed_at.toISOString(),
    })),
    ...(await selectSavedListings(db, buyerIds, scope)).map((row) => ({
      id: `saved:${row.listing_number}:${row.saved_at.toISOString()}`,
      kind: "listing_saved" as const,
      listing: toListing(row),
      happened_at: row.saved_at.toISOString(),
    })),
    ...(await selectDealEvents(db, { leadIds: leads, buyerIds: accounts.map(({ id }) => id) }, scope)).map(toDealEvent),
    ...notes.map(({ id, who, text, written_at }) => ({
      id: `note:${id}`,
      kind: "note" as const,
      who,
      text,
      happened_at: written_at.toISOString(),
    })),
    ...accounts.flatMap(toAccountEvents),
    ...mails.map(({ id, subject, to_address, status, created_at }) => ({
      id: `mail:${id}`,
      kind: "email" as const,
      subject,
      to: to_address,
      mail: status,
      happened_at: created_at.toISOString(),
    })),
  ];
  events.sort((a, b) => b.happened_at.localeCompare(a.happened_at) || a.id.localeCompare(b.id));
  return { events: events.slice(0, MAX_EVENTS), is_cut: events.length > MAX_EVENTS, inquiries, ndas };
}

function toDealEvent(row: Awaited<ReturnType<typeof selectDealEvents>>[number]): TimelineEvent {
  return {
    ...pick(row, ["deal_id", "to_stage", "text", "reason", "currency", "who"]),
    id: `deal-event:${row.id}`,
    kind: "deal_event",
    event: row.kind,
    listing: toListing(row),
    amount: row.amount === null ? null : toMajor(Number(row.amount), row.currency),
    happened_at: row.happened_at.toISOString(),
  };
}

function toListing(row: { listing_number: number; listing_name: string }): TimelineListing {
  return { number: row.listing_number, name: row.listing_name };
}

function toInquiryEvent(row: InquiryRow): TimelineEvent {
  const { listing_number, listing_name } = row;
  return {
    id: `inquiry:${row.id}`,
    kind: "inquiry",
    lead_id: row.lead_id ?? "",
    type: row.type,
    message: row.message,
    listing: listing_number && listing_name !== null ? { number: listing_number, name: listing_name } : null,
    assignee: row.agent ?? row.office,
    visits: getVisits(row),
    happened_at: row.received_at.toISOString(),
  };
}

function getVisits({ tracking }: InquiryRow): TimelineVisit[] {
  const visits = parseVisits(tracking);
  if (!visits) return [];
  const { first, last } = visits;
  const shown = first.at === last.at && first.path === last.path ? [first] : [first, last];
  return shown.map(({ label, path, at }) => ({ label, path, at }));
}

function toNdaEvents(row: NdaRow): TimelineEvent[] {
  const toEvent = (kind: "nda_signed" | "nda_approved" | "nda_declined" | "nda_revoked", at: Date): TimelineEvent => ({
    id: `${kind}:${row.id}`,
    kind,
    nda_id: row.id,
    listing: toListing(row),
    happened_at: at.toISOString(),
  });
  const { approval, decided_at, revoked_at } = row;
  const isDecided = approval === "approved" || approval === "declined";
  return [
    toEvent("nda_signed", row.signed_at),
    ...(isDecided && decided_at ? [toEvent(`nda_${approval}`, decided_at)] : []),
    ...(revoked_at ? [toEvent("nda_revoked", revoked_at)] : []),
  ];
}

function toAccountEvents({ id, created_at, cancelled_at }: BuyerAccountRow): TimelineEvent[] {
  return [
    { id: `registered:${id}`, kind: "registered", happened_at: created_at.toISOString() },
    ...(cancelled_at
      ? [{ id: `closed:${id}`, kind: "account_closed" as const, happened_at: cancelled_at.toISOString() }]
      : []),
  ];
}
