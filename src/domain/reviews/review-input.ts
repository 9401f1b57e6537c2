import * as v from "valibot";
import type { FieldCode, FieldCodes } from "#domain/leads/inquiries/inquiry-schema.ts";
import { checkForm } from "#lib/forms/check-form.ts";
import {
  challengeSchema,
  checkboxSchema,
  createLineSchema,
  createTextSchema,
  emailSchema,
  MAX_EMAIL_LENGTH,
} from "#lib/forms/field-schemas.ts";
import { parseForm } from "#lib/forms/form.ts";
import { REVIEW_FORM } from "./review-form.ts";

export interface ReviewInput {
  /** The office's slug. */
  office: string;
  name: string;
  email: string;
  /** 1 to 5. */
  rating: number;
  text: string;
}

/** Max length of each field, in characters. */
export const REVIEW_LIMITS = { name: 120, email: MAX_EMAIL_LENGTH, text: 3_000, reason: 500 } as const;

const RATINGS = [1, 2, 3, 4, 5];
/** The schema of a review's body, shared by form and API; every issue's message is a code. */
export const reviewSchema = v.strictObject(
  {
    office: createLineSchema(120),
    rating: v.nullish(v.picklist(RATINGS, "invalid")),
    text: createTextSchema(REVIEW_LIMITS.text),
    name: createLineSchema(REVIEW_LIMITS.name),
    email: emailSchema,
    privacy_terms: checkboxSchema,
    challenge: challengeSchema,
  } satisfies Record<keyof typeof REVIEW_FORM, unknown>,
  "unknown_field",
);

/** Validates a review from a form or JSON. Whether its office exists is checked later, in the database. */
export function checkReview(input: unknown): { review: ReviewInput } | { codes: FieldCodes } {
  const { typed, codes } = checkForm<typeof reviewSchema, FieldCode>(reviewSchema, REVIEW_FORM, input);
  if (Object.keys(codes).length > 0) return { codes };
  const { office, name, email, rating, text } = typed as ReviewInput;
  return { review: { office, name, email, rating, text } };
}

/** Converts an HTML form to the shape of the JSON body; other fields, such as a honeypot, are left out. */
export function parseReviewForm(posted: FormData): Record<string, unknown> {
  const { rating, ...input } = parseForm(REVIEW_FORM, posted);
  return rating ? { ...input, rating: Number(rating) } : input;
}
