import type { Context } from "#domain/context.ts";
import { readCached } from "#domain/read-cache.ts";
import { type ShownReview, selectRatings, selectShown } from "./review-queries.ts";

export type { ShownReview } from "./review-queries.ts";

export const REVIEWS_PER_PAGE = 10;

export interface ReviewPage {
  reviews: ShownReview[];
  total: number;
  pages: number;
  /** The average rating of all published reviews, from 1 to 5; null if there are none. */
  average: number | null;
}

/** Returns an office's approved reviews, newest first. Pages start at 1. Cached pages depend on the office's tag. */
export async function listReviews(
  { db }: Context,
  officeId: number,
  page = 1,
  perPage = REVIEWS_PER_PAGE,
): Promise<ReviewPage> {
  const ratings = await readCached(
    db,
    "offices",
    "ratings",
    async () => new Map((await selectRatings(db)).map((rating) => [rating.office_id, rating])),
  );
  const { total, average } = ratings.get(officeId) ?? { total: 0, average: null };
  const pages = Math.ceil(total / perPage);
  const reviews =
    page > pages
      ? []
      : await readCached(db, "offices", `reviews ${officeId} ${page} ${perPage}`, () =>
          selectShown(db, officeId, perPage, (page - 1) * perPage),
        );
  return { reviews, total, pages, average };
}
