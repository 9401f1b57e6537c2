import type { Db } from "#db/connect.ts";
import { type SortedPageQuery, selectPage, toLikePattern } from "#db/select-page.ts";
import type { ReviewStatus } from "#db/tables/people.ts";

const withOffice = (db: Db) =>
  db
    .selectFrom("reviews")
    .innerJoin("offices", "offices.id", "reviews.office_id")
    .select(["reviews.id", "reviews.author", "reviews.email", "reviews.rating", "reviews.text", "reviews.status"])
    .select(["reviews.created_at", "reviews.reply", "reviews.replied_at", "reviews.rejection_reason"])
    .select(["reviews.office_id", "offices.name as office", "offices.slug as office_slug"]);

/** A review as the desk shows it. */
export type DeskReview = NonNullable<Awaited<ReturnType<typeof selectDeskReview>>>;

export function selectDeskReview(db: Db, id: string) {
  return withOffice(db).where("reviews.id", "=", id).executeTakeFirst();
}

export interface DeskReviewQuery extends SortedPageQuery {
  /** Undefined for every office. */
  office_id?: number | undefined;
  status?: ReviewStatus | undefined;
  /** Part of the author's name, email or text. */
  q?: string | undefined;
}

/** Selects one page of the reviews, and how many there are. */
export async function selectDeskReviews(
  db: Db,
  { office_id, status, q, descending, page, per_page }: DeskReviewQuery,
): Promise<{ data: DeskReview[]; total: number }> {
  let found = withOffice(db);
  if (office_id !== undefined) found = found.where("reviews.office_id", "=", office_id);
  if (status) found = found.where("reviews.status", "=", status);
  if (q) {
    const pattern = toLikePattern(q);
    found = found.where(({ eb, or }) =>
      or([
        eb("reviews.author", "ilike", pattern),
        eb("reviews.email", "ilike", pattern),
        eb("reviews.text", "ilike", pattern),
      ]),
    );
  }
  const sorted = found.orderBy("reviews.created_at", descending ? "desc" : "asc").orderBy("reviews.id");
  return selectPage(sorted, { page, per_page });
}
