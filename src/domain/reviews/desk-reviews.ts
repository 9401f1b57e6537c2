import type { Context } from "#domain/context.ts";
import { authorize, getScope, isAllowed, type StaffAction } from "#domain/staff/staff-policy.ts";
import { NotFound } from "#lib/errors.ts";
import { isUuid } from "#lib/is-uuid.ts";
import { m } from "#messages/messages.js";
import { type DeskReview, type DeskReviewQuery, selectDeskReview, selectDeskReviews } from "./desk-review-queries.ts";

/**
 * Lists the reviews of the staff member's office, or all.
 *
 * @throws NotSignedIn; NotAllowed
 */
export function listDeskReviews(context: Context, query: Omit<DeskReviewQuery, "office_id">) {
  const { office_id } = getScope(authorize(context, "review.read"));
  return selectDeskReviews(context.db, { ...query, office_id });
}

/**
 * Finds a review of the staff member's office.
 *
 * @throws NotSignedIn; NotAllowed; NotFound, also for another office's
 */
export async function findDeskReview(
  context: Context,
  id: string,
  action: StaffAction = "review.read",
): Promise<DeskReview> {
  const staff = authorize(context, action);
  const review = isUuid(id) ? await selectDeskReview(context.db, id) : undefined;
  if (!review || !isAllowed(staff, action, { office_id: review.office_id, agent_id: null }))
    throw new NotFound(m.desk_record_not_found());
  return review;
}
