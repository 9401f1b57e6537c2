import * as v from "valibot";
import { PUBLIC_STATUSES } from "#domain/listings/listing.ts";
import { confidentialEntries, listedEntries } from "./listing-entries.ts";

/* Response schemas shared by several calls. */

const text = v.nullable(v.string());
const number = v.nullable(v.number());
const integer = v.pipe(v.number(), v.integer());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const time = v.pipe(v.string(), v.isoTimestamp());

export const agentSchema = v.strictObject({
  slug: v.string(),
  phone: text,
  office: v.pipe(v.string(), v.description("The slug of the agent's office.")),
  name: v.string(),
  name_id: v.pipe(v.string(), v.description("The identifier for partner systems.")),
  email: v.string(),
  image: text,
  assigned_to: v.pipe(text, v.description("The slug of the agent who covers for this one.")),
  extension: text,
});

export const metaSchema = v.strictObject({ page: integer, per_page: integer, total: count, pages: integer });

const imageSchema = v.strictObject({
  url: v.string(),
  alt: text,
  width: number,
  height: number,
  collection: v.string(),
});

export const listingSchema = v.strictObject({
  number: integer,
  slug: v.pipe(v.string(), v.description("The {post} of the listing's URLs.")),
  url: v.string(),
  ...listedEntries,
  status: v.picklist(PUBLIC_STATUSES),
  category: v.string(),
  subcategory: text,
  currency: v.pipe(v.string(), v.description("Amounts are in major units; null means not disclosed.")),
  state: v.string(),
  location: v.string(),
  images: v.array(imageSchema),
  office: v.strictObject({ name: v.string(), slug: v.string(), state_slug: v.string(), phone: text }),
  agent: v.nullable(v.strictObject({ name: v.string(), slug: v.string(), phone: text, image: text })),
  price_before: v.pipe(number, v.description("The price before its latest change, if that was a reduction.")),
  listed_at: time,
  updated_at: time,
  confirmed_at: v.nullable(time),
});

export const confidentialSchema = v.strictObject({
  ...confidentialEntries,
  yearly_financials: v.array(
    v.strictObject({ year: integer, revenue: number, cost_of_goods: number, expenses: number, sde: number }),
  ),
});

export const facetSchema = v.array(v.strictObject({ value: v.string(), label: v.string(), count }));
