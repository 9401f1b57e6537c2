import { sql } from "kysely";
import type { Db } from "#db/connect.ts";
import { aggregateMonths } from "#domain/stats/views/view-queries.ts";

const DAYS_BETWEEN_VIEWS = 7;

/**
 * Gives the leads of `insertLeads` sources and response times, inserts deals with their offers, marks one listing in a
 * hundred as sold, and counts a year of views for every tenth listing, with as many owners per day as a thousand agents
 * would be.
 */
export async function insertSales(db: Db, { deals, listings }: { deals: number; listings: number }): Promise<void> {
  await sql`
    update leads set
      source = (array['paid', 'organic', 'campaign', 'referral', 'direct'])[1 + extract(minute from received_at)::integer % 5],
      first_answered_at = case when id::text < 'd' then received_at + (ascii(id::text) % 30) * interval '30 seconds' end,
      waiting_since = case when id::text >= 'e' then received_at end`.execute(db);
  await sql`
    insert into deals (id, listing_number, lead_id, office_id, agent_id, stage, stage_since, created_at, updated_at,
      ended_at, lost_reason, commission_basis_points)
    select gen_random_uuid(), first + i % ${listings}::integer, lead.id, lead.office_id, lead.agent_id, stage, at, at, at,
      case when stage in ('closed', 'lost') then at end, case when stage = 'lost' then 'price' end, 1000
    from (
      select *, timestamptz '2026-11-25' - i * interval '40 minutes' as at,
        (array['new', 'talking', 'nda', 'loi', 'due_diligence', 'closing', 'closed', 'lost', 'lost', 'closed'])[1 + i % 10]
          as stage
      from generate_series(1, ${deals}::integer) as i
    ) as numbered
    join (select *, row_number() over (order by received_at desc) as position from leads) as lead on position = i
    cross join (select min(number) as first from listings) as numbers`.execute(db);
  await sql`
    insert into deal_offers (id, deal_id, amount, made_by, offered_on, status, created_at, updated_at)
    select gen_random_uuid(), id, 30000000, 'buyer', '2026-10-01', 'made', created_at, created_at from deals
    where stage in ('loi', 'due_diligence', 'closing', 'closed')`.execute(db);
  await sql`
    update listings set status = 'sold', sold_at = timestamptz '2026-11-25' - (number % 365) * interval '1 day',
      closing_price = price
    where number % 100 = 0`.execute(db);
  for (let day = 1; day < 365; day += DAYS_BETWEEN_VIEWS)
    await sql`
      insert into daily_views (day, kind, subject, source, views, visitors)
      select to_char(date '2026-11-25' - ${day}::integer, 'YYYY-MM-DD'), 'listing', number::text, source, 2, 1
      from listings cross join (values ('direct'), ('search')) as sources (source)
      where number % 10 = 0`.execute(db);
  await sql`
    insert into daily_listing_views (day, office_id, agent_id, views)
    select to_char(date '2026-11-25' - day, 'YYYY-MM-DD'), office_id, agent_id, 40
    from (select office_id, id as agent_id from agents cross join generate_series(1, 5)) as owners
      cross join generate_series(1, 365) as day`.execute(db);
  await sql`
    insert into page_visits (day, kind, subject, source, visitor, views)
    select '2026-11-25', 'listing', number::text, 'direct', number::text, 1 from listings where number % 10 = 1`.execute(
    db,
  );
  await aggregateMonths(db, "2026-11-25", []);
  // Autovacuum would do this after as many changes.
  await sql`vacuum analyze`.execute(db);
}
