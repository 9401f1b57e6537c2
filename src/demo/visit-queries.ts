import { sql } from "kysely";
import type { Db } from "#db/connect.ts";

interface DemoVisits {
  /** The office whose listings are visited every day. The others' are visited once a month. */
  office_slug: string;
  /** As `2026-11-20`. Visits are on the days before it. */
  today: string;
  days: number;
}

/**
 * Inserts the visits to the site and to public listings' pages by day and source, as the daily roll-up stores them. The
 * numbers depend only on the listing's number and the day, and are lower on weekends.
 */
export async function insertDemoVisits(db: Db, { office_slug, today, days }: DemoVisits): Promise<void> {
  await sql`
    with visits as (
      select to_char(at, 'YYYY-MM-DD') as day, listings.number, listings.office_id, listings.agent_id, source,
        (1 + (listings.number * 31 + ago * 17 + place * 7) % 7) / (case when extract(isodow from at) > 5 then 2 else 1 end)
          as views
      from listings join offices on offices.id = listings.office_id
        cross join (select ago, ${today}::date - ago as at from generate_series(1, ${days}::integer) as ago) as past
        cross join (values (1, 'search'), (2, 'direct'), (3, 'email'), (4, 'social')) as sources (place, source)
      where listings.status in ('active', 'under_offer', 'sold') and listings.listed_at < at
        and (listings.sold_at is null or listings.sold_at > at)
        and case when offices.slug = ${office_slug} then (listings.number + ago + place) % place = 0
          else place = 1 and (listings.number + ago) % 30 = 0 end
    ), of_listings as (
      insert into daily_views (day, kind, subject, source, views, visitors)
      select day, 'listing', number::text, source, views, views - views / 4 from visits where views > 0
    ), of_site as (
      insert into daily_views (day, kind, subject, source, views, visitors)
      select day, 'site', '', source, sum(views) * 3, sum(views) from visits group by day, source having sum(views) > 0
    )
    insert into daily_listing_views (day, office_id, agent_id, views)
    select day, office_id, agent_id, sum(views) from visits group by day, office_id, agent_id having sum(views) > 0`.execute(
    db,
  );
}
