import { type Kysely, sql } from "kysely";

/**
 * Invalidated tags and their times, for the caches of other processes: one row per write and tag, never updated, so
 * concurrent writes of a tag don't block each other.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table cache_versions (
      version bigint generated always as identity primary key,
      tag text not null,
      changed_in bigint not null default pg_current_xact_id()::text::bigint,
      changed_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index cache_versions_changed_in on cache_versions (changed_in)`.execute(db);
}
