import { type Kysely, sql } from "kysely";

/** Visitors' consents, as evidence, by an id that their browser stores. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table visitor_consents (
      id uuid primary key,
      visitor uuid not null,
      analytics boolean not null,
      marketing boolean not null,
      wording text not null,
      locale text not null,
      recorded_at timestamptz not null
    )`.execute(db);
  await sql`create index visitor_consents_visitor on visitor_consents (visitor, recorded_at)`.execute(db);
}
