import { type SqlBool, sql } from "kysely";
import type { Db } from "#db/connect.ts";
import { type ListingKind, type ListingStatus, PUBLIC_STATUSES } from "./listing.ts";
import type { Listing } from "./listing-view.ts";

/** The data that determines the response of a listing's page; also for listings that aren't public. */
export interface ListingHead {
  number: number;
  slug: string;
  kind: ListingKind;
  status: ListingStatus;
  office_id: number;
  agent_id: number | null;
}

export function selectHead(db: Db, number: number): Promise<ListingHead | undefined> {
  return db
    .selectFrom("listings")
    .select(["number", "slug", "kind", "status", "office_id", "agent_id"])
    .where("number", "=", number)
    .executeTakeFirst();
}

/**
 * Numbers of the public listings of the same kind most similar to this one: its own category first, then by price
 * ratio, where another region counts as a factor of two. Undisclosed prices come last.
 */
export async function selectSimilar(
  db: Db,
  { number, kind, category_slug, state_slug }: Pick<Listing, "number" | "kind" | "category_slug" | "state_slug">,
  count: number,
  { office_id, agent_id }: { office_id?: number; agent_id?: number },
): Promise<number[]> {
  const priceDistance = sql<number>`abs(ln(listings.price + 1) - ln(this.price + 1))`;
  const rows = await db
    .selectFrom("listings")
    .innerJoin("listings as this", (join) => join.on("this.number", "=", number))
    .select("listings.number")
    .where("listings.status", "in", PUBLIC_STATUSES)
    .where("listings.kind", "=", kind)
    .where("listings.number", "<>", number)
    .$if(office_id !== undefined, (query) => query.where("listings.office_id", "=", office_id ?? 0))
    .$if(agent_id !== undefined, (query) => query.where("listings.agent_id", "=", agent_id ?? 0))
    .orderBy(sql<SqlBool>`listings.category_slug = ${category_slug}`, "desc")
    .orderBy(
      sql`case when this.price is null then 0 else ${priceDistance} end
        + case when listings.region_slug = ${state_slug} then 0 else ln(2) end`,
      (order) => order.asc().nullsLast(),
    )
    .orderBy("listings.number")
    .limit(count)
    .execute();
  return rows.map((row) => row.number);
}
