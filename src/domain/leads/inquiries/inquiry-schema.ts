import * as v from "valibot";
import { INQUIRY_TYPES } from "#db/tables/inquiries.ts";
import { manyLines, oneLine } from "#lib/plain-text.ts";

/** What may be wrong with a field; `enquiry-messages.ts` says it in words. */
export type FieldCode =
  | "required"
  | "must_accept"
  | "invalid"
  | "email"
  | "phone"
  | "too_long"
  | "too_many"
  | "unknown_type"
  | "unknown_field"
  | "unknown_office"
  | "unknown_agent"
  | "unknown_listing"
  | "unknown_guide"
  | "challenge";

/** By field name as in the JSON body and the form (`fields.business_name`), the first thing wrong with it. */
export type FieldCodes = Record<string, FieldCode>;

/** The longest each field may be, in characters. */
export const INQUIRY_LIMITS = {
  name: 120,
  email: 254,
  phone: 40,
  postal_code: 12,
  message: 5_000,
  fields: 1_000,
} as const;

const MAX_FIELDS = 30;
export const TRACKING_LIMITS = { rows: 50, parameter: 100, value: 500, path: 500 } as const;

const within = (limit: number) => v.pipe(v.string("invalid"), v.transform(oneLine), v.maxLength(limit, "too_long"));
const line = (limit: number) => v.nullish(within(limit));
const FIELD_NAME = /^[a-zA-Z][\w-]{0,59}$/;

/** The shape and bounds of an enquiry's body; every issue's message is a code. What is required, `checkEnquiry` says. */
export const inquirySchema = v.strictObject(
  {
    type: v.nullish(v.picklist(INQUIRY_TYPES, "unknown_type")),
    name: line(INQUIRY_LIMITS.name),
    email: v.nullish(
      v.pipe(
        within(INQUIRY_LIMITS.email),
        v.check((text) => !text || isEmail(text), "email"),
      ),
    ),
    phone: v.nullish(
      v.pipe(
        within(INQUIRY_LIMITS.phone),
        v.check((text) => !text || text.replace(/\D/g, "").length >= 5, "phone"),
      ),
    ),
    postal_code: line(INQUIRY_LIMITS.postal_code),
    message: v.nullish(
      v.pipe(v.string("invalid"), v.transform(manyLines), v.maxLength(INQUIRY_LIMITS.message, "too_long")),
    ),
    office: line(120),
    agent: line(120),
    listing: line(120),
    fields: v.nullish(
      v.pipe(
        v.record(
          v.pipe(v.string(), v.regex(FIELD_NAME, "invalid")),
          v.nullish(v.union([within(INQUIRY_LIMITS.fields), v.pipe(v.number(), v.finite()), v.boolean()], fieldCode)),
          "invalid",
        ),
        v.maxEntries(MAX_FIELDS, "too_many"),
      ),
    ),
    privacy_terms: v.nullish(v.boolean("invalid")),
    sms_opt_in: v.nullish(v.boolean("invalid")),
    tracking: v.nullish(
      v.pipe(
        v.array(
          v.object(
            {
              parameter: within(TRACKING_LIMITS.parameter),
              value: within(TRACKING_LIMITS.value),
              path: within(TRACKING_LIMITS.path),
              session_at: within(40),
            },
            "invalid",
          ),
          "invalid",
        ),
        v.maxLength(TRACKING_LIMITS.rows, "too_many"),
      ),
    ),
    challenge: v.nullish(v.pipe(v.string("invalid"), v.maxLength(4_000, "too_long"))),
  },
  "unknown_field",
);

/** Of a value in `fields`: too long, or not of a kind that is kept. */
function fieldCode({ input }: { input: unknown }): FieldCode {
  return typeof input === "string" ? "too_long" : "invalid";
}

/** RFC 5322's local part, and a domain with a dot: mail leaves this machine. */
export function isEmail(text: string): boolean {
  return v.RFC_EMAIL_REGEX.test(text) && /\.[a-z0-9-]{2,}$/i.test(text);
}

export type TypedInquiry = v.InferOutput<typeof inquirySchema>;
