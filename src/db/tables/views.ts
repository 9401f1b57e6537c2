/** What is counted: all pages, and what each is about. */
export type ViewKind = "site" | "listing" | "office" | "agent" | "search";

/** A day's secret, which is forgotten with the day: without it nobody's visits of two days can be told to be theirs. */
export interface ViewSaltTable {
  /** Of UTC, as `2026-11-20`. */
  day: string;
  salt: string;
}

/** Today's views by visitor, until the day is over. */
export interface PageVisitTable {
  /** Of UTC, as `2026-11-20`. */
  day: string;
  kind: ViewKind;
  /** A listing's number, a slug, what was searched for; empty for the whole site. */
  subject: string;
  /** Where the visit comes from. */
  source: string;
  /** Salted hash; empty for who wants not to be told apart. */
  visitor: string;
  views: number;
}

export interface DailyViewTable {
  /** Of UTC, as `2026-11-20`. */
  day: string;
  kind: ViewKind;
  subject: string;
  source: string;
  views: number;
  /** Of that source; one who came by two counts with both. */
  visitors: number;
}
