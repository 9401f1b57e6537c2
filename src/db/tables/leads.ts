import type { Generated, JSONColumnType } from "kysely";

export const LEAD_SOURCES = ["paid", "organic", "campaign", "referral", "direct", "unknown"] as const;

/** How somebody came: by an advertisement, a search engine, a marked link, another site, of themselves; or it was not told. */
export type LeadSource = (typeof LEAD_SOURCES)[number];

/** One person's enquiries to an office, as they are answered together. */
export interface LeadTable {
  id: string;
  /** Who answers now. */
  office_id: number;
  agent_id: number | null;
  /** How its first enquiry's writer last came. */
  source: LeadSource;
  /** When the first of its enquiries arrived, and when the latest. */
  received_at: Date;
  latest_at: Date;
  /** Since when its writer has had no answer; null once they have one. */
  waiting_since: Date | null;
  /** When it goes to the office's next person, unless it is answered; null where it stays. */
  pass_on_at: Date | null;
  /** How many mails and calls have answered it: what somebody has seen of them is told by it. */
  answers: Generated<number>;
  first_answered_at: Date | null;
  /** The agent whose answer that was; null for one by the office as such. */
  first_answered_by: number | null;
  handled_at: Date | null;
  /** Spam counts nowhere and is passed on to nobody. */
  spam_at: Date | null;
  /** The lead that its enquiries were put to; it is then shown nowhere itself. */
  merged_into: string | null;
}

export type LeadEventKind =
  | "note"
  | "call"
  | "answer"
  | "handled"
  | "reopened"
  | "assigned"
  | "passed_on"
  | "merged"
  | "split"
  | "spam"
  | "not_spam";

/** What happened to a lead; never changed. */
export interface LeadEventTable {
  id: Generated<number>;
  lead_id: string;
  /** What its writer numbered it, so that sending it twice does it once. */
  key: string | null;
  kind: LeadEventKind;
  /** Whose doing it was; null for the platform's own. */
  account_id: number | null;
  /** Whom it went to, where it went to somebody. */
  agent_id: number | null;
  text: string | null;
  details: JSONColumnType<Record<string, unknown>, string | undefined, never>;
  happened_at: Date;
}
