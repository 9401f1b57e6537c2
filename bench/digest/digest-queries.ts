import { sql } from "kysely";
import type { Db } from "#db/connect.ts";

/**
 * Inserts buyers up to a total. Each looks for one or two sectors, half of them in one state, half within a price
 * range; one in fifty looks for anything. The result is always the same.
 */
export async function growBuyers(db: Db, upTo: number): Promise<void> {
  await db.connection().execute(async (one) => {
    await sql`set statement_timeout = 0`.execute(one);
    await sql`
      with dice as (
        select n, hashint8(n * 7919 + 5)::bigint & 2147483647 as a
        from generate_series((select count(*) + 1 from buyers), ${upTo}::bigint) n
      ), people as (
        insert into accounts (kind, email, locale)
        select 'buyer', 'bench-' || n || '@buyers.internal', 'en-US' from dice returning id, email
      )
      insert into buyers (account_id, first_name, last_name, country, price_min, price_max)
      select people.id, 'Buyer', dice.n::text, 'US',
        case when a % 2 = 0 then 5000000 * (a % 7) end, case when a % 2 = 0 then 5000000 * (a % 7) + 50000000 end
      from people join dice on people.email = 'bench-' || dice.n || '@buyers.internal'`.execute(one);
    await sql`
      with sectors as (
        select slug, category_slug, (row_number() over (order by slug) - 1)::int as place from subcategories
      ), states as (select slug, (row_number() over (order by slug) - 1)::int as place from regions),
      dice as (
        select account_id as id, hashint8(account_id::bigint * 104729 + 6)::bigint & 2147483647 as a
        from buyers where not exists (select from buyer_preferences where buyer_id = account_id)
      )
      insert into buyer_preferences (buyer_id, position, state, category, subcategory)
      select dice.id, position, case when a % 2 = 0 then states.slug end, sectors.category_slug,
        case when a % 3 = 0 then sectors.slug end
      from dice cross join generate_series(0, 1) position
      join sectors on sectors.place = (a + position * 31) % (select count(*) from sectors)
      join states on states.place = (a / 7) % (select count(*) from states)
      where a % 50 > 0 and position <= a % 2`.execute(one);
    await sql`vacuum analyze buyers, buyer_preferences, accounts`.execute(one);
  });
}

/** Matches the first buyers with one plain join. Returns the numbers of all matching public listings per buyer. */
export async function matchByJoin(db: Db, upToBuyers: number): Promise<Map<number, number[]>> {
  const { rows } = await sql<{ id: number; numbers: number[] }>`
    select b.account_id as id, array_agg(l.number order by l.number) as numbers
    from (select * from buyers order by account_id limit ${upToBuyers}) b
    join listings l on l.status in ('active', 'under_offer')
      and (l.price is null or ((b.price_min is null or l.price >= b.price_min) and (b.price_max is null or l.price <= b.price_max)))
      and (
        not exists (select from buyer_preferences p where p.buyer_id = b.account_id)
        or exists (
          select from buyer_preferences p
          where p.buyer_id = b.account_id and (p.state is null or p.state = l.region_slug)
            and (p.category is null or p.category = l.category_slug)
            and (p.subcategory is null or p.subcategory = l.subcategory_slug)
        )
      )
    group by b.account_id`.execute(db);
  return new Map(rows.map(({ id, numbers }) => [id, numbers]));
}

export async function deleteDigests(db: Db): Promise<void> {
  await sql`truncate digests`.execute(db);
}
