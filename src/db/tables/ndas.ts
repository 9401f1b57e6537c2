import type { Locale } from "#editions/locales.ts";

/** A signed confidentiality agreement: one of a buyer and listing, kept when its buyer's account is gone. */
export interface NdaTable {
  id: string;
  buyer_id: number | null;
  listing_number: number;
  /** As the profile said it. */
  name: string;
  email: string;
  /** As it was typed. */
  signature: string;
  /** The network address it came from. */
  address: string;
  user_agent: string;
  /** IANA name, as the signer's browser said it. */
  time_zone: string | null;
  locale: Locale;
  template_version: string;
  /** All that was presented, filled in. */
  text: string;
  text_sha256: string;
  /** SHA-256 of the number that the signing call had. */
  call_key: string | null;
  signed_at: Date;
  approval: "not_asked" | "waiting" | "approved" | "declined";
  decided_at: Date | null;
  revoked_at: Date | null;
  /** Of the sealed PDF; null for the moment that it takes to make. */
  pdf_sha256: string | null;
}

/** A link of the chain of evidence. The database refuses to change or delete one. */
export interface NdaEventTable {
  /** 1, 2, 3 … without a gap. */
  position: number;
  kind: string;
  nda_id: string | null;
  buyer_id: number | null;
  listing_number: number | null;
  /** ISO 8601, UTC. */
  happened_at: string;
  /** Canonical JSON. */
  details: string;
  /** Of the link before; of the first, 64 zeros. */
  previous_hash: string;
  hash: string;
}

/** A legal text that head office has had reviewed, as it was worded then. */
export interface LegalReviewTable {
  version: string;
  text_sha256: string;
  reviewed_by: number;
  reviewed_at: Date;
}
