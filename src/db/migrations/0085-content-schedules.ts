import { type Kysely, sql } from "kysely";

/** Changes of texts that are published at a time, one per text. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table content_schedules (
      kind text not null,
      subject_id integer not null,
      account_id integer references accounts (id) on delete set null,
      publish_at timestamptz not null,
      base jsonb not null,
      change jsonb not null,
      problem text,
      scheduled_at timestamptz not null,
      primary key (kind, subject_id)
    )`.execute(db);
  await sql`create index content_schedules_due on content_schedules (publish_at) where problem is null`.execute(db);
  await sql`create index content_schedules_account on content_schedules (account_id)`.execute(db);
}
