import * as v from "valibot";
import { findOffice } from "#domain/offices/find-office.ts";
import { listReviews, REVIEWS_PER_PAGE } from "#domain/reviews/list-reviews.ts";
import { REVIEW_FORM } from "#domain/reviews/review-form.ts";
import { checkReview, reviewSchema } from "#domain/reviews/review-input.ts";
import { createReviewProblem, getReviewSubmittedMessage } from "#domain/reviews/review-messages.ts";
import { submitReview } from "#domain/reviews/submit-review.ts";
import { getRequiredNames } from "#lib/forms/form.ts";
import { LIMITS } from "../http/limits.ts";
import { type Checked, defineOperation } from "../http/operation.ts";
import { metaSchema } from "./response-schemas.ts";

const reviewResponse = v.strictObject({
  author: v.string(),
  rating: v.number(),
  text: v.string(),
  created_at: v.pipe(v.string(), v.isoTimestamp()),
  reply: v.nullable(v.string()),
});

export const listOfficeReviews = defineOperation<undefined, { office: string; page: number }>({
  id: "listReviews",
  method: "GET",
  path: "/reviews",
  tag: "Reviews",
  summary: "Lists an office's reviews, newest first",
  query: v.object({
    office: v.pipe(v.string(), v.description("The office's slug.")),
    page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/))),
  }),
  response: {
    status: 200,
    schema: v.strictObject({
      data: v.array(reviewResponse),
      meta: v.strictObject({ ...metaSchema.entries, average: v.nullable(v.number()) }),
    }),
  },
  problems: [404, 422],
  check({ query }): Checked<{ office: string; page: number }> {
    const [office, page] = [query.get("office"), query.get("page") || "1"];
    if (!office) return { codes: { office: "required" } };
    return /^[1-9]\d{0,8}$/.test(page) ? { input: { office, page: Number(page) } } : { codes: { page: "invalid" } };
  },
  async handle(context, { input: { office, page } }) {
    const { id } = await findOffice(context, office);
    const { reviews, total, pages, average } = await listReviews(context, id, page);
    return {
      data: reviews.map(({ author, rating, text, created_at, reply }) => ({
        author,
        rating,
        text,
        reply,
        created_at: created_at.toISOString(),
      })),
      meta: { page, per_page: REVIEWS_PER_PAGE, total, pages: Math.max(1, pages), average },
    };
  },
});

export const createReview = defineOperation<undefined, Record<string, unknown>>({
  id: "createReview",
  method: "POST",
  path: "/reviews",
  tag: "Reviews",
  summary: "Submits a review of an office; it is public once the office approves it",
  body: reviewSchema,
  required: getRequiredNames(REVIEW_FORM),
  response: { status: 201, schema: v.strictObject({ message: v.string() }) },
  challenge: { action: "review", verified: LIMITS.enquiry, unverified: LIMITS.unverified },
  check({ body }) {
    const checked = checkReview(body);
    return "codes" in checked ? checked : { input: body };
  },
  toProblem: createReviewProblem,
  async handle(context, { input }) {
    await submitReview(context, input);
    return { message: getReviewSubmittedMessage(context.locale) };
  },
});
