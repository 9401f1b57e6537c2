import * as v from "valibot";
import { LISTING_KINDS, PUBLIC_STATUSES, REAL_ESTATE } from "#domain/listings/listing.ts";

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
  name_id: v.pipe(v.string(), v.description("The identifier that partners' systems use.")),
  email: v.string(),
  image: text,
  assigned_to: v.pipe(text, v.description("The slug of the agent who answers for this one.")),
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
  slug: v.pipe(v.string(), v.description("The {post} of the listing's addresses.")),
  url: v.string(),
  name: v.string(),
  kind: v.picklist(LISTING_KINDS),
  status: v.picklist(PUBLIC_STATUSES),
  category: v.string(),
  category_slug: v.string(),
  subcategory: text,
  subcategory_slug: text,
  currency: v.string(),
  price: v.pipe(number, v.description("Amounts are in major units of the currency; null is not disclosed.")),
  down_payment: number,
  sellers_discretionary_earnings: number,
  total_sales: number,
  inventory: number,
  furniture_fixtures_equipment: number,
  state: v.string(),
  state_slug: v.string(),
  county: text,
  location: v.string(),
  employees: v.nullable(integer),
  year_established: v.nullable(integer),
  reason_for_selling: text,
  description: v.string(),
  franchisee_operation: v.boolean(),
  relocatable: v.boolean(),
  real_estate: v.picklist(REAL_ESTATE),
  lender_prequalified: v.boolean(),
  investment_min: number,
  investment_max: number,
  franchise_fee: number,
  royalty_percent: number,
  images: v.array(imageSchema),
  office: v.strictObject({ name: v.string(), slug: v.string(), state_slug: v.string(), phone: text }),
  agent: v.nullable(v.strictObject({ name: v.string(), slug: v.string(), phone: text, image: text })),
  listed_at: time,
  updated_at: time,
  confirmed_at: v.nullable(time),
});

export const facetSchema = v.array(v.strictObject({ value: v.string(), label: v.string(), count }));
