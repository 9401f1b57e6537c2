import type { Generated } from "kysely";
import type { Locale } from "#editions/locales.ts";

/** A user who can sign in. A closed account keeps its row and releases its email address. */
export interface AccountTable {
  id: Generated<number>;
  kind: "buyer" | "staff";
  /** As typed; compared case-insensitively. */
  email: string;
  /** Argon2id hash; null until a password is set. */
  password_hash: string | null;
  /** Language of emails to the user. */
  locale: Locale;
  email_verified_at: Date | null;
  created_at: Generated<Date>;
  cancelled_at: Date | null;
}

/** A buyer's own data. Money is in minor units of the edition's currency; a range without a bound is open. */
export interface BuyerTable {
  account_id: number;
  first_name: string;
  last_name: string;
  mobile_e164: string | null;
  /** Dial code including the plus sign. */
  mobile_code: string | null;
  /** Edition code or ISO code of the number's country. */
  mobile_country: string | null;
  address_1: string | null;
  locality: string | null;
  /** Region slug. */
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
  /** Whether the buyer gets alerts about saved listings. */
  send_saved_listing_alerts: Generated<boolean>;
  /** Time of the last instant alert email. */
  instant_alert_at: Date | null;
}

/**
 * Stores the hash of the cookie's secret, not the secret. An ended session stays for 30 days to report that its handle
 * has expired.
 */
export interface SessionTable {
  secret_sha256: string;
  /** `h_` and 128 random bits, stored by the browser as `token`. It proves nothing without the cookie. */
  handle: string;
  account_id: number;
  created_at: Date;
  seen_at: Date;
  /** Absolute expiration, regardless of activity. */
  expires_at: Date;
  ended_at: Date | null;
  /** The User-Agent header that it started with, at most 300 characters; null if it is unknown. */
  user_agent: string | null;
  /** When the second factor was passed. Until then the session of an account that needs one grants no access. */
  second_factor_at: Date | null;
}

/** A single-use emailed link with an expiration. */
export interface AccountTokenTable {
  token_sha256: string;
  account_id: number;
  purpose: "verify_email" | "reset_password" | "invitation";
  /** The address it was emailed to. */
  email: string;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

/** A consent as worded when given. */
export interface AccountConsentTable {
  id: string;
  account_id: number;
  kind: "privacy_terms" | "sms";
  wording: string;
  locale: Locale;
  agreed_at: Date;
  withdrawn_at: Date | null;
}

/** Six digits emailed to verify an address. */
export interface EmailCodeTable {
  /** Outbox key of the email that contains it. */
  mail_key: string;
  account_id: number;
  /** The address it was emailed to. */
  email: string;
  code: string;
  created_at: Date;
  expires_at: Date;
  tries: Generated<number>;
}
