import { type Kysely, sql } from "kysely";

/** Staff, and the audit log. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table staff (
      account_id integer primary key references accounts on delete cascade,
      name text not null,
      rank text not null check (rank in ('agent', 'office_manager', 'head_office', 'read_only')),
      office_id integer references offices on delete cascade,
      agent_id integer references agents on delete cascade,
      demo boolean not null default false,
      disabled_at timestamptz,
      totp_sealed text,
      totp_confirmed_at timestamptz,
      totp_last_step integer,
      check (rank <> 'agent' or agent_id is not null),
      check (rank <> 'office_manager' or office_id is not null)
    )`.execute(db);
  await sql`
    create table staff_actions (
      id integer generated always as identity primary key,
      account_id integer not null references accounts,
      action text not null,
      subject text not null,
      office_id integer,
      details jsonb not null,
      happened_at timestamptz not null
    )`.execute(db);
  await sql`create index staff_actions_latest on staff_actions (happened_at desc)`.execute(db);
  await sql`create index staff_actions_subject on staff_actions (subject)`.execute(db);
  await sql`
    create function refuse_change() returns trigger language plpgsql as $$
    begin raise exception '% is append-only', tg_table_name; end $$`.execute(db);
  await sql`
    create trigger staff_actions_append_only before update or delete on staff_actions
    for each row execute function refuse_change()`.execute(db);
  await sql`
    create table staff_recovery_codes (
      account_id integer not null references staff on delete cascade,
      code_sha256 text not null,
      used_at timestamptz,
      primary key (account_id, code_sha256)
    )`.execute(db);
  await sql`
    create table staff_openings (
      token_sha256 text primary key,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`alter table sessions add column second_factor_at timestamptz`.execute(db);
  await sql`alter table account_tokens drop constraint account_tokens_purpose_check`.execute(db);
  await sql`
    alter table account_tokens add constraint account_tokens_purpose_check
    check (purpose in ('verify_email', 'reset_password', 'invitation'))`.execute(db);
}
