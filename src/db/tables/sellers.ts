import type { JSONColumnType } from "kysely";
import type { Locale } from "#editions/locales.ts";

/** A registration that a seller has begun and keeps by a mailed link. It goes when it is sent, or when it expires. */
export interface SellerDraftTable {
  id: string;
  /** The link's token is not here, only its hash. */
  token_sha256: string;
  /** Where the link was mailed. */
  email: string;
  locale: Locale;
  /** The page that it was begun on: the network's, an office's or an agent's. */
  path: string;
  /** As typed, by the form's names. */
  answers: JSONColumnType<Record<string, string>, string, string>;
  created_at: Date;
  expires_at: Date;
}
