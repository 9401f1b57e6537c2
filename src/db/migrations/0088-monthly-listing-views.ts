import { type Kysely, sql } from "kysely";

/**
 * The views of listings by month, office and agent, for months that have ended, and an index of what the desk's lists and
 * stats read of a listing that they join.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table monthly_listing_views (
      month text not null,
      office_id integer not null references offices on delete cascade,
      agent_id integer references agents on delete set null,
      views bigint not null
    )`.execute(db);
  await sql`
    insert into monthly_listing_views (month, office_id, agent_id, views)
    select left(day, 7), office_id, agent_id, sum(views) from daily_listing_views
    where left(day, 7) < to_char(now() at time zone 'utc', 'YYYY-MM')
    group by 1, office_id, agent_id`.execute(db);
  await sql`
    create index monthly_listing_views_month on monthly_listing_views (month) include (office_id, agent_id, views)`.execute(
    db,
  );
  await sql`create index listings_of_owner on listings (number) include (office_id, agent_id, price, currency)`.execute(
    db,
  );
}
