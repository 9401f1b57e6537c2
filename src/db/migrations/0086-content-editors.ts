import { type Kysely, sql } from "kysely";

/** Who has a text's form open at the desk. Rows are deleted soon after a form is closed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table content_editors (
      kind text not null,
      subject_id integer not null,
      account_id integer not null references accounts (id) on delete cascade,
      seen_at timestamptz not null,
      primary key (kind, subject_id, account_id)
    )`.execute(db);
  await sql`create index content_editors_account on content_editors (account_id)`.execute(db);
  await sql`create index content_editors_seen on content_editors (seen_at)`.execute(db);
}
