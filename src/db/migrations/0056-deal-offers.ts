import { type Kysely, sql } from "kysely";

/** Offers of a deal by the buyer or the seller, at most one of which is accepted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table deal_offers (
      id uuid primary key,
      deal_id uuid not null references deals on delete cascade,
      amount bigint not null check (amount > 0),
      made_by text not null check (made_by in ('buyer', 'seller')),
      offered_on text not null check (offered_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
      conditions text,
      status text not null check (status in ('made', 'countered', 'accepted', 'rejected', 'withdrawn')),
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`.execute(db);
  await sql`create index deal_offers_deal on deal_offers (deal_id, created_at desc)`.execute(db);
  await sql`create unique index deal_offers_accepted on deal_offers (deal_id) where status = 'accepted'`.execute(db);
}
