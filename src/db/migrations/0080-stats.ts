import { type Kysely, sql } from "kysely";

/** The views of listings by day, office and agent, and the indexes of the desk's stats. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table daily_listing_views (
      day text not null,
      office_id integer not null references offices on delete cascade,
      agent_id integer references agents on delete set null,
      views integer not null
    )`.execute(db);
  await sql`
    insert into daily_listing_views (day, office_id, agent_id, views)
    select day, office_id, agent_id, sum(views)
    from daily_views join listings on listings.number::text = daily_views.subject
    where daily_views.kind = 'listing'
    group by day, office_id, agent_id`.execute(db);
  await sql`
    create index daily_listing_views_day on daily_listing_views (day) include (office_id, agent_id, views)`.execute(db);
  await sql`
    create index daily_listing_views_agent on daily_listing_views (agent_id, day) where agent_id is not null`.execute(
    db,
  );
  await sql`create index ndas_signed on ndas (signed_at)`.execute(db);
  await sql`create index listings_sold_at on listings (sold_at) where status = 'sold'`.execute(db);
  await sql`create index deals_ended on deals (ended_at) where ended_at is not null`.execute(db);
  await sql`create index enquiries_about_listings on enquiries (lead_id) where type = 'listing'`.execute(db);
}
