import { type Kysely, sql } from "kysely";

/** Email delivery status, addresses that reject mail, saved searches and their finds. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table outbox
      drop constraint outbox_status_check,
      add constraint outbox_status_check
        check (status in ('waiting', 'sending', 'unclear', 'held', 'unwanted', 'blocked', 'sent', 'failed')),
      add column if not exists never_twice boolean not null default false,
      add column if not exists sending_at timestamptz,
      add column next_try_at timestamptz,
      add column awaits_server boolean not null default false,
      add column answer text`.execute(db);
  await sql`create index outbox_under_way on outbox (sending_at) where status = 'sending'`.execute(db);
  await sql`create index outbox_put_off on outbox (next_try_at) where status = 'waiting' and awaits_server`.execute(db);
  await sql`
    create table bounced_addresses (
      id integer generated always as identity primary key,
      address text not null unique,
      reason text not null,
      bounced_at timestamptz not null
    )`.execute(db);
  await sql`
    create table saved_searches (
      id integer generated always as identity primary key,
      buyer_id integer not null references buyers on delete cascade,
      name text not null,
      path text not null,
      query text not null,
      office_id integer references offices on delete cascade,
      agent_id integer references agents on delete cascade,
      thropro boolean not null default false,
      frequency text not null check (frequency in ('instant', 'daily', 'weekly')),
      paused_at timestamptz,
      since timestamptz not null,
      created_at timestamptz not null,
      unique (buyer_id, path, query)
    )`.execute(db);
  await sql`
    create table alert_finds (
      id bigint generated always as identity primary key,
      buyer_id integer not null references buyers on delete cascade,
      search_id integer references saved_searches on delete cascade,
      event_id bigint references listing_events on delete cascade,
      listing_number integer not null references listings on delete cascade,
      kind text not null check (kind in ('new', 'price_down', 'price_up', 'back_on_market', 'changed')),
      price_before bigint,
      found_at timestamptz not null,
      mailed_at timestamptz,
      unique (search_id, listing_number),
      unique (buyer_id, event_id),
      check ((search_id is null) <> (event_id is null))
    )`.execute(db);
  await sql`create index alert_finds_to_tell on alert_finds (buyer_id) where mailed_at is null`.execute(db);
  await sql`
    create table alert_cursor (
      id integer primary key check (id = 1),
      seen_until timestamptz not null
    )`.execute(db);
  await sql`
    alter table buyers
      add column send_saved_listing_alerts boolean not null default true,
      add column instant_alert_at timestamptz`.execute(db);
  await sql`create index listings_updated on listings (updated_at)`.execute(db);
  await sql`create index listing_events_happened on listing_events (happened_at)`.execute(db);
}
