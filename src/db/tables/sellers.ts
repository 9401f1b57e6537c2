import type { JSONColumnType } from "kysely";
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
