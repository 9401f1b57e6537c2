import { type Kysely, sql } from "kysely";

/** Codes that verify an email address. They aren't hashed, because the outbox stores the emails with the codes anyway. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table email_codes (
      mail_key text primary key,
      account_id integer not null references accounts on delete cascade,
      email text not null,
      code text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      tries integer not null default 0
    )`.execute(db);
  await sql`create index email_codes_account on email_codes (account_id)`.execute(db);
}
