import type { Locale } from "#editions/locales.ts";

/** A signed confidentiality agreement: one per buyer and listing, retained after the account is deleted. */
export interface NdaTable {
  id: string;
  buyer_id: number | null;
  listing_number: number;
  /** Name in the profile at signing. */
  name: string;
  email: string;
  /** As typed. */
  signature: string;
  /** Client IP address. */
  address: string;
  user_agent: string;
  /** IANA name, as reported by the signer's browser. */
  time_zone: string | null;
  locale: Locale;
  template_version: string;
  /** The full text as presented, with values filled in. */
  text: string;
  text_sha256: string;
  /** SHA-256 of the signing call's idempotency key. */
  call_key: string | null;
  signed_at: Date;
  approval: "not_asked" | "waiting" | "approved" | "declined";
  decided_at: Date | null;
  revoked_at: Date | null;
  /** Hash of the signed PDF; null until it has been created. */
  pdf_sha256: string | null;
}

/** An entry of the hash chain of evidence. The database rejects updates and deletes. */
export interface NdaEventTable {
  /** 1, 2, 3 … without gaps. */
  position: number;
  kind: string;
  nda_id: string | null;
  buyer_id: number | null;
  listing_number: number | null;
  /** ISO 8601, UTC. */
  happened_at: string;
  /** Canonical JSON. */
  details: string;
  /** Hash of the previous entry; 64 zeros for the first. */
  previous_hash: string;
  hash: string;
}

/** A legal text that head office has had reviewed, as worded at the time. */
export interface LegalReviewTable {
  version: string;
  text_sha256: string;
  reviewed_by: number;
  reviewed_at: Date;
}
