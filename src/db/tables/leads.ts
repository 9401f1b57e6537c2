import type { Generated, JSONColumnType } from "kysely";

export const LEAD_SOURCES = ["paid", "organic", "campaign", "referral", "direct", "unknown"] as const;

/** How the visitor arrived: ad, search engine, tagged link, other site, direct or unknown. */
export type LeadSource = (typeof LEAD_SOURCES)[number];

/** One person's inquiries to an office, answered together. */
export interface LeadTable {
  id: string;
  /** The office that answers now. */
  office_id: number;
  agent_id: number | null;
  /** Source of the first inquiry's last visit. */
  source: LeadSource;
  /** When the first and the latest of its inquiries arrived. */
  received_at: Date;
  latest_at: Date;
  /** The time since which the visitor has been waiting for an answer; null once answered. */
  waiting_since: Date | null;
  /** When the lead is reassigned to the office's next person unless it is answered; null if it won't be. */
  pass_on_at: Date | null;
  /** When the office is notified that a reply is unanswered; null if it won't be. The lead stays with its agent. */
  overdue_at: Date | null;
  /** Number of emails and calls that answered it; clients use it to detect stale views. */
  answers: Generated<number>;
  first_answered_at: Date | null;
  /** The agent who answered first; null if the office did. */
  first_answered_by: number | null;
  handled_at: Date | null;
  /** Spam is excluded from all counts and never reassigned. */
  spam_at: Date | null;
  /** The lead that its inquiries were merged into; a merged lead is hidden. */
  merged_into: string | null;
  /** The secret part of the address for replies; null until an email needs it. */
  reply_token: string | null;
}

export type LeadEventKind =
  | "note"
  | "call"
  | "answer"
  /** An email from the person; its author is in `details`. */
  | "reply"
  | "handled"
  | "reopened"
  | "assigned"
  | "passed_on"
  /** The office was notified of an unanswered reply. */
  | "overdue"
  | "merged"
  | "split"
  | "spam"
  | "not_spam";

/** A lead's event; never updated. */
export interface LeadEventTable {
  id: Generated<number>;
  lead_id: string;
  /** Idempotency key of its author. */
  key: string | null;
  kind: LeadEventKind;
  /** The user who caused it; null for the platform. */
  account_id: number | null;
  /** The assignee, if any. */
  agent_id: number | null;
  text: string | null;
  details: JSONColumnType<Record<string, unknown>, string | undefined, never>;
  happened_at: Date;
}

/** A file of an email to or from a lead's person, or uploaded for one that hasn't been sent. */
export interface LeadFileTable {
  id: string;
  /** Null once the lead is deleted; a job then deletes the file. */
  lead_id: string | null;
  event_id: number | null;
  /** Who uploaded it; null for a file that arrived. */
  account_id: number | null;
  name: string;
  /** As the sender stated it; files are only ever downloaded. */
  content_type: string;
  bytes: number;
  added_at: Date;
}

/** A text for replies to leads. */
export interface ReplyTemplateTable {
  id: string;
  /** Null for every office. */
  office_id: number | null;
  name: string;
  /** Null for the subject of the thread. */
  subject: string | null;
  text: string;
  /** Incremented with every change to detect stale edits. */
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
}
