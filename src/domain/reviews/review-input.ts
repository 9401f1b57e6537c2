import * as v from "valibot";
import { type FieldCode, type FieldCodes, isEmail } from "#domain/leads/inquiries/inquiry-schema.ts";
import { normalizeLines, toSingleLine } from "#lib/plain-text.ts";

export interface ReviewInput {
  /** Slug. */
  office: string;
  name: string;
  email: string;
  /** 1 to 5. */
  rating: number;
  text: string;
}

/** Max length of each field, in characters. */
export const REVIEW_LIMITS = { name: 120, email: 254, text: 3_000, reason: 500 } as const;

const RATINGS = [1, 2, 3, 4, 5];
const TICKED = new Set(["on", "1", "true", "yes"]);

const line = (limit: number) =>
  v.nullish(v.pipe(v.string("invalid"), v.transform(toSingleLine), v.maxLength(limit, "too_long")));

/** The schema of a review's body, shared by form and API; every issue's message is a code. */
export const reviewSchema = v.strictObject(
  {
    office: line(120),
    name: line(REVIEW_LIMITS.name),
    email: v.nullish(
      v.pipe(
        v.string("invalid"),
        v.transform(toSingleLine),
        v.maxLength(REVIEW_LIMITS.email, "too_long"),
        v.check((text) => !text || isEmail(text), "email"),
      ),
    ),
    rating: v.nullish(v.picklist(RATINGS, "invalid")),
    text: v.nullish(
      v.pipe(v.string("invalid"), v.transform(normalizeLines), v.maxLength(REVIEW_LIMITS.text, "too_long")),
    ),
    privacy_terms: v.nullish(v.boolean("invalid")),
    challenge: v.nullish(v.pipe(v.string("invalid"), v.maxLength(4_000, "too_long"))),
  },
  "unknown_field",
);

/** Validates a review from a form or JSON; whether its office exists is checked in the database. */
export function checkReview(input: unknown): { review: ReviewInput } | { codes: FieldCodes } {
  const isRecord = typeof input === "object" && input !== null && !Array.isArray(input);
  const result = v.safeParse(reviewSchema, isRecord ? input : {});
  const typed = result.output as v.InferOutput<typeof reviewSchema>;
  // Without a prototype, because a submitted field may be named `constructor` or `__proto__`.
  const codes: FieldCodes = Object.create(null);
  for (const issue of result.issues ?? []) codes[v.getDotPath(issue) ?? ""] ??= issue.message as FieldCode;
  for (const field of ["office", "name", "email", "rating", "text"] as const) {
    if (!typed[field]) codes[field] ??= "required";
  }
  if (typed.privacy_terms !== true) codes.privacy_terms ??= typed.privacy_terms === false ? "must_accept" : "required";
  if (Object.keys(codes).length > 0) return { codes };
  const { office, name, email, rating, text } = typed as ReviewInput;
  return { review: { office, name, email, rating, text } };
}

/** Converts an HTML form to the shape of the JSON body; other fields, such as a honeypot, are left out. */
export function parseReviewForm(form: FormData): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  for (const name of ["office", "name", "email", "text", "challenge"]) {
    const value = form.get(name);
    if (value !== null) input[name] = value;
  }
  const rating = form.get("rating");
  if (rating) input.rating = Number(rating);
  input.privacy_terms = form.getAll("privacy_terms").some((value) => TICKED.has(String(value).toLowerCase()));
  return input;
}
