import type { Generated, JSONColumnType } from "kysely";

/** The stages of a deal in order. The last two end it. */
export const DEAL_STAGES = ["new", "talking", "nda", "loi", "due_diligence", "closing", "closed", "lost"] as const;
export type DealStage = (typeof DEAL_STAGES)[number];

export const LOST_REASONS = [
  "price",
  "financing",
  "due_diligence",
  "other_business",
  "other_buyer",
  "seller_withdrew",
  "no_response",
  "other",
] as const;
export type LostReason = (typeof LOST_REASONS)[number];

/**
 * A buyer's purchase of a listing. The buyer is a lead or has an account, and their name is read from there, so that
 * erasing the lead or account removes it; then both references are null. Money is in minor units of the listing's
 * currency.
 */
export interface DealTable {
  id: string;
  listing_number: number;
  lead_id: string | null;
  buyer_id: number | null;
  office_id: number;
  agent_id: number | null;
  stage: DealStage;
  stage_since: Date;
  /** Set only while the deal is lost. */
  lost_reason: LostReason | null;
  lost_note: string | null;
  /** `YYYY-MM-DD`. */
  expected_closing: string | null;
  /** The commission, either in hundredths of a percent of the price or as an amount; one of the two is null. */
  commission_basis_points: number | null;
  commission: number | null;
  /** The third party that holds the buyer's deposit, which the buyer sees with its amount and date. */
  deposit_holder: string | null;
  deposit: number | null;
  /** `YYYY-MM-DD`; null until it is received. */
  deposit_received_on: string | null;
  /** Incremented with every change to detect stale edits. */
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
  /** When it was closed or lost. */
  ended_at: Date | null;
}

export type DealEventKind =
  | "started"
  | "stage"
  | "changed"
  | "note"
  | "offer_made"
  | "offer_countered"
  | "offer_accepted"
  | "offer_rejected"
  | "offer_withdrawn"
  | "offer_reopened";

/** A deal's event; never updated. */
export interface DealEventTable {
  id: Generated<number>;
  deal_id: string;
  kind: DealEventKind;
  /** Null if the account was deleted, and for the platform. */
  account_id: number | null;
  from_stage: DealStage | null;
  to_stage: DealStage | null;
  text: string | null;
  details: JSONColumnType<Record<string, unknown>, string | undefined, never>;
  happened_at: Date;
}

export const OFFER_STATUSES = ["made", "countered", "accepted", "rejected", "withdrawn"] as const;
/** `made` waits for an answer. A countered offer was answered with another one. */
export type OfferStatus = (typeof OFFER_STATUSES)[number];

/** An offer of a deal. At most one is accepted. The amount is in minor units of the listing's currency. */
export interface DealOfferTable {
  id: string;
  deal_id: string;
  amount: number;
  made_by: "buyer" | "seller";
  /** `YYYY-MM-DD`. */
  offered_on: string;
  conditions: string | null;
  status: OfferStatus;
  /** Incremented with every change to detect stale edits. */
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
}
