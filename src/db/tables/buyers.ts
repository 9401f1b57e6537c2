import type { Generated, JSONColumnType } from "kysely";
import type { EXPERIENCE_LABELS, FINANCING_LABELS, TIMING_LABELS } from "#editions/qualification-labels.ts";

/** One row of a buyer's criteria. All of its values must match. Stores slugs as used in URLs. */
export interface BuyerPreferenceTable {
  buyer_id: number;
  position: number;
  state: string | null;
  category: string | null;
  subcategory: string | null;
}

/** A buyer's saved listing with its data at that time, to show changes. */
export interface SavedListingTable {
  buyer_id: number;
  listing_number: number;
  saved_at: Date;
  price_when_saved: number | null;
  status_when_saved: "draft" | "active" | "under_offer" | "sold" | "withdrawn";
}

export interface HiddenMatchTable {
  buyer_id: number;
  listing_number: number;
  reason: string | null;
  hidden_at: Date;
}

/** A buyer's activity, visible only to the buyer. */
export interface BuyerActivityTable {
  id: Generated<number>;
  buyer_id: number;
  kind: BuyerActivityKind;
  /** Null if the listing was deleted or the activity has none. */
  listing_number: number | null;
  happened_at: Date;
}

export type BuyerActivityKind =
  | "registered"
  | "preferences_changed"
  | "listing_saved"
  | "listing_removed"
  | "match_hidden"
  | "enquiry_sent"
  | "nda_signed";

/** A buyer's qualification, shown to agents for all listings. Null means not given. */
export interface BuyerQualificationTable {
  buyer_id: number;
  experience: keyof typeof EXPERIENCE_LABELS | null;
  /** In minor units of the edition's currency. */
  cash_available: number | null;
  timing: keyof typeof TIMING_LABELS | null;
  financing: keyof typeof FINANCING_LABELS | null;
  /** Free text. */
  about: string | null;
  stated_at: Date;
}

/** A buyer's proof of funds; at most one. */
export interface FundsProofTable {
  buyer_id: number;
  id: string;
  format: "pdf" | "webp";
  bytes: number;
  sha256: string;
  added_at: Date;
}

export type AlertFrequency = "instant" | "daily" | "weekly";

/** A buyer's saved search and its alert frequency. */
export interface SavedSearchTable {
  id: Generated<number>;
  buyer_id: number;
  name: string;
  /** Path of the search page, on any mount. */
  path: string;
  /** Filters in canonical order, as written by `toFilterParams`. */
  query: string;
  /** Office of the search page, which restricts the search in addition to its filters. */
  office_id: number | null;
  agent_id: number | null;
  thropro: Generated<boolean>;
  frequency: AlertFrequency;
  paused_at: Date | null;
  /** Earlier changes are not reported. */
  since: Date;
  created_at: Date;
}

/** Something to report to a buyer once: a listing found by a search, or a change to a saved listing. */
export interface AlertFindTable {
  id: Generated<number>;
  buyer_id: number;
  search_id: number | null;
  event_id: number | null;
  listing_number: number;
  kind: AlertKind;
  price_before: number | null;
  found_at: Date;
  mailed_at: Date | null;
}

export type AlertKind = "new" | "price_down" | "price_up" | "back_on_market" | "changed";

/** Time up to which listing changes have been processed. */
export interface AlertCursorTable {
  id: number;
  seen_until: Date;
}

/** A buyer's digest for one week: at most one row ever per buyer, week and kind. */
export interface DigestTable {
  buyer_id: number;
  /** ISO 8601 week, such as `2026-W53`. */
  week: string;
  kind: "bizmatch";
  /** At most ten, best first. */
  listing_numbers: number[];
  /** Match reasons for each number, as returned by the matching rules. */
  reasons: JSONColumnType<object[][], string, string>;
  /** Changes before this time have been considered. */
  matched_at: Date;
  /** When the email was added to the outbox. */
  written_at: Date | null;
}
