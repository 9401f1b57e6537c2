import type { Generated, JSONColumnType } from "kysely";

/** A portal that gets the public listings. */
export interface PartnerTable {
  id: Generated<number>;
  name: string;
  url: string;
  /** Encrypted; signs what is sent. */
  secret_encrypted: string;
  /** The secret before the last rotation, which signs too for a while, so that the partner has time to switch. */
  previous_secret_encrypted: string | null;
  secret_rotated_at: Date | null;
  active: Generated<boolean>;
  paused_after_failures: Generated<boolean>;
  sends: "network" | "offices";
  /** The full feed that is being sent; null if none is. */
  full_id: string | null;
  /** The highest listing number delivered so far in the current full feed. */
  full_after: Generated<number>;
  full_started_at: Date;
  /** Until when one process has the exclusive right to send to this partner. */
  sending_until: Date | null;
  created_at: Date;
  updated_at: Date;
}

/** An office whose listings a partner gets. */
export interface PartnerOfficeTable {
  partner_id: number;
  office_id: number;
}

/** A listing as the partner last received it, identified by a fingerprint of its content. */
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
  /** The highest listing number in this part of a full feed. */
  full_until: number | null;
  is_last_part: Generated<boolean>;
  /** Exactly what is sent. Removed once the delivery has succeeded or failed for good. */
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
