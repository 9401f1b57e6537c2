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

/** A visitor's inquiry to the network, which becomes a lead. */
export interface InquiryTable {
  id: string;
  type: InquiryType;
  name: string;
  email: string;
  phone: string | null;
  postal_code: string | null;
  message: string | null;
  /** The office that answers it, as routed when received. */
  office_id: number;
  agent_id: number | null;
  listing_number: number | null;
  fields: JSONColumnType<Record<string, unknown>, string | undefined, string>;
  tracking: JSONColumnType<TrackingEntry[], string | undefined, string>;
  /** The consent as worded to this person; a boolean would not prove what they agreed to. */
  privacy_consent: string;
  sms_consent: string | null;
  /** Whether the bot challenge was passed; otherwise the lead is stored and marked unverified. */
  verified: Generated<boolean>;
  /** Path of the form. */
  form: string;
  /** Language of the inquiry and of its acknowledgment. */
  locale: Locale;
  /** Hash of address, form and body: a repeat within ten minutes is the same inquiry. */
  fingerprint: string;
  received_at: Generated<Date>;
  /** The lead it belongs to; null until filed. */
  lead_id: string | null;
}

export interface TrackingEntry {
  parameter: string;
  value: string;
  path: string;
  session_at: string;
}

/** Every email the platform has written. Without `SMTP_URL` they stay here, readable. */
export interface OutboxTable {
  id: string;
  /** Identifies the email's subject and recipient. Adding an email with the same key again keeps the first one. */
  key: string;
  to_address: string;
  reply_to: string | null;
  subject: string;
  text: string;
  html: string;
  headers: JSONColumnType<Record<string, string>, string | undefined, string>;
  attachments: JSONColumnType<MailAttachment[], string | undefined, string>;
  /**
   * Never sent: `held` (sample recipient), `unwanted` (the reader unsubscribed first) and `blocked` (the address
   * bounces permanently). `unclear` may have been delivered: the sender crashed midway, or the connection was lost
   * before the mail server answered.
   */
  status: Generated<"waiting" | "sending" | "unclear" | "held" | "unwanted" | "blocked" | "sent" | "failed">;
  attempts: Generated<number>;
  last_error: string | null;
  /** Whether to lose the email rather than resend it if its delivery is unclear. */
  never_twice: Generated<boolean>;
  /** The buyer who gets it weekly and may unsubscribe until it is sent. */
  weekly_of: number | null;
  /** When it was last passed to the mail server. */
  sending_at: Date | null;
  /** Time of the next retry. */
  next_try_at: Date | null;
  /** Whether it failed, or was never tried, because no mail server was configured. */
  awaits_server: Generated<boolean>;
  /** The mail server's response on acceptance. */
  answer: string | null;
  created_at: Generated<Date>;
  sent_at: Date | null;
}

export interface MailAttachment {
  filename: string;
  content_type: string;
  file: string;
}

/** An address that bounces permanently. No email is sent to it until the block is lifted. */
export interface BouncedAddressTable {
  id: Generated<number>;
  /** Lowercase. */
  address: string;
  /** The mail server's message. */
  reason: string;
  bounced_at: Date;
}
