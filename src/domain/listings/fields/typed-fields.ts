import * as v from "valibot";
import { LISTING_KINDS, REAL_ESTATE } from "#domain/listings/listing.ts";

const text = v.nullish(v.pipe(v.string("invalid"), v.maxLength(20_000, "too_long")));
/** A number (in major units for an amount) or text as people type it. */
const amountSchema = v.nullish(
  v.union([v.pipe(v.number(), v.finite("invalid")), v.pipe(v.string(), v.maxLength(60, "too_long"))], "invalid"),
);
const flagSchema = v.optional(v.boolean("invalid"));
/** PostgreSQL's largest integer. */
const MAX_ID = 2 ** 31 - 1;
const id = v.nullish(
  v.pipe(v.number("invalid"), v.integer("invalid"), v.minValue(1, "invalid"), v.maxValue(MAX_ID, "invalid")),
);

/** Max years of financials per listing. */
const MAX_YEARS = 10;

/** A listing's fields as sent by the desk's form: omitted fields are unchanged, null clears a field. */
export const typedFieldsSchema = v.strictObject(
  {
    kind: v.optional(v.picklist(LISTING_KINDS, "invalid")),
    name: text,
    description: text,
    category_slug: text,
    subcategory_slug: text,
    state_slug: text,
    county: text,
    price: amountSchema,
    down_payment: amountSchema,
    sellers_discretionary_earnings: amountSchema,
    total_sales: amountSchema,
    inventory: amountSchema,
    furniture_fixtures_equipment: amountSchema,
    employees: amountSchema,
    year_established: amountSchema,
    reason_for_selling: text,
    franchisee_operation: flagSchema,
    relocatable: flagSchema,
    real_estate: v.optional(v.picklist(REAL_ESTATE, "invalid")),
    lender_prequalified: flagSchema,
    nda_approval: flagSchema,
    investment_min: amountSchema,
    investment_max: amountSchema,
    franchise_fee: amountSchema,
    royalty_percent: amountSchema,
    office_id: id,
    agent_id: id,
    legal_name: text,
    street_address: text,
    locality: text,
    postal_code: text,
    website: text,
    lease_terms: text,
    yearly_financials: v.optional(
      v.pipe(
        v.array(
          v.strictObject(
            {
              year: amountSchema,
              revenue: amountSchema,
              cost_of_goods: amountSchema,
              expenses: amountSchema,
              sde: amountSchema,
            },
            "unknown_field",
          ),
          "invalid",
        ),
        v.maxLength(MAX_YEARS, "too_many"),
      ),
    ),
  },
  "unknown_field",
);

export type TypedFields = v.InferOutput<typeof typedFieldsSchema>;
export type TypedAmount = v.InferOutput<typeof amountSchema>;
