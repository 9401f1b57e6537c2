import { sql } from "kysely";
import type { Db } from "#db/connect.ts";
import { type SortedPageQuery, selectPage } from "#db/select-page.ts";

const shown = [
  "ndas.id",
  "ndas.name",
  "ndas.email",
  "ndas.listing_number",
  "ndas.signed_at",
  "ndas.approval",
  "ndas.decided_at",
  "ndas.revoked_at",
  "ndas.template_version",
  "ndas.text_sha256",
  "ndas.pdf_sha256",
  "listings.name as listing",
  "listings.slug",
  "listings.office_id",
  "listings.agent_id",
] as const;

const withListing = (db: Db) =>
  db
    .selectFrom("ndas")
    .innerJoin("listings", "listings.number", "ndas.listing_number")
    .leftJoin("contacts", (join) => join.on("contacts.email", "=", sql<string>`lower(ndas.email)`))
    .select(shown)
    .select(sql<string | null>`coalesce(contacts.merged_into, contacts.id)`.as("contact_id"));

/** An agreement as the desk shows it. */
export type DeskNda = NonNullable<Awaited<ReturnType<typeof selectDeskNda>>>;

export function selectDeskNda(db: Db, id: string) {
  return withListing(db).where("ndas.id", "=", id).executeTakeFirst();
}

export interface DeskNdaListQuery extends SortedPageQuery {
  /** Omit for all offices. */
  office_id?: number;
  agent_id?: number;
  /** Whether to select only those waiting for a decision. */
  isWaiting: boolean;
  /** Narrow the scope to an office's or an agent's listings. */
  office?: number | undefined;
  agent?: number | undefined;
  /** Limits the agreements to those signed from `signed_from` on and before `signed_until`. */
  signed_from?: Date | undefined;
  signed_until?: Date | undefined;
}

/** Selects a page of agreements with the total. */
export async function selectDeskNdas(
  db: Db,
  { office_id, agent_id, isWaiting, office, agent, signed_from, signed_until, ...request }: DeskNdaListQuery,
): Promise<{ data: DeskNda[]; total: number }> {
  const { descending, page, per_page } = request;
  let found = db.selectFrom("ndas").innerJoin("listings", "listings.number", "ndas.listing_number").select("ndas.id");
  for (const id of [office_id, office]) if (id !== undefined) found = found.where("listings.office_id", "=", id);
  for (const id of [agent_id, agent]) if (id !== undefined) found = found.where("listings.agent_id", "=", id);
  if (signed_from !== undefined) found = found.where("signed_at", ">=", signed_from);
  if (signed_until !== undefined) found = found.where("signed_at", "<", signed_until);
  if (isWaiting) found = found.where("approval", "=", "waiting").where("revoked_at", "is", null);
  const order = descending ? "desc" : "asc";
  // Details are looked up only for the agreements of the page.
  const { data: ids, total } = await selectPage(found.orderBy("signed_at", order).orderBy("ndas.id"), {
    page,
    per_page,
  });
  if (ids.length === 0) return { data: [], total };
  const data = await withListing(db)
    .where(
      "ndas.id",
      "in",
      ids.map(({ id }) => id),
    )
    .orderBy("signed_at", order)
    .orderBy("ndas.id")
    .execute();
  return { data, total };
}

/** Selects which versions of the legal texts have been reviewed. */
export function selectReviews(db: Db) {
  return db
    .selectFrom("legal_reviews")
    .innerJoin("staff", "staff.account_id", "reviewed_by")
    .select(["version", "text_sha256", "reviewed_at", "staff.name as reviewed_by"])
    .execute();
}

export async function upsertReview(
  db: Db,
  review: { version: string; text_sha256: string; reviewed_by: number; reviewed_at: Date },
): Promise<void> {
  await db
    .insertInto("legal_reviews")
    .values(review)
    .onConflict((conflict) => conflict.column("version").doUpdateSet(review))
    .execute();
}

export async function deleteReview(db: Db, version: string): Promise<void> {
  await db.deleteFrom("legal_reviews").where("version", "=", version).execute();
}
