import type {
  AGENT_HEADERS,
  LEAD_HEADERS,
  NetworkField,
  OFFICE_HEADERS,
  REDIRECT_HEADERS,
} from "#domain/imports/network/header-names.ts";
import { type NetworkHeader, RECORD_HEADERS, type RecordKind } from "#domain/imports/network/network-headers.ts";
import { m } from "#messages/messages.js";

type Labels<Headers> = Record<keyof Headers, () => string>;

const OFFICE_LABELS: Labels<typeof OFFICE_HEADERS> = {
  name: m.name,
  slug: m.web_address,
  email: m.field_email,
  phone: m.field_phone,
  phone_extension: m.desk_extension,
  organic_number: m.desk_office_organic,
  paid_number: m.desk_office_paid,
  whats_app_number: m.desk_office_whats_app,
  address_1: m.field_address,
  address_2: m.desk_office_address_2,
  locality: m.field_locality,
  region_slug: m.desk_office_region,
  postal_code: m.field_postal_code,
  is_alternate_address: m.desk_office_alternate,
  time_zone: m.desk_office_time_zone,
  heading: m.heading,
  sub_heading: m.desk_text_subheading,
  opening_hours_message: m.desk_office_hours_message,
  broker_of_record: m.desk_office_broker,
  broker_lic: m.desk_office_license,
  google_url: m.desk_office_google,
  google_review_url: m.desk_office_google_review,
  facebook_url: m.desk_office_facebook,
  facebook_review_url: m.desk_office_facebook_review,
  linkedin_url: m.desk_office_linkedin,
  instagram_url: m.desk_office_instagram,
  twitter_url: m.desk_office_twitter,
  territory: m.desk_office_territory,
  status: m.status,
};

const AGENT_LABELS: Labels<typeof AGENT_HEADERS> = {
  name: m.name,
  slug: m.web_address,
  email: m.field_email,
  office_id: m.office,
  role: m.desk_agent_role,
  about: m.desk_agent_about,
  phone: m.field_phone,
  extension: m.desk_extension,
  assigned_to: m.desk_agent_assigned_to,
  active: m.desk_agent_status_active,
};

const LEAD_LABELS: Labels<typeof LEAD_HEADERS> = {
  id: m.import_label_id,
  received_at: m.desk_review_received,
  type: m.desk_lead_type,
  name: m.name,
  email: m.field_email,
  phone: m.field_phone,
  postal_code: m.desk_lead_postal_code,
  listing_number: m.field_listing_number,
  office: m.office,
  agent: m.agent,
  source: m.desk_lead_source,
  first_answered_at: m.first_reply,
  handled_at: m.desk_lead_view_handled,
  message: m.field_message,
};

const REDIRECT_LABELS: Labels<typeof REDIRECT_HEADERS> = {
  source: m.desk_redirect_from,
  target: m.desk_redirect_to,
  status: m.type,
  active: m.desk_redirect_active,
};

const LABELS: Record<RecordKind, { [Field in NetworkField]?: () => string }> = {
  offices: OFFICE_LABELS,
  agents: AGENT_LABELS,
  leads: LEAD_LABELS,
  redirects: REDIRECT_LABELS,
};

/** Lists the fields that a column of a kind may have, with their labels. */
export function listRecordFields(kind: RecordKind): { field: NetworkField; label: string }[] {
  const fields = Object.keys(RECORD_HEADERS[kind]) as NetworkField[];
  return fields.map((field) => ({ field, label: LABELS[kind][field]?.() ?? field }));
}

/** Lists the labels of the columns that a file lacks. */
export function listMissingLabels({ kind, missing }: NetworkHeader): string {
  return missing.map((fields) => fields.map((field) => LABELS[kind][field]?.() ?? field).join(" / ")).join(", ");
}
