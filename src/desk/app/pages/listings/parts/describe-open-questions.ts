import { type ListingStatus, PUBLIC_STATUSES } from "#domain/listings/listing.ts";
import { m } from "#messages/messages.js";

/** Says how many questions are open, and what they prevent: publishing or, for a public listing, saving. */
export function describeOpenQuestions(count: number, status: ListingStatus): string {
  if (count === 0) return m.edit_questions_answered();
  const isPublic = PUBLIC_STATUSES.some((each) => each === status);
  return isPublic ? m.edit_questions_open_public({ count }) : m.edit_questions_open({ count });
}
