import { type Kysely, sql } from "kysely";

/** Buyers' preferences, saved and hidden listings, and activity. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table buyer_preferences (
      buyer_id integer not null references buyers on delete cascade,
      position integer not null,
      state text,
      category text,
      subcategory text,
      primary key (buyer_id, position)
    )`.execute(db);
  await sql`
    create table saved_listings (
      buyer_id integer not null references buyers on delete cascade,
      listing_number integer not null references listings on delete cascade,
      saved_at timestamptz not null,
      price_when_saved bigint,
      status_when_saved text not null,
      primary key (buyer_id, listing_number)
    )`.execute(db);
  await sql`create index saved_listings_listing on saved_listings (listing_number)`.execute(db);
  await sql`
    create table hidden_matches (
      buyer_id integer not null references buyers on delete cascade,
      listing_number integer not null references listings on delete cascade,
      reason text,
      hidden_at timestamptz not null,
      primary key (buyer_id, listing_number)
    )`.execute(db);
  await sql`
    create table buyer_activity (
      id bigint generated always as identity primary key,
      buyer_id integer not null references buyers on delete cascade,
      kind text not null,
      listing_number integer references listings on delete set null,
      happened_at timestamptz not null
    )`.execute(db);
  await sql`create index buyer_activity_newest on buyer_activity (buyer_id, happened_at desc, id desc)`.execute(db);
}
