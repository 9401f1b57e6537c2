import { randomUUID } from "node:crypto";
import type { Insertable } from "kysely";
import type { ReviewTable } from "#db/tables/people.ts";
import type { Context } from "#domain/context.ts";

/** Inserts a review that awaits its office's approval. @returns its id */
export async function insertReview(
  { db, clock }: Context,
  review: Partial<Insertable<ReviewTable>> & { office_id: number },
): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto("reviews")
    .values({
      id,
      author: "June Whitfield",
      email: "june@example.org",
      rating: 4,
      text: "Answered every question.",
      created_at: clock(),
      locale: "en-US",
      ...review,
    } as Insertable<ReviewTable>)
    .execute();
  return id;
}
