import type { Generated } from "kysely";
import type { Locale } from "#editions/locales.ts";

export const REVIEW_STATUSES = ["pending", "approved", "rejected"] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

/** A client's review of an office, published after the office approves it. */
export interface ReviewTable {
  id: string;
  /** Identifies a review imported from outside the site in a repeated load. */
  load_key: string | null;
  office_id: number;
  author: string;
  /** Never public. */
  email: string;
  /** 1 to 5. */
  rating: number;
  text: string;
  status: Generated<ReviewStatus>;
  created_at: Generated<Date>;
  /** The office's public reply. */
  reply: string | null;
  replied_at: Date | null;
  /** Why it was rejected; visible only at the desk. */
  rejection_reason: string | null;
  /** The language it was written in. */
  locale: Locale;
  /** The consent as worded to the author; null if not written on the site. */
  privacy_consent: string | null;
  /** Whether the author came by an invitation after a sale. */
  verified: Generated<boolean>;
}

/** A link, emailed after a sale, that lets a client write one review. */
export interface ReviewInvitationTable {
  id: string;
  token_sha256: string;
  listing_number: number;
  office_id: number;
  name: string;
  email: string;
  locale: Locale;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

/** An office's team member, agent or not. Data not marked public is visible only to the office. */
export interface TeamMemberTable {
  id: Generated<number>;
  office_id: number;
  agent_id: number | null;
  first_name: string;
  last_name: string | null;
  about: string | null;
  role: string | null;
  /** Path or URL of a portrait. */
  avatar: string | null;
  email: string | null;
  show_on_website: Generated<boolean>;
  mobile_e164: string | null;
  telephone_number: string | null;
  email_public: Generated<boolean>;
  mobile_public: Generated<boolean>;
  telephone_public: Generated<boolean>;
  /** Ascending order on the team page. */
  position: Generated<number>;
}
