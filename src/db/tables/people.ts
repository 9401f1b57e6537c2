import type { Generated } from "kysely";
import type { Locale } from "#editions/locales.ts";

export const REVIEW_STATUSES = ["pending", "approved", "rejected"] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

/** What a client says of an office. Shown once the office has approved it. */
export interface ReviewTable {
  id: string;
  /** What a repeated load finds a review by that nobody wrote on the site. */
  load_key: string | null;
  office_id: number;
  author: string;
  /** Never shown. */
  email: string;
  /** 1 to 5. */
  rating: number;
  text: string;
  status: Generated<ReviewStatus>;
  created_at: Generated<Date>;
  /** The office's public answer. */
  reply: string | null;
  replied_at: Date | null;
  /** Why it was rejected, for the desk alone. */
  rejection_reason: string | null;
  /** The language it was written in. */
  locale: Locale;
  /** The consent as it was worded to the author; null for one that was not written on the site. */
  privacy_consent: string | null;
}

/** Somebody who works for an office, agent or not. What is not marked public of them is the office's alone. */
export interface TeamMemberTable {
  id: Generated<number>;
  office_id: number;
  agent_id: number | null;
  first_name: string;
  last_name: string | null;
  about: string | null;
  role: string | null;
  /** Path or address of a portrait. */
  avatar: string | null;
  email: string | null;
  show_on_website: Generated<boolean>;
  mobile_e164: string | null;
  telephone_number: string | null;
  email_public: Generated<boolean>;
  mobile_public: Generated<boolean>;
  telephone_public: Generated<boolean>;
  /** Order on the team page, the least first. */
  position: Generated<number>;
}
