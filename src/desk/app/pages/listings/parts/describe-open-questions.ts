import type { ListingStatus } from "#domain/listings/listing.ts";
import { m } from "#messages/messages.js";

/** Says how many questions are open, and what they prevent: publishing or, for a public listing, saving. */
export function describeOpenQuestions(count: number, status: ListingStatus): string {
  if (count === 0) return m.edit_questions_answered();
  const isPublic = status === "active" || status === "under_offer";
  return isPublic ? m.edit_questions_open_public({ count }) : m.edit_questions_open({ count });
}
