import { type Kysely, sql } from "kysely";

/** Terms that buyers search by, and the price before the latest reduction. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table listings
      add column seller_financing boolean not null default false,
      add column manager_run boolean not null default false,
      add column home_based boolean not null default false,
      add column price_before bigint`.execute(db);
  // The latest change of each listing's price, if it was a reduction.
  await sql`
    update listings set price_before = latest.old_value::bigint
    from (
      select distinct on (listing_number) listing_number, old_value, new_value
      from listing_events where field = 'price' order by listing_number, happened_at desc, id desc
    ) as latest
    where latest.listing_number = listings.number
      and latest.new_value::bigint = listings.price and latest.old_value::bigint > listings.price`.execute(db);
}
