import { type Insertable, type Selectable, sql } from "kysely";
import type { Db } from "#db/connect.ts";
import type { ReviewTable } from "#db/tables/people.ts";

/** A review as the public sees it. */
export interface ShownReview {
  author: string;
  rating: number;
  text: string;
  created_at: Date;
  reply: string | null;
  replied_at: Date | null;
  locale: string;
  /** Whether the author was invited after a sale. */
  verified: boolean;
}

/** Selects the number and average of published reviews, for each office that has any. */
export function selectRatings(db: Db): Promise<{ office_id: number; total: number; average: number }[]> {
  return db
    .selectFrom("reviews")
    .select("office_id")
    .select(({ fn, cast }) => [
      fn.countAll<number>().as("total"),
      cast<number>(fn.avg("rating"), "double precision").as("average"),
    ])
    .where("status", "=", "approved")
    .groupBy("office_id")
    .execute();
}

export function selectShown(db: Db, officeId: number, limit: number, offset: number): Promise<ShownReview[]> {
  return db
    .selectFrom("reviews")
    .select(["author", "rating", "text", "created_at", "reply", "replied_at", "locale", "verified"])
    .where("office_id", "=", officeId)
    .where("status", "=", "approved")
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(limit)
    .offset(offset)
    .execute();
}

/** A five-star review, and the office it is about. */
export interface Testimonial extends Pick<ShownReview, "author" | "text" | "verified"> {
  office: string;
  office_slug: string;
  region_slug: string;
}

/**
 * Selects the five-star reviews for sellers to read, of one office or of all open ones, in a language and short enough
 * to quote: those of people who asked to sell first, then of verified clients, then the newest. People who are known only
 * as buyers are left out.
 */
export function selectTestimonials(
  db: Db,
  { office, language, max_length }: { office: string | null; language: string; max_length: number },
  limit: number,
): Promise<Testimonial[]> {
  return db
    .selectFrom("reviews")
    .innerJoin("offices", "offices.id", "reviews.office_id")
    .leftJoin("contacts as own", (join) => join.on("own.email", "=", sql<string>`lower(reviews.email)`))
    .leftJoin("contacts", (join) => join.on("contacts.id", "=", sql<string>`coalesce(own.merged_into, own.id)`))
    .select(["author", "text", "verified"])
    .select(["offices.name as office", "offices.slug as office_slug", "offices.region_slug"])
    .where("reviews.status", "=", "approved")
    .where("rating", "=", 5)
    .where("offices.status", "=", "Active")
    .where(sql<boolean>`(contacts.is_seller or contacts.is_buyer is not true)`)
    .where(sql<string>`split_part(reviews.locale, '-', 1)`, "=", language)
    .where(sql<number>`length(text)`, "<=", max_length)
    .$if(office !== null, (query) => query.where("offices.slug", "=", office ?? ""))
    .orderBy(sql`contacts.is_seller is true`, "desc")
    .orderBy("verified", "desc")
    .orderBy("reviews.created_at", "desc")
    .orderBy("reviews.id")
    .limit(limit)
    .execute();
}

/** Blocks concurrent submissions by the same person for the same office until this transaction ends. */
export async function lockReview(db: Db, officeId: number, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`review/${officeId}/${email.toLowerCase()}`}, 0))`.execute(
    db,
  );
}

/** Selects the id of a review with the same text by the same person for the same office, received after `since`. */
export async function selectSameReview(
  db: Db,
  { office_id, email, text }: Pick<Insertable<ReviewTable>, "office_id" | "email" | "text">,
  since: Date,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("reviews")
    .select("id")
    .where("office_id", "=", office_id)
    .where(({ eb, fn }) => eb(fn("lower", ["email"]), "=", email.toLowerCase()))
    .where("text", "=", text)
    .where("created_at", ">", since)
    .executeTakeFirst();
  return row?.id;
}

export async function insertReview(db: Db, review: Insertable<ReviewTable>): Promise<void> {
  await db.insertInto("reviews").values(review).execute();
}

export type ReviewDecision = Pick<Selectable<ReviewTable>, "status" | "reply" | "rejection_reason">;

/** Selects a review's decision and locks it until the transaction ends. */
export function selectForDecision(db: Db, id: string): Promise<ReviewDecision | undefined> {
  return db
    .selectFrom("reviews")
    .select(["status", "reply", "rejection_reason"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateReview(
  db: Db,
  id: string,
  change: Partial<Pick<Insertable<ReviewTable>, "status" | "reply" | "replied_at" | "rejection_reason">>,
): Promise<void> {
  await db.updateTable("reviews").set(change).where("id", "=", id).execute();
}
