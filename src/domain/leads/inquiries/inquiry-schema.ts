import * as v from "valibot";
import { INQUIRY_TYPES } from "#db/tables/inquiries.ts";
import { CATEGORIES } from "#domain/listings/categories/categories.ts";
import { VALUATION_KEYS } from "#domain/valuation/valuation.ts";
import {
  challengeSchema,
  checkboxSchema,
  createLineSchema,
  createTextSchema,
  emailSchema,
  MAX_EMAIL_LENGTH,
} from "#lib/forms/field-schemas.ts";
import { toSingleLine } from "#lib/plain-text.ts";

/** Error codes of a field. `inquiry-messages.ts` has the messages. */
export type FieldCode =
  | "required"
  | "must_accept"
  | "invalid"
  | "invalid_filter"
  | "duplicate"
  | "range"
  | "email"
  | "phone"
  | "postal_code"
  | "too_long"
  | "too_many"
  | "unknown_type"
  | "unknown_field"
  | "unknown_category"
  | "unknown_office"
  | "unknown_agent"
  | "unknown_listing"
  | "unknown_guide"
  | "challenge";

/** The first error of each field, keyed by its name in the JSON body and the form (`fields.business_name`). */
export type FieldCodes = Record<string, FieldCode>;

/** Max length of each field, in characters. */
export const INQUIRY_LIMITS = {
  name: 120,
  email: MAX_EMAIL_LENGTH,
  phone: 40,
  postal_code: 12,
  message: 5_000,
  fields: 1_000,
} as const;

export const TRACKING_LIMITS = { rows: 50, parameter: 100, value: 500, path: 500 } as const;

const createRequiredLineSchema = (limit: number) =>
  v.pipe(v.string("invalid"), v.transform(toSingleLine), v.maxLength(limit, "too_long"));

/** The names that forms use in `fields`. No other name is stored or printed in an email. */
const INQUIRY_FIELDS = [
  ...(["business_name", "call_time", "timing", "cash_available", "yearly_sales", "documents", "guide"] as const),
  ...VALUATION_KEYS,
];

export function isInquiryField(name: string): boolean {
  return INQUIRY_FIELDS.some((known) => known === name);
}

const fieldValue = v.nullish(
  v.union([createRequiredLineSchema(INQUIRY_LIMITS.fields), v.pipe(v.number(), v.finite()), v.boolean()], getFieldCode),
);
const createSlugSchema = (slugs: readonly string[]) =>
  v.nullish(
    v.pipe(
      createRequiredLineSchema(INQUIRY_LIMITS.fields),
      v.check((text) => !text || slugs.includes(text), "unknown_category"),
    ),
  );
const categorySlug = createSlugSchema(CATEGORIES.map(({ slug }) => slug));
const subcategorySlug = createSlugSchema(
  CATEGORIES.flatMap(({ subcategories }) => subcategories.map(({ slug }) => slug)),
);

/**
 * The shape and limits of an inquiry's body. Every issue's message is a code. `checkInquiry` checks required fields.
 */
export const inquirySchema = v.strictObject(
  {
    type: v.nullish(v.picklist(INQUIRY_TYPES, "unknown_type")),
    name: v.nullish(
      v.pipe(
        createRequiredLineSchema(INQUIRY_LIMITS.name),
        v.check((text) => !/:\/\/|\bwww\./i.test(text), "invalid"),
      ),
    ),
    email: emailSchema,
    phone: v.nullish(
      v.pipe(
        createRequiredLineSchema(INQUIRY_LIMITS.phone),
        v.check((text) => !text || text.replace(/\D/g, "").length >= 5, "phone"),
      ),
    ),
    postal_code: v.nullish(createRequiredLineSchema(INQUIRY_LIMITS.postal_code)),
    message: createTextSchema(INQUIRY_LIMITS.message),
    office: createLineSchema(120),
    agent: createLineSchema(120),
    listing: createLineSchema(120),
    fields: v.nullish(
      v.pipe(
        v.strictObject(
          { ...v.entriesFromList(INQUIRY_FIELDS, fieldValue), category: categorySlug, subcategory: subcategorySlug },
          getFieldsCode,
        ),
      ),
    ),
    privacy_terms: checkboxSchema,
    sms_opt_in: checkboxSchema,
    tracking: v.nullish(
      v.pipe(
        v.array(
          v.object(
            {
              parameter: createRequiredLineSchema(TRACKING_LIMITS.parameter),
              value: createRequiredLineSchema(TRACKING_LIMITS.value),
              path: createRequiredLineSchema(TRACKING_LIMITS.path),
              session_at: createRequiredLineSchema(40),
            },
            "invalid",
          ),
          "invalid",
        ),
        v.maxLength(TRACKING_LIMITS.rows, "too_many"),
      ),
    ),
    challenge: challengeSchema,
  },
  "unknown_field",
);

/** Returns the code for `fields` as a whole, or for an unknown name in it. */
function getFieldsCode({ kind, expected }: v.BaseIssue<unknown>): FieldCode {
  return kind === "schema" && expected === "never" ? "unknown_field" : "invalid";
}

/** Returns the code for a value in `fields`: too long or of an unsupported type. */
function getFieldCode({ input }: { input: unknown }): FieldCode {
  return typeof input === "string" ? "too_long" : "invalid";
}

export type TypedInquiry = v.InferOutput<typeof inquirySchema>;
