import type { Generated, JSONColumnType } from "kysely";

/** A portal that gets the public listings. */
export interface PartnerTable {
  id: Generated<number>;
  name: string;
  url: string;
  /** Encrypted; signs what is sent. */
  secret_encrypted: string;
  /** Signs as well for a while after a rotation. */
  previous_secret_encrypted: string | null;
  secret_rotated_at: Date | null;
  active: Generated<boolean>;
  paused_after_failures: Generated<boolean>;
  sends: "network" | "offices";
  /** The full feed that is being sent; null if none is. */
  full_id: string | null;
  /** The last listing number of the full feed that was delivered. */
  full_after: Generated<number>;
  full_started_at: Date;
  /** One process at a time sends to a partner, until then at most. */
  sending_until: Date | null;
  created_at: Date;
  updated_at: Date;
}

/** An office whose listings a partner gets. */
export interface PartnerOfficeTable {
  partner_id: number;
  office_id: number;
}

/** A listing that a partner has received, in the state that the fingerprint identifies. */
export interface PartnerListingTable {
  partner_id: number;
  listing_number: number;
  fingerprint: string;
}

/** A request to a partner. At most one test and one other are pending. */
export interface PartnerDeliveryTable {
  id: string;
  partner_id: number;
  kind: "changes" | "full" | "test";
  state: "pending" | "delivered" | "failed";
  /** The fingerprints of the listings sent, by number. */
  sent: JSONColumnType<Record<string, string>, string, string>;
  /** The numbers of the listings reported as removed. */
  removed: Generated<number[]>;
  /** The last listing number of this part of a full feed. */
  full_until: number | null;
  is_last_part: Generated<boolean>;
  /** Exactly what is sent, until the delivery is finished. */
  body: string | null;
  attempts: Generated<number>;
  next_attempt_at: Date;
  last_status: number | null;
  /** The beginning of the partner's last response, or the error. */
  last_answer: string | null;
  created_at: Date;
  last_attempt_at: Date | null;
  finished_at: Date | null;
}

export type DeliveryKind = PartnerDeliveryTable["kind"];
export type DeliveryState = PartnerDeliveryTable["state"];
