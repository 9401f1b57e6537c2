import { type Kysely, sql } from "kysely";

/** Filters and sort orders of the desk's lists that staff have saved under a name, for themselves or their office. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table saved_views (
      id integer generated always as identity primary key,
      account_id integer not null references accounts on delete cascade,
      list text not null,
      name text not null,
      query jsonb not null,
      is_shared boolean not null default false,
      updated_at timestamptz not null,
      unique (account_id, list, name)
    )`.execute(db);
  await sql`create index saved_views_shared on saved_views (list) where is_shared`.execute(db);
}
