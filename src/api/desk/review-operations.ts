import type * as v from "valibot";
import { REVIEW_STATUSES } from "#db/tables/people.ts";
import type { Context } from "#domain/context.ts";
import {
  approveReview,
  rejectionSchema,
  rejectReview,
  replySchema,
  replyToReview,
} from "#domain/reviews/decide-review.ts";
import type { DeskReview, DeskReviewQuery } from "#domain/reviews/desk-review-queries.ts";
import { findDeskReview, listDeskReviews } from "#domain/reviews/desk-reviews.ts";
import {
  checkInvitation,
  invitationSchema,
  inviteReview,
  listInvitations,
  type ReviewInvitation,
} from "#domain/reviews/invite-review.ts";
import { createReviewProblem } from "#domain/reviews/review-messages.ts";
import type { StaffCode } from "#domain/staff/staff-messages.ts";
import { toSingleLine } from "#lib/plain-text.ts";
import { defineBody } from "../http/field-codes.ts";
import type { Operation } from "../http/operation.ts";
import { defineDeskOperation, defineForm, parseListQuery } from "./desk-operation.ts";

const MAX_SEARCH_LENGTH = 100;

const list = defineDeskOperation<undefined, Omit<DeskReviewQuery, "office_id">>({
  id: "listDeskReviews",
  method: "GET",
  path: "/desk/reviews",
  summary: "Lists the office's reviews, newest first; filter by `status`",
  right: "review.read",
  check(raw) {
    const { page, per_page, descending, filter } = parseListQuery(raw, ["-created_at"]);
    const status = REVIEW_STATUSES.find((name) => name === filter.status);
    const q = toSingleLine(filter.q ?? "").slice(0, MAX_SEARCH_LENGTH) || undefined;
    return { input: { page, per_page, descending, status, q } };
  },
  handle: (context, { input }) => listDeskReviews(context, input),
});

const listInvited = defineDeskOperation({
  id: "listReviewInvitations",
  method: "GET",
  path: "/desk/review-invitations",
  summary: "Lists the office's invitations to review it, newest first",
  right: "review.read",
  check: (raw) => ({ input: parseListQuery(raw, ["-created_at"]) }),
  handle: (context, { input: { page, per_page } }) => listInvitations(context, { page, per_page }),
});

const invite = defineDeskOperation<void, ReviewInvitation, StaffCode>({
  id: "inviteReview",
  method: "POST",
  path: "/desk/review-invitations",
  summary: "Emails a client of a sale a link to review the office",
  ...defineForm(invitationSchema, checkInvitation),
  status: 201,
  right: "review.write",
  handle: async (context, { input }) => inviteReview(context, input),
});

const show = defineDeskOperation<DeskReview, undefined>({
  id: "showDeskReview",
  method: "GET",
  path: "/desk/reviews/{id}",
  summary: "Returns a review",
  find: (context, { id = "" }) => findDeskReview(context, id),
});

/** Defines an operation that moderates a review and returns the updated review. */
function defineDecision<Schema extends v.GenericSchema<unknown, object>>(
  definition: Pick<Operation, "id" | "path" | "summary">,
  body: Schema | null,
  work: (context: Context, id: string, input: v.InferOutput<Schema>) => Promise<void>,
): Operation {
  return defineDeskOperation<DeskReview, v.InferOutput<Schema>>({
    ...definition,
    method: "PUT",
    ...(body && { ...defineBody(body) }),
    toProblem: createReviewProblem,
    find: (context, { id = "" }) => findDeskReview(context, id, "review.write"),
    async handle(context, { subject: { id }, input }) {
      await work(context, id, input);
      return findDeskReview(context, id);
    },
  });
}

export const REVIEW_OPERATIONS: readonly Operation[] = [
  list,
  listInvited,
  invite,
  show,
  defineDecision(
    { id: "approveReview", path: "/desk/reviews/{id}/approval", summary: "Approves the review" },
    null,
    approveReview,
  ),
  defineDecision(
    { id: "rejectReview", path: "/desk/reviews/{id}/rejection", summary: "Rejects the review, with a reason" },
    rejectionSchema,
    rejectReview,
  ),
  defineDecision(
    {
      id: "replyToReview",
      path: "/desk/reviews/{id}/reply",
      summary: "Saves the office's public reply; empty text removes it",
    },
    replySchema,
    replyToReview,
  ),
];
