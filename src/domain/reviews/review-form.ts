import type { Form } from "#lib/forms/form.ts";

/** The fields of a review, top to bottom. */
export const REVIEW_FORM = {
  office: "required",
  rating: "required",
  text: "required",
  name: "required",
  email: "required",
  privacy_terms: "consent",
  challenge: "optional",
} as const satisfies Form;
