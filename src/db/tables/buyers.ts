import type { Generated } from "kysely";
import type { EXPERIENCE_WORDS, FINANCING_WORDS, TIMING_WORDS } from "#editions/qualification.ts";

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

/** What a buyer tells agents of themselves, once for all listings. Null is not said. */
export interface BuyerQualificationTable {
  buyer_id: number;
  experience: keyof typeof EXPERIENCE_WORDS | null;
  /** In minor units of the edition's currency. */
  cash_available: number | null;
  timing: keyof typeof TIMING_WORDS | null;
  financing: keyof typeof FINANCING_WORDS | null;
  /** In words of their own. */
  about: string | null;
  stated_at: Date;
}

/** A buyer's own proof of their funds; at most one. */
export interface FundsProofTable {
  buyer_id: number;
  id: string;
  format: "pdf" | "webp";
  bytes: number;
  sha256: string;
  added_at: Date;
}

export type AlertFrequency = "instant" | "daily" | "weekly";

/** A search that a buyer keeps by its address, and how often they hear of what it finds. */
export interface SavedSearchTable {
  id: Generated<number>;
  buyer_id: number;
  name: string;
  /** The search page's, on whichever mount. */
  path: string;
  /** Its filters in their fixed order, as `filtersToParams` writes them. */
  query: string;
  /** Whose page it is, which narrows the search beside its filters. */
  office_id: number | null;
  agent_id: number | null;
  thropro: Generated<boolean>;
  frequency: AlertFrequency;
  paused_at: Date | null;
  /** What changed before is no news. */
  since: Date;
  created_at: Date;
}

/** Something to tell a buyer once: a listing that a search has found, or what has become of one that they keep. */
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

/** Up to when listings' changes have been looked at. */
export interface AlertCursorTable {
  id: number;
  seen_until: Date;
}
