import type { Generated, JSONColumnType } from "kysely";
import type { Locale } from "#editions/locales.ts";

/** A seller's saved registration, reopened by an emailed link. Deleted when submitted or expired. */
export interface SellerDraftTable {
  id: string;
  /** Only the hash of the link's token is stored. */
  token_sha256: string;
  /** Where the link was emailed. */
  email: string;
  locale: Locale;
  /** The page where it was started: the network's, an office's or an agent's. */
  path: string;
  /** As typed, by form field name. */
  answers: JSONColumnType<Record<string, string>, string, string>;
  created_at: Date;
  expires_at: Date;
}

/** What a listing's broker shows its seller. */
export interface SellerPageTable {
  listing_number: number;
  /** The broker's note to the seller. */
  note: Generated<string>;
  /** Where the weekly email goes; visible only to those who edit the listing. */
  email: string | null;
  locale: Locale;
  is_weekly: Generated<boolean>;
  /** Incremented with every change at the desk to detect stale edits. */
  version: Generated<number>;
  updated_at: Date;
  /** When the latest weekly email was written. */
  sent_at: Date | null;
  /** When the page was last opened by a link. */
  opened_at: Date | null;
}

/** A link that opens a seller's page: the one made at the desk, or a weekly email's. */
export interface SellerPageLinkTable {
  token_sha256: string;
  listing_number: number;
  created_at: Date;
  /** Null for the link made at the desk, which works until it is revoked. */
  expires_at: Date | null;
}
