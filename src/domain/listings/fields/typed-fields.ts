import * as v from "valibot";
import { LISTING_KINDS, REAL_ESTATE } from "#domain/listings/listing.ts";

const text = v.nullish(v.pipe(v.string("invalid"), v.maxLength(20_000, "too_long")));
/** A number (in major units for an amount) or text as people type it. */
const figure = v.nullish(
  v.union([v.pipe(v.number(), v.finite("invalid")), v.pipe(v.string(), v.maxLength(60, "too_long"))], "invalid"),
);
const flag = v.optional(v.boolean("invalid"));
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
    price: figure,
    down_payment: figure,
    sellers_discretionary_earnings: figure,
    total_sales: figure,
    inventory: figure,
    furniture_fixtures_equipment: figure,
    employees: figure,
    year_established: figure,
    reason_for_selling: text,
    franchisee_operation: flag,
    relocatable: flag,
    real_estate: v.optional(v.picklist(REAL_ESTATE, "invalid")),
    lender_prequalified: flag,
    nda_approval: flag,
    investment_min: figure,
    investment_max: figure,
    franchise_fee: figure,
    royalty_percent: figure,
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
            { year: figure, revenue: figure, cost_of_goods: figure, expenses: figure, sde: figure },
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
export type TypedFigure = v.InferOutput<typeof figure>;
