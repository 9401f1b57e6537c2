import type { Generated } from "kysely";

/** An address to which mail stays undelivered for good; nothing more is sent there until somebody lifts it. */
export interface BouncedAddressTable {
  id: Generated<number>;
  /** In lower case. */
  address: string;
  /** The mail server's own words. */
  reason: string;
  bounced_at: Date;
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
