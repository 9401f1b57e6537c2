import { type Kysely, sql } from "kysely";

/** What each import is of, and what it found in how many rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table import_runs
      add column kind text not null default 'listings'
        check (kind in ('listings', 'offices', 'agents', 'leads', 'redirects')),
      add column findings jsonb not null default '[]'`.execute(db);
}
