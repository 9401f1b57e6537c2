import { sql } from "kysely";
import type { Db } from "#db/connect.ts";
import type { DealListing, DemoDeal } from "./create-deal.ts";

/**
 * Listings with an agent: twelve of each agent of one office, and one of each other agent. Only deals that closed have a
 * listing that was sold.
 */
export async function selectDealListings(
  db: Db,
  { office_slug, isSold, limit }: { office_slug: string; isSold: boolean; limit: number },
): Promise<DealListing[]> {
  const { rows } = await sql<DealListing>`
    select listings.number, listings.office_id, listings.agent_id, listings.price, listings.round::integer,
      staff.account_id
    from (
      select *, row_number() over (partition by agent_id order by number) as round from listings
      where (status = 'sold') = ${isSold} and status in ('active', 'under_offer', 'sold') and agent_id is not null and kind = 'business'
    ) as listings
    join offices on offices.id = listings.office_id
    left join staff on staff.agent_id = listings.agent_id and staff.staff_role = 'agent'
    where listings.round <= case when offices.slug = ${office_slug} then 12 else 1 end
    order by offices.slug = ${office_slug} desc, listings.round, listings.number limit ${limit}`.execute(db);
  return rows;
}

/** Inserts deals and the records that belong to them. */
export async function insertDemoDeals(db: Db, deals: readonly DemoDeal[]): Promise<void> {
  if (deals.length === 0) return;
  await db
    .insertInto("leads")
    .values(deals.map(({ lead }) => lead))
    .execute();
  await db
    .insertInto("enquiries")
    .values(deals.map(({ inquiry }) => inquiry))
    .execute();
  await db
    .insertInto("deals")
    .values(deals.map(({ deal }) => deal))
    .execute();
  await db
    .insertInto("deal_events")
    .values(deals.flatMap(({ events }) => events))
    .execute();
  const offers = deals.flatMap((deal) => deal.offers);
  if (offers.length > 0) await db.insertInto("deal_offers").values(offers).execute();
  const tasks = deals.flatMap((deal) => deal.tasks);
  if (tasks.length > 0) await db.insertInto("tasks").values(tasks).execute();
}
