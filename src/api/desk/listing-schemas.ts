import * as v from "valibot";
import { typedFieldsSchema } from "#domain/listings/fields/typed-fields.ts";
import { LISTING_KINDS, LISTING_STATUSES } from "#domain/listings/listing.ts";
import { DOCUMENT_KINDS } from "#integrations/documents/documents.ts";

const text = v.nullable(v.string());
const amount = v.nullable(v.number());
const integer = v.pipe(v.number(), v.integer());
const time = v.pipe(v.string(), v.isoTimestamp());

export const photoSchema = v.strictObject({
  id: integer,
  path: v.string(),
  alt: text,
  width: v.nullable(integer),
  height: v.nullable(integer),
  had_location: v.pipe(v.boolean(), v.description("Whether the file contained the location.")),
  crop: v.nullable(v.strictObject({ left: v.number(), top: v.number(), width: v.number(), height: v.number() })),
  original: v.pipe(text, v.description("The path of the whole photo if it is cropped.")),
});

export const documentSchema = v.strictObject({
  id: v.pipe(v.string(), v.uuid()),
  name: v.string(),
  kind: v.picklist(DOCUMENT_KINDS),
  pages: integer,
  bytes: integer,
  may_download: v.pipe(v.boolean(), v.description("Whether buyers may download it.")),
  added_at: time,
  readers: v.pipe(integer, v.description("How many buyers have opened it.")),
  views: v.pipe(integer, v.description("How often its pages were opened.")),
});

const question = {
  id: v.pipe(v.string(), v.description("Identifies the question and the values it is about.")),
  field: v.string(),
  text: v.string(),
};

export const remarksSchema = v.strictObject({
  questions: v.array(v.strictObject(question)),
  errors: v.record(v.string(), v.array(v.string())),
});

export const deskListingSchema = v.strictObject({
  id: integer,
  number: integer,
  slug: v.string(),
  version: v.pipe(integer, v.description("Send it back with a change.")),
  status: v.picklist(LISTING_STATUSES),
  currency: v.string(),
  thropro: v.boolean(),
  office: v.strictObject({ id: integer, name: v.string() }),
  agent: v.nullable(v.strictObject({ id: integer, name: v.string() })),
  fields: typedFieldsSchema,
  photos: v.array(photoSchema),
  documents: v.array(documentSchema),
  questions: v.array(
    v.strictObject({
      ...question,
      answer: v.nullable(v.strictObject({ reason: v.string(), who: text, at: time })),
    }),
  ),
  sale: v.nullable(v.strictObject({ closing_price: amount, sold_at: time, terms: text })),
  may: v.strictObject({ write: v.boolean(), publish: v.boolean(), curate: v.boolean() }),
  listed_at: time,
  updated_at: time,
  confirmed_at: v.nullable(time),
});

export const deskListSchema = v.strictObject({
  data: v.array(
    v.strictObject({
      id: integer,
      number: integer,
      slug: v.string(),
      name: v.string(),
      status: v.picklist(LISTING_STATUSES),
      kind: v.picklist(LISTING_KINDS),
      category: v.string(),
      state: v.string(),
      price: amount,
      currency: v.string(),
      thropro: v.boolean(),
      office: v.string(),
      agent: text,
      photo: text,
      thumbnail: v.pipe(v.string(), v.description("A small photo, or the illustration that stands for it.")),
      listed_at: time,
      confirmed_at: v.nullable(time),
      updated_at: time,
      views: v.pipe(integer, v.description("Views of the last 30 days.")),
      leads: integer,
      ndas: v.pipe(integer, v.description("Signed and not revoked.")),
      active_at: v.pipe(time, v.description("The latest change, inquiry or signed NDA.")),
    }),
  ),
  total: integer,
  counts: v.pipe(v.record(v.string(), integer), v.description("Number of listings by status.")),
});

const choice = { value: v.string(), label: v.string() };

export const choicesSchema = v.strictObject({
  currency: v.string(),
  region_word: v.string(),
  categories: v.array(v.strictObject({ ...choice, subcategories: v.array(v.strictObject(choice)) })),
  states: v.array(v.strictObject(choice)),
  offices: v.array(v.strictObject({ id: integer, name: v.string() })),
  agents: v.array(v.strictObject({ id: integer, name: v.string(), office_id: integer })),
});

export const historySchema = v.array(
  v.strictObject({ id: integer, at: time, who: text, field: v.string(), old_value: text, new_value: text }),
);
