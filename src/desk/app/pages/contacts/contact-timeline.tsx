import type { ReactNode } from "react";
import { Link } from "react-router";
import type { TimelineEvent, TimelineListing, TimelineVisit } from "#domain/contacts/timeline/timeline.ts";
import { m } from "#messages/messages.js";
import { formatTime } from "../../components/format-time.ts";
import { MAIL_STATUS } from "../../components/mail-status.ts";
import { describeDealEvent } from "../deals/deal-labels.ts";
import { describeEvent, getTypeLabel } from "../leads/lead-labels.ts";
import { OtherAddress } from "../leads/other-address.tsx";
import { SentListings } from "../leads/sent-listings.tsx";

interface TimelineProps {
  events: readonly TimelineEvent[];
  isCut: boolean;
}

/** What happened with a person, latest first. */
export function ContactTimeline({ events, isCut }: TimelineProps) {
  return (
    <section>
      <h2 className="mb-3 text-xl">{m.contact_timeline()}</h2>
      {events.length === 0 && <p className="text-ink-soft">{m.desk_lead_history_empty()}</p>}
      <ol>
        {events.map((event) => (
          <li key={event.id} className="mb-4 border-l-2 border-rule-strong pl-4">
            <Event event={event} />
          </li>
        ))}
      </ol>
      {isCut && <p className="text-ink-soft">{m.contact_timeline_cut({ count: events.length })}</p>}
    </section>
  );
}

function Event({ event }: { event: TimelineEvent }) {
  switch (event.kind) {
    case "inquiry":
      return (
        <Entry
          title={
            <Link to={`/leads/${event.lead_id}`} className="link inline-block min-h-6">
              {getTypeLabel(event.type)}
            </Link>
          }
          facts={[formatTime(event.happened_at), m.contact_to({ name: event.assignee })]}
          text={event.message}
        >
          {event.listing && <ListingLink listing={event.listing} />}
          {event.visits.map((visit) => (
            <Visit key={`${visit.at} ${visit.path}`} visit={visit} />
          ))}
        </Entry>
      );
    case "lead_event":
      return (
        <Entry
          title={
            <Link to={`/leads/${event.lead_id}`} className="link inline-block min-h-6">
              {describeEvent(event.event, event)}
            </Link>
          }
          facts={[formatTime(event.happened_at), event.mail && MAIL_STATUS[event.mail]()]}
          text={event.text}
        >
          {event.from_other_address && <OtherAddress />}
          <SentListings {...event} />
        </Entry>
      );
    case "deal_event":
      return (
        <Entry
          title={
            <Link to={`/deals/${event.deal_id}`} className="link inline-block min-h-6">
              {describeDealEvent({ ...event, kind: event.event }, event.currency)}
            </Link>
          }
          facts={[formatTime(event.happened_at)]}
          text={event.text}
        >
          <ListingLink listing={event.listing} />
        </Entry>
      );
    case "nda_signed":
    case "nda_approved":
    case "nda_declined":
    case "nda_revoked":
      return (
        <Entry
          title={
            <Link to={`/ndas/${event.nda_id}/show`} className="link inline-block min-h-6">
              {NDA_LABELS[event.kind]()}
            </Link>
          }
          facts={[formatTime(event.happened_at)]}
        >
          <ListingLink listing={event.listing} />
        </Entry>
      );
    case "document_read":
      return (
        <Entry
          title={
            <Link to={`/ndas/${event.nda_id}/show`} className="link inline-block min-h-6 wrap-anywhere">
              {event.is_downloaded
                ? m.contact_document_downloaded({ document: event.document })
                : m.contact_document_read({ document: event.document, count: event.pages })}
            </Link>
          }
          facts={[formatTime(event.happened_at)]}
        >
          <ListingLink listing={event.listing} />
        </Entry>
      );
    case "listing_saved":
      return (
        <Entry title={m.contact_listing_saved()} facts={[formatTime(event.happened_at)]}>
          <ListingLink listing={event.listing} />
        </Entry>
      );
    case "email":
      return (
        <Entry
          title={m.contact_email({ subject: event.subject })}
          facts={[formatTime(event.happened_at), m.desk_lead_sent_to({ email: event.to }), MAIL_STATUS[event.mail]()]}
        />
      );
    case "note":
      return <Entry title={describeEvent("note", event)} facts={[formatTime(event.happened_at)]} text={event.text} />;
    case "registered":
      return <Entry title={m.contact_registered()} facts={[formatTime(event.happened_at)]} />;
    case "account_closed":
      return <Entry title={m.contact_account_closed()} facts={[formatTime(event.happened_at)]} />;
  }
}

const NDA_LABELS = {
  nda_signed: m.contact_nda_signed,
  nda_approved: m.contact_nda_approved,
  nda_declined: m.contact_nda_declined,
  nda_revoked: m.contact_nda_revoked,
};

interface EntryProps {
  title: ReactNode;
  facts: readonly (string | null)[];
  text?: string | null;
  children?: ReactNode;
}

function Entry({ title, facts, text, children }: EntryProps) {
  return (
    <>
      <p className="wrap-anywhere">
        {title}
        <span className="block text-ink-soft">{facts.filter(Boolean).join(" · ")}</span>
      </p>
      {children}
      {text && <p className="mt-1 max-w-prose whitespace-pre-line wrap-anywhere">{text}</p>}
    </>
  );
}

function ListingLink({ listing }: { listing: TimelineListing }) {
  return (
    <p>
      <Link to={`/listings/${listing.number}`} className="link inline-block min-h-6">
        {listing.name} ({listing.number})
      </Link>
    </p>
  );
}

function Visit({ visit }: { visit: TimelineVisit }) {
  return (
    <p className="text-ink-soft wrap-anywhere">
      {m.contact_visit({ source: visit.label, path: visit.path })}
      {visit.at && ` · ${formatTime(visit.at)}`}
    </p>
  );
}
