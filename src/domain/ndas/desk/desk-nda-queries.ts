import { sql } from "kysely";
import type { Db } from "#db/connect.ts";
import { selectPage } from "#db/select-page.ts";

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

export interface DeskNdaListQuery {
  /** Omit for all offices. */
  office_id?: number;
  agent_id?: number;
  /** Only those waiting for a decision. */
  isWaiting: boolean;
  descending: boolean;
  page: number;
  per_page: number;
}

/** A page of agreements with the total. */
export async function selectDeskNdas(
  db: Db,
  { office_id, agent_id, isWaiting, descending, page, per_page }: DeskNdaListQuery,
): Promise<{ data: DeskNda[]; total: number }> {
  let found = withListing(db);
  if (office_id !== undefined) found = found.where("listings.office_id", "=", office_id);
  if (agent_id !== undefined) found = found.where("listings.agent_id", "=", agent_id);
  if (isWaiting) found = found.where("approval", "=", "waiting").where("revoked_at", "is", null);
  const sorted = found.orderBy("signed_at", descending ? "desc" : "asc").orderBy("ndas.id");
  return selectPage(sorted, { page, per_page });
}

/** The reviewed texts, by their version. */
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
