import { sql } from "kysely";
import type { Db } from "#db/connect.ts";

/**
 * Sells listings of an office that were for sale before a day and whose price hasn't changed since then. `updateSales`
 * sets when and for how much.
 */
export async function sellListings(
  db: Db,
  { office_slug, before, limit }: { office_slug: string; before: Date; limit: number },
): Promise<void> {
  await sql`
    with sold as (
      update listings set status = 'sold', sold_at = listed_at, closing_price = price, confirmed_at = null
      where number in (
        select number from listings join offices on offices.id = listings.office_id
        where offices.slug = ${office_slug} and listings.status = 'active' and kind = 'business' and agent_id is not null
          and price is not null and listed_at < ${before} and not exists (
            select from listing_events where listing_number = number and field = 'price' and happened_at >= ${before})
        order by number desc limit ${limit})
      returning number, listed_at)
    insert into listing_events (listing_number, field, old_value, new_value, source, happened_at)
    select number, 'status', 'active', 'sold', 'demo', listed_at from sold`.execute(db);
}

/**
 * Sells the listings of closed deals when the deal closes, for the accepted offer. A listing that was sold later than that
 * keeps its day, because its price may have changed in the meantime: its deal closes then.
 */
export async function updateSales(db: Db): Promise<void> {
  await sql`
    update deals set ended_at = sold_at, stage_since = sold_at, updated_at = sold_at
    from listings where number = listing_number and stage = 'closed' and sold_at > ended_at`.execute(db);
  await sql`
    update deal_events set happened_at = ended_at
    from deals where deals.id = deal_id and stage = 'closed' and to_stage = 'closed'`.execute(db);
  await sql`
    update listings set sold_at = ended_at, updated_at = ended_at,
      closing_price = coalesce((select max(amount) from deal_offers where deal_id = deals.id and status = 'accepted'),
        closing_price)
    from deals where number = listing_number and stage = 'closed'`.execute(db);
  await sql`
    update listing_events set happened_at = sold_at
    from listings where number = listing_number and field = 'status' and new_value = 'sold'
      and number in (select listing_number from deals where stage = 'closed')`.execute(db);
}
