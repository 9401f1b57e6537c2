import type { ColumnType, Generated, JSONColumnType } from "kysely";

export interface RegionTable {
  slug: string;
  code: string;
  name: string;
}

export interface PhoneTrigger {
  name: string;
  value: string;
  number: string;
}

/** Dates when an office's hours differ from its weekly hours: `YYYY-MM-DD`, times `HH:MM`, null if it is closed. */
export interface OpeningException {
  first_date: string;
  /** Equals the first date for a single day. */
  last_date: string;
  opens: string | null;
  closes: string | null;
  /** The reason, such as a holiday. */
  label: string | null;
}

/** A location of the specification. `state` there is `region_slug` here; `country` is the edition's code. */
export interface OfficeTable {
  id: Generated<number>;
  slug: string;
  name: string;
  type: Generated<"office" | "head_office">;
  status: Generated<"Active" | "Inactive">;
  /** Belongs to a connected organization rather than to the network itself. */
  connected: Generated<boolean>;
  heading: string | null;
  sub_heading: string | null;
  email: string;
  phone: string | null;
  phone_extension: string | null;
  organic_number: string | null;
  paid_number: string | null;
  whats_app_number: string | null;
  telephone_url_triggers: JSONColumnType<PhoneTrigger[], string | undefined, string>;
  address_1: string | null;
  address_2: string | null;
  locality: string;
  region_slug: string;
  country: string;
  postal_code: string | null;
  latitude: number;
  longitude: number;
  /** The address shown is the alternate one (a meeting place, not the registered seat). */
  is_alternate_address: Generated<boolean>;
  alternate_latitude: number | null;
  alternate_longitude: number | null;
  google_place_id: string | null;
  google_url: string | null;
  google_review_url: string | null;
  twitter_url: string | null;
  facebook_url: string | null;
  facebook_review_url: string | null;
  linkedin_url: string | null;
  instagram_url: string | null;
  meta_title: string | null;
  meta_description: string | null;
  broker_lic: string | null;
  broker_of_record: string | null;
  location_id: string | null;
  buyers_route: string | null;
  owner_id: number | null;
  /** IANA zone, for opening hours. */
  time_zone: string;
  show_opening_hours: Generated<boolean>;
  opening_hours_message: string | null;
  /** By date, without overlaps. */
  opening_exceptions: JSONColumnType<OpeningException[], string | undefined, string>;
  /** The path of the uploaded photo, and what it shows. */
  photo: string | null;
  photo_alt: string | null;
  /** Minutes without an answer before a lead is reassigned; null for the default. */
  lead_limit_minutes: number | null;
  /** The office that took over when this one closed. */
  successor_id: number | null;
  closed_at: Date | null;
  /** Whether buyers of all its listings wait for approval after signing. */
  nda_approval: Generated<boolean>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

/** Leads from a postal code go to the one office that owns it. */
export interface OfficeTerritoryTable {
  postal_code: string;
  office_id: number;
}

/** `day` 1 is Monday, 7 Sunday; times are HH:MM in the office's zone, null on a closed day. */
export interface OfficeOpeningHourTable {
  office_id: number;
  day: number;
  opens: string | null;
  closes: string | null;
  closed: Generated<boolean>;
}

export interface AgentTable {
  id: Generated<number>;
  slug: string;
  /** This agent's identifier in partners' systems. */
  name_id: string;
  name: string;
  office_id: number;
  role: string | null;
  about: string | null;
  email: string;
  phone: string | null;
  extension: string | null;
  image: string | null;
  /** The agent who substitutes for this one when away or gone. */
  assigned_to: number | null;
  active: Generated<boolean>;
  created_at: ColumnType<Date, Date | undefined, never>;
  updated_at: Generated<Date>;
}

/** Records that went to others because an office closed or an agent moved or left. */
export interface TransferTable {
  id: Generated<number>;
  kind: "office_closed" | "agent_moved" | "agent_retired";
  office_id: number | null;
  agent_id: number | null;
  made_at: Date;
  /** When the transfer was undone. */
  reversed_at: Date | null;
}

/** A transferred record's office and agent before and after. */
export interface TransferredRecordTable {
  transfer_id: number;
  kind: string;
  record_id: string;
  office_id: number | null;
  agent_id: number | null;
  to_office_id: number | null;
  to_agent_id: number | null;
}

/** An office's or agent's earlier slug, which redirects to the current one. Exactly one of the two ids is set. */
export interface FormerSlugTable {
  id: Generated<number>;
  slug: string;
  office_id: number | null;
  agent_id: number | null;
  replaced_at: Date;
}

/**
 * What head office sets for the whole network; one row. For a null field, the environment's or the edition's value
 * applies.
 */
export interface NetworkSettingsTable {
  id: Generated<number>;
  brand: string | null;
  /** The key of the uploaded logo in the file store; null for the drawn one. */
  logo_file: string | null;
  logo_width: number | null;
  logo_height: number | null;
  /** The logo on dark backgrounds; null to use the light one there too. */
  logo_dark_file: string | null;
  logo_dark_width: number | null;
  logo_dark_height: number | null;
  /** Accent colors as `#rrggbb`. */
  accent_light: string | null;
  accent_dark: string | null;
  /** Shown in the footer of every page. */
  legal_notice: string | null;
  /** When someone dismissed the set-up list before it was finished. */
  set_up_dismissed_at: Date | null;
  /** Articles with a later date of publication may still be missing in cached pages; null before the first run. */
  articles_shown_until: Date | null;
  /** After how many days leads and emails are deleted; 0 for never, null for the environment's periods. */
  lead_retention_days: number | null;
  email_retention_days: number | null;
  updated_at: Generated<Date>;
}
