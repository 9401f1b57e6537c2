import { sql } from "kysely";
import type { Db } from "#db/connect.ts";

/** Inserts eighty offices and two hundred agents. */
export async function insertNetwork(db: Db): Promise<void> {
  await sql`
    insert into offices (slug, name, email, locality, region_slug, country, latitude, longitude, time_zone)
    select 'office-' || n, 'Office ' || n, 'o' || n || '@example.com', 'Town', region.slug, 'US', 30, -90, 'UTC'
    from generate_series(1, 80) n
    join (select slug, row_number() over (order by slug) as place from regions) region on region.place = 1 + n % 50`.execute(
    db,
  );
  await sql`
    insert into agents (slug, name_id, name, office_id, email)
    select 'agent-' || n, 'agent-' || n, 'Agent ' || n, o.id, 'a' || n || '@example.com'
    from generate_series(1, 200) n
    join (select id, row_number() over (order by id) as place from offices) o on o.place = 1 + n % 80`.execute(db);
}

/**
 * Inserts listings up to a total, of every sector and state, with realistic prices: many small, few large. The result
 * is always the same.
 */
export function growListings(db: Db, upTo: number): Promise<void> {
  return db.connection().execute((one) => grow(one, upTo));
}

/**
 * Uses one connection, because the statement timeout is disabled per connection. Rows are inserted without the index of
 * words, which is then created as it was.
 */
async function grow(db: Db, upTo: number): Promise<void> {
  await sql`set statement_timeout = 0`.execute(db);
  const { rows } = await sql<{ definition: string }>`
    select pg_get_indexdef('listings_words'::regclass) as definition`.execute(db);
  await sql`drop index listings_words`.execute(db);
  await sql`
    with numbered_sectors as (
      select slug, category_slug, (row_number() over (order by slug) - 1)::int as place from subcategories
    ), numbered_regions as (
      select slug, (row_number() over (order by slug) - 1)::int as place from regions
    ), dice as (
      select n, hashint8(n * 7919 + 1)::bigint & 2147483647 as a, hashint8(n * 104729 + 2)::bigint & 2147483647 as b,
        hashint8(n * 1299709 + 3)::bigint & 2147483647 as c
      from generate_series((select coalesce(max(number), 100000)::bigint + 1 from listings), 100000 + ${upTo}::bigint) n
    ), sizes as (select count(*)::int as sectors, (select count(*)::int from regions) as regions from subcategories)
    insert into listings (number, slug, name, description, office_id, agent_id, category_slug, subcategory_slug, currency,
      price, down_payment, sellers_discretionary_earnings, region_slug, county, latitude, longitude, kind,
      franchisee_operation, relocatable, real_estate, lender_prequalified, thropro, listed_at)
    select n, 'listing-' || n,
      (array['Established','Busy','Quiet','Family','Corner','Harbor','Sunny','Old Town'])[1 + a % 8] || ' '
        || initcap(replace(s.slug, '-', ' ')) || ' ' || (c % 5000),
      'A business with ' || (b % 40) || ' people and '
        || (array['loyal regulars','a long lease','new equipment','a drive-through','a patio','contracts'])[1 + b % 6],
      (select min(id) from offices where slug like 'office-%') + a % 80, case when b % 10 > 0 then (select min(id) from agents) + b % 200 end,
      s.category_slug, s.slug, 'USD',
      case when a % 8 > 0 then (round(exp(10 + 5 * (b / 2147483647.0)) / 500) * 500 * 100)::bigint end,
      case when b % 3 > 0 then (round(exp(9 + 5 * (b / 2147483647.0)) / 500) * 500 * 100)::bigint end,
      case when c % 5 > 0 then (round(exp(9 + 5 * (c / 2147483647.0)) / 100) * 100 * 100)::bigint end,
      r.slug, 'County ' || c % 3000, 25 + (c % 3000) % 24 + 0.01 * (c % 3000 % 97), -124 + (c % 3000) / 53.0,
      case when c % 12 = 0 then 'franchise' else 'business' end, c % 9 = 0, a % 7 = 0,
      (array['none','none','available','included'])[1 + b % 4], a % 4 = 0, b % 50 = 0,
      timestamptz '2026-11-20' - make_interval(secs => c % 63072000)
    from dice cross join sizes
    join numbered_sectors s on s.place = (b * 31 + a) % sizes.sectors
    join numbered_regions r on r.place = sqrt(a % (sizes.regions * sizes.regions))::int % sizes.regions`.execute(db);
  for (const { definition } of rows) await sql.raw(definition).execute(db);
  await sql`vacuum analyze listings`.execute(db);
}
