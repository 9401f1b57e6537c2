import { sql } from "kysely";
import type { Db } from "#db/connect.ts";
import { selectPrices } from "#domain/listings/row-queries.ts";

/** Selects the listing of a seller's page, with the agent and office responsible for it. */
export function selectReportedListing(db: Db, number: number) {
  return db
    .selectFrom("listings")
    .innerJoin("offices", "offices.id", "listings.office_id")
    .leftJoin("agents", (join) => join.onRef("agents.id", "=", "listings.agent_id").on("agents.active", "=", true))
    .select(["listings.number", "listings.slug", "listings.name", "listings.status", "listings.kind"])
    .select(["listings.currency", "price", "sellers_discretionary_earnings", "category_slug", "listings.region_slug"])
    .select(["listed_at", "sold_at", "real_estate"])
    .select(["agents.name as agent_name", "agents.phone as agent_phone"])
    .select(["offices.name as office_name", "offices.phone as office_phone"])
    .select((eb) => selectPrices(eb).as("prices"))
    .where("listings.number", "=", number)
    .executeTakeFirst();
}

/** What buyers have done with a listing. Inquiries count once per person, without spam. */
export interface Interest {
  saves: number;
  ndas: number;
  inquiries: number;
  answered: number;
  /** The median time to the first answer; null before there is one. */
  median_seconds: number | null;
}

export async function selectInterest(db: Db, number: number): Promise<Interest> {
  const { rows } = await sql<Record<keyof Interest, string | null>>`
    with asked as (
      select extract(epoch from first_answered_at - received_at)::double precision as seconds from leads
      where spam_at is null and merged_into is null
        and id in (select lead_id from enquiries where listing_number = ${number})
    )
    select
      (select count(*) from saved_listings where listing_number = ${number}) as saves,
      (select count(*) from ndas where listing_number = ${number} and revoked_at is null) as ndas,
      count(*) as inquiries, count(seconds) as answered,
      round(percentile_cont(0.5) within group (order by seconds)) as median_seconds
    from asked`.execute(db);
  const [row] = rows;
  return {
    saves: Number(row?.saves ?? 0),
    ndas: Number(row?.ndas ?? 0),
    inquiries: Number(row?.inquiries ?? 0),
    answered: Number(row?.answered ?? 0),
    median_seconds: row?.median_seconds == null ? null : Number(row.median_seconds),
  };
}
