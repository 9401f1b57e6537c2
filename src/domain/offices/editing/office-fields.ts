import * as v from "valibot";
import { idField, phoneField } from "#domain/staff/staff-fields.ts";
import { createLineSchema, createTextSchema, emailSchema } from "#lib/forms/field-schemas.ts";
import { exceptionsField } from "./exception-fields.ts";
import { latitudeField, longitudeField, triggersField } from "./place-fields.ts";

const flag = v.nullish(v.boolean("invalid"));

const url = v.nullish(
  v.pipe(
    v.string("invalid"),
    v.trim(),
    v.maxLength(500, "too_long"),
    v.check((text) => text === "" || (/^https?:\/\/\S+$/i.test(text) && URL.canParse(text)), "url"),
  ),
);

const timeZone = v.nullish(v.pipe(v.string("invalid"), v.trim(), v.check(isTimeZone, "time_zone")));

const status = v.nullish(v.picklist(["Active", "Inactive"], "invalid"));

/** Fields that the office's managers may change. */
const OWN_FIELDS = {
  heading: createLineSchema(200),
  sub_heading: createTextSchema(2_000),
  email: emailSchema,
  phone: phoneField,
  phone_extension: createLineSchema(10),
  organic_number: phoneField,
  paid_number: phoneField,
  whats_app_number: phoneField,
  telephone_url_triggers: triggersField,
  photo_alt: createLineSchema(200),
  opening_hours_message: createLineSchema(200),
  show_opening_hours: flag,
  opening_exceptions: exceptionsField,
  nda_approval: flag,
  owner_id: idField,
  broker_lic: createLineSchema(60),
  broker_of_record: createLineSchema(120),
  meta_title: createLineSchema(120),
  meta_description: createLineSchema(320),
  google_place_id: createLineSchema(300),
  google_url: url,
  google_review_url: url,
  facebook_url: url,
  facebook_review_url: url,
  linkedin_url: url,
  instagram_url: url,
  twitter_url: url,
};

/** Fields that only head office may change: name, place, status, numbers in partners' systems. */
const NETWORK_FIELDS = {
  name: createLineSchema(120),
  address_1: createLineSchema(200),
  address_2: createLineSchema(200),
  locality: createLineSchema(120),
  region_slug: createLineSchema(120),
  postal_code: createLineSchema(20),
  latitude: latitudeField,
  longitude: longitudeField,
  is_alternate_address: flag,
  alternate_latitude: latitudeField,
  alternate_longitude: longitudeField,
  location_id: createLineSchema(60),
  buyers_route: createLineSchema(200),
  time_zone: timeZone,
  status,
};

/** The office columns that the desk edits, with their schemas. Null and an empty text both clear a field. */
export const OFFICE_FIELDS = { ...NETWORK_FIELDS, ...OWN_FIELDS };

export type OfficeField = keyof typeof OFFICE_FIELDS;

export const OFFICE_COLUMNS = Object.keys(OFFICE_FIELDS) as OfficeField[];
export const NETWORK_COLUMNS = Object.keys(NETWORK_FIELDS) as (keyof typeof NETWORK_FIELDS)[];

/** Columns that are never empty. */
export const REQUIRED_COLUMNS = [
  "name",
  "email",
  "locality",
  "region_slug",
  "latitude",
  "longitude",
  "time_zone",
  "status",
] as const;

function isTimeZone(name: string): boolean {
  if (name === "") return true;
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}
