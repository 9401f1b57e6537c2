import type { Generated } from "kysely";

/** A row of what a buyer looks for: all that it names must fit. Slugs, as addresses have them. */
export interface BuyerPreferenceTable {
  buyer_id: number;
  position: number;
  state: string | null;
  category: string | null;
  subcategory: string | null;
}

/** A listing that a buyer keeps, and what it was then: so that they see what has changed. */
export interface SavedListingTable {
  buyer_id: number;
  listing_number: number;
  saved_at: Date;
  price_when_saved: number | null;
  status_when_saved: "draft" | "active" | "under_offer" | "sold" | "withdrawn";
}

/** A match that a buyer does not want to see again. */
export interface HiddenMatchTable {
  buyer_id: number;
  listing_number: number;
  reason: string | null;
  hidden_at: Date;
}

/** What a buyer has done, for their own eyes. */
export interface BuyerActivityTable {
  id: Generated<number>;
  buyer_id: number;
  kind: BuyerActivityKind;
  /** Null once the listing is deleted, and for what is about none. */
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
