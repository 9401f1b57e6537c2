/** What views are counted for: the whole site and each kind of subject. */
export type ViewKind = "site" | "listing" | "office" | "agent" | "search";

/** A daily secret, deleted when the day ends so that visits on different days can't be linked to one visitor. */
export interface ViewSaltTable {
  /** UTC, as `2026-11-20`. */
  day: string;
  salt: string;
}

/** Today's views by visitor, until the day ends. */
export interface PageVisitTable {
  /** UTC, as `2026-11-20`. */
  day: string;
  kind: ViewKind;
  /** Listing number, slug or search query; empty for the whole site. */
  subject: string;
  source: string;
  /** Salted hash; empty for visitors who opted out. */
  visitor: string;
  views: number;
}

export interface DailyViewTable {
  /** UTC, as `2026-11-20`. */
  day: string;
  kind: ViewKind;
  subject: string;
  source: string;
  views: number;
  /** Visitors from that source; a visitor from two sources counts for both. */
  visitors: number;
}

/** The daily views of a month that has ended, added up. */
export interface MonthlyListingViewTable {
  /** UTC, as `2026-11`. */
  month: string;
  office_id: number;
  agent_id: number | null;
  views: number;
}

/** The views of an office's or an agent's listings on a past day, by who had them on that day. */
export interface DailyListingViewTable {
  /** UTC, as `2026-11-20`. */
  day: string;
  office_id: number;
  agent_id: number | null;
  views: number;
}
