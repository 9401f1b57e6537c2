import type { ShownReview as Stored } from "#domain/reviews/list-reviews.ts";
import type { ShownReview } from "../components/offices/reviews.tsx";

/** Converts reviews to serializable data. */
export function serializeReviews(reviews: readonly Stored[]): ShownReview[] {
  return reviews.map(({ author, rating, text, created_at, reply, verified }) => ({
    author,
    rating,
    text,
    reply,
    verified,
    created_at: created_at.toISOString(),
  }));
}
