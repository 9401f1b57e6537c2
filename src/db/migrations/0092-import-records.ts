import { type Kysely, sql } from "kysely";

/** What imports of offices, agents, leads and redirects changed, so that they can be undone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table import_records (
      run_id integer not null references import_runs (id) on delete cascade,
      record_id text not null,
      name text not null,
      change text not null check (change in ('created', 'updated')),
      before jsonb,
      after jsonb not null,
      transfer_ids integer[] not null default '{}',
      primary key (run_id, record_id)
    )`.execute(db);
}
