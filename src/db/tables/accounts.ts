import type { Generated } from "kysely";
import type { Locale } from "#editions/locales.ts";

/** Somebody who can sign in. A cancelled account keeps its row and frees its e-mail address. */
export interface AccountTable {
  id: Generated<number>;
  kind: "buyer" | "staff";
  /** As it was typed; compared without case. */
  email: string;
  /** Argon2id; null for one who has not chosen a password yet. */
  password_hash: string | null;
  /** In which they are written to. */
  locale: Locale;
  email_verified_at: Date | null;
  created_at: Generated<Date>;
  cancelled_at: Date | null;
}

/** A buyer's own data. Money is in minor units of the edition's currency; a range without an end is open. */
export interface BuyerTable {
  account_id: number;
  first_name: string;
  last_name: string;
  mobile_e164: string | null;
  /** Dial code with its plus. */
  mobile_code: string | null;
  /** Edition's or ISO code of the number's country. */
  mobile_country: string | null;
  address_1: string | null;
  locality: string | null;
  /** A region's slug. */
  state: string | null;
  country: string | null;
  postal_code: string | null;
  price_min: number | null;
  price_max: number | null;
  down_payment_min: number | null;
  down_payment_max: number | null;
  discretionary_earnings_min: number | null;
  discretionary_earnings_max: number | null;
  send_weekly_bizmatch_email: Generated<boolean>;
  /** Whether they hear of what becomes of listings that they keep. */
  send_saved_listing_alerts: Generated<boolean>;
  /** Their last mail that did not wait for the day or the week. */
  instant_alert_at: Date | null;
}

/** The cookie's secret is not here, only its hash. An ended session stays for 30 days, to say of its handle that it is over. */
export interface SessionTable {
  secret_sha256: string;
  /** `h_` and 128 random bits: what the browser keeps as `token`. It proves nothing without the cookie. */
  handle: string;
  account_id: number;
  created_at: Date;
  seen_at: Date;
  /** The latest end, whatever happens. */
  expires_at: Date;
  ended_at: Date | null;
  /** When a member of staff passed their second factor; before that the session opens nothing. */
  second_factor_at: Date | null;
}

/** A link that was mailed: good once, until it expires. */
export interface AccountTokenTable {
  token_sha256: string;
  account_id: number;
  purpose: "verify_email" | "reset_password" | "invitation";
  /** The address it was mailed to. */
  email: string;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

/** What somebody agreed to, as it was worded to them. */
export interface AccountConsentTable {
  id: string;
  account_id: number;
  kind: "privacy_terms" | "sms";
  wording: string;
  locale: Locale;
  agreed_at: Date;
  withdrawn_at: Date | null;
}

/** Six digits that were mailed to prove an address. */
export interface EmailCodeTable {
  /** The outbox's key of the email that carries it. */
  mail_key: string;
  account_id: number;
  /** The address it was mailed to. */
  email: string;
  code: string;
  created_at: Date;
  expires_at: Date;
  tries: Generated<number>;
}
