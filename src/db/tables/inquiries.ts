import type { Generated, JSONColumnType } from "kysely";
import type { Locale } from "#editions/locales.ts";

export const INQUIRY_TYPES = [
  "contact",
  "listing",
  "valuation",
  "seller_registration",
  "mergers",
  "franchise",
  "guide",
] as const;

export type InquiryType = (typeof INQUIRY_TYPES)[number];

/** Something a visitor wrote to the network: a lead. */
export interface InquiryTable {
  id: string;
  type: InquiryType;
  name: string;
  email: string;
  phone: string | null;
  postal_code: string | null;
  message: string | null;
  /** Who answers it, as routed on arrival. */
  office_id: number;
  agent_id: number | null;
  listing_number: number | null;
  fields: JSONColumnType<Record<string, unknown>, string | undefined, string>;
  tracking: JSONColumnType<TrackingEntry[], string | undefined, string>;
  /** The consent as it was worded to this person; a boolean would not prove what they agreed to. */
  privacy_consent: string;
  sms_consent: string | null;
  /** Came through the bot challenge; otherwise the lead is kept and marked unverified. */
  verified: Generated<boolean>;
  /** The path of the form it was written in. */
  form: string;
  /** The language it was written in, in which it is acknowledged. */
  locale: Locale;
  /** Hash of address, form and body: a repeat within ten minutes is the same enquiry. */
  fingerprint: string;
  received_at: Generated<Date>;
  /** The lead it is answered with; null until it has been filed. */
  lead_id: string | null;
}

export interface TrackingEntry {
  parameter: string;
  value: string;
  path: string;
  session_at: string;
}

/** Every mail the platform has written. Without `SMTP_URL` it stays here, readable. */
export interface OutboxTable {
  id: string;
  /** Says what the mail is about and to whom, once: writing the same mail twice keeps the first. */
  key: string;
  to_address: string;
  reply_to: string | null;
  subject: string;
  text: string;
  html: string;
  headers: JSONColumnType<Record<string, string>, string | undefined, string>;
  attachments: JSONColumnType<MailAttachment[], string | undefined, string>;
  /**
   * `held` is never sent: it is addressed to someone invented; nor is `unwanted`, whose reader has unsubscribed first, nor
   * `blocked`, whose address has refused mail for good. `unclear` may have been taken: whoever was sending it ended in the
   * middle, or the mail server was lost before it said so.
   */
  status: Generated<"waiting" | "sending" | "unclear" | "held" | "unwanted" | "blocked" | "sent" | "failed">;
  attempts: Generated<number>;
  last_error: string | null;
  /** One that is lost rather than sent again where nobody knows whether it was sent. */
  never_twice: Generated<boolean>;
  /** The buyer who gets it every week, and may unsubscribe until it has gone. */
  weekly_of: number | null;
  /** When it was last handed to the mail server. */
  sending_at: Date | null;
  /** When it is tried again after a failure. */
  next_try_at: Date | null;
  /** Whether it failed, or was never tried, since there was no mail server to take it. */
  awaits_server: Generated<boolean>;
  /** What the mail server said when it took it. */
  answer: string | null;
  created_at: Generated<Date>;
  sent_at: Date | null;
}

export interface MailAttachment {
  filename: string;
  content_type: string;
  /** Name in the file store. */
  file: string;
}

/** An address to which mail stays undelivered for good; nothing more is sent there until somebody lifts it. */
export interface BouncedAddressTable {
  id: Generated<number>;
  /** In lower case. */
  address: string;
  /** The mail server's own words. */
  reason: string;
  bounced_at: Date;
}
