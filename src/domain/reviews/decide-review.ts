import * as v from "valibot";
import { type Context, runInTransaction } from "#domain/context.ts";
import { invalidate } from "#domain/invalidate.ts";
import { recordAuditEvent } from "#domain/staff/record-audit-event.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { Conflict } from "#lib/errors.ts";
import { normalizeLines } from "#lib/plain-text.ts";
import { m } from "#messages/messages.js";
import { findDeskReview } from "./desk-reviews.ts";
import { REVIEW_LIMITS } from "./review-input.ts";
import { type ReviewDecision, selectForDecision, updateReview } from "./review-queries.ts";

const toText = (limit: number) =>
  v.pipe(v.string("invalid"), v.transform(normalizeLines), v.maxLength(limit, "too_long"));

export const rejectionSchema = v.strictObject(
  { reason: v.pipe(toText(REVIEW_LIMITS.reason), v.minLength(1, "required")) },
  "unknown_field",
);

/**
 * An empty text removes the reply. `previous` is the reply that the editor loaded; if omitted, any reply is replaced.
 */
export const replySchema = v.strictObject(
  { text: toText(REVIEW_LIMITS.text), previous: v.optional(toText(REVIEW_LIMITS.text)) },
  "unknown_field",
);

/**
 * Publishes a review on its office's pages. Safe to repeat.
 *
 * @throws NotSignedIn; NotAllowed; NotFound
 */
export function approveReview(context: Context, id: string): Promise<void> {
  return changeReview(context, id, "review.approved", { status: "approved", rejection_reason: null });
}

/**
 * Removes a review from its office's pages. Safe to repeat.
 *
 * @throws NotSignedIn; NotAllowed; NotFound
 */
export function rejectReview(
  context: Context,
  id: string,
  { reason }: v.InferOutput<typeof rejectionSchema>,
): Promise<void> {
  return changeReview(context, id, "review.rejected", { status: "rejected", rejection_reason: reason });
}

/**
 * Saves the office's public reply below a review.
 *
 * @throws Conflict with the review (`current`) if its reply isn't `previous`; NotSignedIn; NotAllowed; NotFound
 */
export function replyToReview(
  context: Context,
  id: string,
  { text, previous }: v.InferOutput<typeof replySchema>,
): Promise<void> {
  const reply = text || null;
  return changeReview(context, id, reply ? "review.replied" : "review.reply_removed", { reply }, previous);
}

async function changeReview(
  context: Context,
  id: string,
  action: string,
  values: Partial<ReviewDecision>,
  previous?: string,
): Promise<void> {
  const { office_id, office_slug } = await findDeskReview(context, id, "review.write");
  await runInTransaction(context, async (tx) => {
    const before = await selectForDecision(tx.db, id);
    const names = Object.keys(values) as (keyof ReviewDecision)[];
    if (!before || names.every((name) => values[name] === before[name])) return;
    if (previous !== undefined && previous !== (before.reply ?? "")) {
      const current = await findDeskReview(tx, id, "review.write");
      throw new Conflict(m.desk_conflict({}, getMessageOptions(context.locale)), current);
    }
    const replied_at = values.reply ? tx.clock() : null;
    await updateReview(tx.db, id, { ...values, ...(values.reply !== undefined && { replied_at }) });
    await recordAuditEvent(tx, {
      action,
      subject: `review ${id}`,
      office_id,
      details: values.rejection_reason ? { reason: values.rejection_reason } : {},
    });
    await invalidate(tx, `office:${office_slug}`, "reviews");
  });
}
