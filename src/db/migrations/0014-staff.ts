import { type Kysely, sql } from "kysely";

/** Who works at the desk, and what they did there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table staff (
      account_id integer primary key references accounts on delete cascade,
      name text not null,
      rank text not null check (rank in ('agent', 'office_manager', 'head_office', 'read_only')),
      office_id integer references offices on delete cascade,
      agent_id integer references agents on delete cascade,
      check (rank <> 'agent' or agent_id is not null),
      check (rank <> 'office_manager' or office_id is not null)
    )`.execute(db);
  await sql`
    create table staff_actions (
      id integer generated always as identity primary key,
      account_id integer not null references accounts,
      action text not null,
      subject text not null,
      office_id integer references offices on delete set null,
      details jsonb not null,
      happened_at timestamptz not null
    )`.execute(db);
  await sql`create index staff_actions_latest on staff_actions (happened_at desc)`.execute(db);
  await sql`create index staff_actions_subject on staff_actions (subject)`.execute(db);
}
