import { type Context, inTransaction } from "#domain/context.ts";
import { invalidate } from "#domain/invalidate.ts";
import { NotFound } from "#lib/errors.ts";
import { manyLines } from "#lib/plain-text.ts";
import { REVIEW_LIMITS } from "./review-input.ts";
import { reviewProblem } from "./review-messages.ts";
import { selectForDecision, updateReview } from "./review-queries.ts";

type Change = Parameters<typeof updateReview>[2];

/** Shows a review on its office's pages. Safe to repeat. @throws NotFound */
export function approveReview(context: Context, id: string): Promise<void> {
  return change(context, id, { status: "approved" });
}

/** Keeps a review from being shown, also one that was. Safe to repeat. @throws NotFound */
export function rejectReview(context: Context, id: string): Promise<void> {
  return change(context, id, { status: "rejected" });
}

/**
 * The office's answer below a review, in place of an earlier one; empty text takes it back.
 *
 * @throws NotFound, or Invalid when it is too long.
 */
export async function replyToReview(context: Context, id: string, text: string): Promise<void> {
  const reply = manyLines(text) || null;
  if (reply && reply.length > REVIEW_LIMITS.text) throw reviewProblem({ text: "too_long" }, context.locale);
  await change(context, id, { reply, replied_at: reply === null ? null : context.clock() });
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function change(context: Context, id: string, values: Change): Promise<void> {
  return inTransaction(context, async (inside) => {
    const review = UUID.test(id) ? await selectForDecision(inside.db, id) : undefined;
    if (!review) throw new NotFound("Review not found");
    await updateReview(inside.db, id, values);
    await invalidate(inside, `office:${review.office}`);
  });
}
