import { type Kysely, sql } from "kysely";

/** Weekly digests, progress of long jobs, and emails that must not be sent twice. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table digests (
      buyer_id integer not null references buyers on delete cascade,
      week text not null,
      kind text not null,
      listing_numbers integer[] not null,
      reasons json not null,
      matched_at timestamptz not null,
      written_at timestamptz,
      primary key (buyer_id, kind, week)
    )`.execute(db);
  await sql`create index digests_unwritten on digests (week, kind, buyer_id) where written_at is null`.execute(db);
  await sql`
    create table job_progress (
      name text not null,
      subject text not null,
      part integer not null,
      total integer not null,
      done integer not null default 0,
      made integer not null default 0,
      started_at timestamptz not null,
      finished_at timestamptz,
      primary key (name, subject, part)
    )`.execute(db);
  await sql`
    alter table outbox
      add column never_twice boolean not null default false,
      add column weekly_of integer references buyers on delete set null,
      add column sending_at timestamptz,
      drop constraint outbox_status_check,
      add constraint outbox_status_check
        check (status in ('waiting', 'sending', 'unclear', 'held', 'unwanted', 'sent', 'failed'))`.execute(db);
  await sql`create index outbox_weekly_of on outbox (weekly_of) where weekly_of is not null`.execute(db);
}
