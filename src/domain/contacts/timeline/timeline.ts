import type { DealEventKind, DealStage, LostReason } from "#db/tables/deals.ts";
import type { InquiryType } from "#db/tables/inquiries.ts";
import type { LeadEventKind } from "#db/tables/leads.ts";
import type { SentListings } from "#domain/leads/replies/find-sent-listings.ts";
import type { OutboxRow } from "#domain/outbox/outbox-queries.ts";

/** A page shows at most this many events; older ones are on the leads and NDAs. */
export const MAX_EVENTS = 300;

export interface TimelineListing {
  number: number;
  name: string;
}

/** The visit during which an inquiry was sent, as reported by the visitor's browser. */
export interface TimelineVisit {
  label: string;
  path: string;
  /** ISO 8601, UTC; null if unknown. */
  at: string | null;
}

/** The data for the sentence about a deal's event. The amount is in major units. */
interface DescribedDealEvent {
  event: DealEventKind;
  to_stage: DealStage | null;
  reason: LostReason | null;
  amount: number | null;
  who: string | null;
}

type TimelineContent =
  | {
      kind: "inquiry";
      lead_id: string;
      type: InquiryType;
      message: string | null;
      listing: TimelineListing | null;
      /** The agent or office that answers it. */
      assignee: string;
      /** The first and the last visit before the inquiry; one entry if they are the same. */
      visits: TimelineVisit[];
    }
  | ({
      kind: "lead_event";
      lead_id: string;
      event: LeadEventKind;
      who: string | null;
      to_whom: string | null;
      text: string | null;
      mail: OutboxRow["status"] | null;
      /** Whether a reply came from another address than the person's. */
      from_other_address: boolean;
      /** Whether a reply was written in the person's account instead of by email. */
      from_account: boolean;
    } & SentListings)
  | {
      kind: "nda_signed" | "nda_approved" | "nda_declined" | "nda_revoked";
      nda_id: string;
      listing: TimelineListing;
    }
  | {
      kind: "document_read";
      nda_id: string;
      listing: TimelineListing;
      document: string;
      pages: number;
      is_downloaded: boolean;
    }
  | ({
      kind: "deal_event";
      deal_id: string;
      listing: TimelineListing;
      text: string | null;
      currency: string;
    } & DescribedDealEvent)
  | { kind: "note"; who: string | null; text: string }
  | { kind: "registered" | "account_closed" }
  | { kind: "listing_saved"; listing: TimelineListing }
  | { kind: "email"; subject: string; to: string; mail: OutboxRow["status"] };

/** Something that happened with a person. */
export type TimelineEvent = TimelineContent & {
  id: string;
  /** ISO 8601, UTC. */
  happened_at: string;
};
